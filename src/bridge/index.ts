export * from './cards';
export * from './contract';
export * from './holding';
export * from './seats';
export * from './trick';
