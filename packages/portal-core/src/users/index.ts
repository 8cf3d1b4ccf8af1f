export { usersPublic } from './users.api.js';
export type { PublicUser } from './users.api.js';
