export { Users } from './Users.js';
export type { UsersProps } from './Users.js';
