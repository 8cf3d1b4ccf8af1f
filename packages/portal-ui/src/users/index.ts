export { resourceName } from './resource-name.js';
export { Roles } from './Roles.js';
export { Users } from './Users.js';
