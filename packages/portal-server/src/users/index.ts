export { makeFirstLink } from './first-account.js';
export { firstAccountRoutes } from './first-account.routes.js';
export { storeSysadmin } from './sysadmin.store.js';
export { userActiveRoutes } from './user-active.routes.js';
export { userManagementRoutes } from './user-management.routes.js';
export { liftRefusalRoute, userSecondFactorRoutes, userSessionsRoutes } from './user-sessions.routes.js';
export { usersRoutes } from './users.routes.js';
export { hasUsers, shopCodeOf } from './users.store.js';
export { hasSysadminBesides, merchantIdOf } from './user-management.store.js';
