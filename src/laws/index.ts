export * from './ruling';
export * from './situation';
