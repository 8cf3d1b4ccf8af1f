export { apiKeyState, mayKeySend, validateApiKey } from './api-key.rules.js';
export { curlCommand, readCurlAnswer } from './doctor.answer.js';
export { examinePage, originOf } from './doctor.rules.js';
export type { DoctorCheck, Finding, FindingLevel } from './doctor.types.js';
export { EMBED_AUDIENCE, readEmbedToken } from './embed-claims.js';
export { isExactOrigin } from './embed-origin.js';
export {
  beyondBounds,
  embedPrincipal,
  mayEmbed,
  reachesMerchant,
  validateEmbedSession,
} from './embed.rules.js';
export { EMBED_WIDGETS, isForCall, widgetCodes } from './embed-widgets.js';
export type { EmbedAccess, EmbedPurpose, EmbedWidget } from './embed-widgets.js';
export type { SessionBounds } from './embed.rules.js';
export * as embeddingCalls from './embedding.api.js';
export {
  apiKeysCreate,
  apiKeysList,
  apiKeysOwn,
  apiKeysRevoke,
  embedPreflight,
  embedSessionsCreate,
} from './embedding.api.js';
export type { ApiKeysQuery } from './embedding.api.js';
export {
  API_KEY_PREFIX,
  EMBED_LIMITS,
  EMBED_SETTINGS,
  EMBEDDABLE_CODES,
  isRecordsKey,
} from './embedding.types.js';
export type {
  ApiKey,
  ApiKeyInput,
  CreatedApiKey,
  EmbeddableCode,
  EmbedSession,
  EmbedSessionInput,
  PreflightAnswer,
} from './embedding.types.js';
export { sessionSnippets } from './session-snippets.js';
export { keySnippets } from './snippet.js';
export { createTokenSource } from './token-source.js';
export type { FetchToken, TokenSource } from './token-source.js';
