export * from './audit-log.api.js';
