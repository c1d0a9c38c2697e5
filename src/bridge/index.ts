export * from './cards';
export * from './cardset';
export * from './contract';
export * from './holding';
export * from './seats';
export * from './trick';
