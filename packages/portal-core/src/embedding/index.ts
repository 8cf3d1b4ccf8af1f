export { createTokenSource } from './token-source.js';
export type { EmbedToken, FetchToken, TokenSource, TokenSourceOptions, TokenState } from './token-source.js';
export { validateApiKey, validateOrigins } from './api-key.rules.js';
export { EMBED_AUDIENCE, readEmbedToken } from './embed-claims.js';
export type { EmbedClaims } from './embed-claims.js';
export { isExactOrigin } from './embed-origin.js';
export { beyondBounds, embedPrincipal, mayEmbed, reachesMerchant } from './embed.rules.js';
export type { SessionBounds } from './embed.rules.js';
export {
  apiKeysCreate,
  apiKeysList,
  apiKeysRevoke,
  embedPreflight,
  embedSessionsCreate,
} from './embedding.api.js';
export type { ApiKeysQuery } from './embedding.api.js';
export { API_KEY_PREFIX, EMBED_LIMITS, EMBED_SETTINGS, EMBEDDABLE_CODES } from './embedding.types.js';
export type {
  ApiKey,
  ApiKeyInput,
  CreatedApiKey,
  EmbeddableCode,
  EmbedSession,
  EmbedSessionInput,
  PreflightAnswer,
} from './embedding.types.js';
export { embedSnippet } from './snippet.js';
export type { EmbedSnippet } from './snippet.js';
export { curlCommand, readCurlAnswer } from './doctor.answer.js';
export type { CurlAnswer } from './doctor.answer.js';
export { examinePage, originOf } from './doctor.rules.js';
export { DOCTOR_CHECKS } from './doctor.types.js';
export type { DoctorCheck, Finding, FindingLevel, PageAnswer } from './doctor.types.js';
