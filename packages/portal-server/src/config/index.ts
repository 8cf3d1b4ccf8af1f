export { ConfigError, isLoopback, isOnlyLocal, readConfig } from './config.js';
export type { Config, FileMakerSettings } from './config.js';
export { isForwarded, isFromHere, type Sent } from './from-here.js';
