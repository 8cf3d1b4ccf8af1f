export { createDraftStore } from './draft-store.js';
export { noteImpersonationEnd, takeImpersonationEnd } from './impersonation-end.js';
export { ownPath } from './own-path.js';
export { createSessionStore, LOGGED_IN_AS_KEY, TOKEN_KEY } from './session-store.js';
export type { SessionStore } from './session-store.js';
