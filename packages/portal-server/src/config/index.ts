export { ConfigError, isLoopback, readConfig } from './config.js';
export type { Config } from './config.js';
