export { createBrowserClient, fetchTransport } from './browser-client.js';
export type { BrowserClientOptions } from './browser-client.js';
export type { ChoiceStorage } from './choices.js';
export type { PortalErrorCode, PortalEvent } from './portal-events.js';
export { usePortalClient } from './portal-context.js';
export { createQueryClient } from './query-client.js';
export { useLanguage, useTranslate } from './translate-context.js';
