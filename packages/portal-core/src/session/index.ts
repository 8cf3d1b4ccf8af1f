export { beginImpersonation, endImpersonation, IMPERSONATION_SECONDS } from './impersonation.api.js';
export type { Impersonation } from './impersonation.api.js';
export { validateProfile } from './profile.rules.js';
export { allowedResources, changeOwnPassword, currentUser, login, updateCurrentUser } from './session.api.js';
export type { Credentials, CurrentUser, OwnPasswordChange, ProfileChange } from './session.api.js';
export { isTokenValid, readToken } from './token.js';
export type { TokenClaims } from './token.js';
