export { createTokenSource } from './token-source.js';
export type { EmbedToken, FetchToken, TokenSource, TokenSourceOptions, TokenState } from './token-source.js';
