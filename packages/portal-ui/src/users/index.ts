export { Users } from './Users.js';
export type { UsersProps } from './Users.js';
export { Roles } from './Roles.js';
export type { RolesProps } from './Roles.js';
