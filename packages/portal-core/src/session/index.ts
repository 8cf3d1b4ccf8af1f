export { PASSWORD_MAX, PASSWORD_MIN, validatePassword } from './password.rules.js';
export { allowedResources, currentUser, login, updateCurrentUser } from './session.api.js';
export type { Credentials, CurrentUser, ProfileChange } from './session.api.js';
export { isTokenValid, readToken } from './token.js';
export type { TokenClaims } from './token.js';
