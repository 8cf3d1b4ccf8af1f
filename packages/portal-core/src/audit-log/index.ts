export * from './audit-log.api.js';
export * from './audit-log.rules.js';
export * from './audit-texts.js';
