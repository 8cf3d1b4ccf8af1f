export { apiKeysRoutes } from './api-keys.routes.js';
export { crossOrigin } from './cross-origin.js';
export { embedSessionRoutes } from './embed-session.routes.js';
export { createEmbedTokens } from './embed-tokens.js';
export type { EmbedTokens } from './embed-tokens.js';
export { createKeyAuthentication } from './key-caller.js';
export { createPageAuthentication } from './page-caller.js';
