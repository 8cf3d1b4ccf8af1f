export { ConfigError } from './config-error.js';
export { isLoopback, isOnlyLocal, readConfig } from './config.js';
export type { Config, FileMakerSettings } from './config.js';
export type { MailSettings } from './mail-settings.js';
export { isForwarded, isFromHere, type Sent } from './from-here.js';
