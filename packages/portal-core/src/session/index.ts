export * as impersonationCalls from './impersonation.api.js';
export { beginImpersonation, endImpersonation, IMPERSONATION_SECONDS } from './impersonation.api.js';
export type { Impersonation } from './impersonation.api.js';
export { validateProfile } from './profile.rules.js';
export * as secondFactorCalls from './second-factor.api.js';
export {
  secondFactorBegin,
  secondFactorConfirm,
  secondFactorRead,
  secondFactorRemove,
  usersRemoveSecondFactor,
  usersSecondFactor,
} from './second-factor.api.js';
export type { FactorRemoval, FactorSecret, SecondFactor } from './second-factor.api.js';
export * as sessionCalls from './session.api.js';
export {
  allowedResources,
  changeOwnPassword,
  currentUser,
  login,
  logout,
  updateCurrentUser,
} from './session.api.js';
export type { Credentials, CurrentUser, OwnPasswordChange, ProfileChange } from './session.api.js';
export * as sessionsCalls from './sessions.api.js';
export { sessionsEnd, sessionsEndOthers, sessionsList } from './sessions.api.js';
export type { Session } from './sessions.api.js';
export * as userSessionCalls from './user-sessions.api.js';
export { usersEndSession, usersEndSessions, usersSessions } from './user-sessions.api.js';
export { visitsAfter } from './visit.rules.js';
export type { VisitMark, Visits } from './visit.rules.js';
export * as visitCalls from './visit.api.js';
export { visitLook, visitRead } from './visit.api.js';
export type { Visit } from './visit.api.js';
export { isTokenValid, jwtPayload, readToken } from './token.js';
export { readOwnSettings } from './own-settings.js';
