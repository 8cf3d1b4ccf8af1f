export * from './orders/index.js';
export * from './primitives/index.js';
export * from './portal-provider/index.js';
export * from './provider/index.js';
export * from './saved-views/index.js';
export * from './session/index.js';
export * from './theme/index.js';
export * from './table/index.js';
