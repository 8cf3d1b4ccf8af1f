export { isEmpty, seedDemoData } from './seed-demo-data.js';
export type { DemoOptions } from './seed-demo-data.js';
