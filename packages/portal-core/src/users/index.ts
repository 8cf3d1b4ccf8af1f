export { DEMO_PASSWORD, PASSWORD_MAX, PASSWORD_MIN, validatePassword } from './password.rules.js';
export * as firstAccountCalls from './first-account.api.js';
export { usersCreateFirst } from './first-account.api.js';
export type { FirstAccount } from './first-account.api.js';
export * as userManagementCalls from './user-management.api.js';
export {
  rolesInfo,
  rolesList,
  USER_SUGGESTIONS_MAX,
  USER_SORTS,
  USERS_PAGE_SIZE,
  usersCreate,
  usersList,
  usersPassword,
  usersLiftRefusal,
  usersSetActive,
  usersSuggest,
  usersUpdate,
} from './user-management.api.js';
export type { NewUser, UsersQuery, UserSuggestQuery } from './user-management.api.js';
export * as refusalCalls from './refusals.api.js';
export { usersRefusals } from './refusals.api.js';
export { pictureName, productsStatusShape } from './user-values.js';
export { USER_FIELDS } from './user.fields.js';
export { personIssues, validateAccount, validateUser } from './user.rules.js';
export { userSuggestionShape } from './user.types.js';
export type { Role, RoleInfo, User, UserInput, UserSuggestion } from './user.types.js';
export { usernameSkeleton } from './username.rules.js';
export * as userCalls from './users.api.js';
export { usersPublic } from './users.api.js';
export type { PublicUser } from './users.api.js';
