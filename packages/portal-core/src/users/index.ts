export { PASSWORD_MAX, PASSWORD_MIN, validatePassword } from './password.rules.js';
export {
  rolesInfo,
  rolesList,
  USER_SUGGESTIONS_MAX,
  USERS_PAGE_SIZE,
  usersCreate,
  usersList,
  usersPassword,
  usersSuggest,
  usersUpdate,
} from './user-management.api.js';
export type {
  NewUser,
  PasswordChange,
  UserChange,
  UserSuggestQuery,
  UsersQuery,
} from './user-management.api.js';
export { USER_FIELDS } from './user.fields.js';
export type { ProductsStatus } from './user.fields.js';
export { validateUser } from './user.rules.js';
export type { Role, RoleInfo, User, UserInput, UserSuggestion } from './user.types.js';
export { usersPublic } from './users.api.js';
export type { PublicUser } from './users.api.js';
