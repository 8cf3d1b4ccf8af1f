export * as healthCalls from './health.api.js';
export { healthLive, healthReady, openApiDocument } from './health.api.js';
