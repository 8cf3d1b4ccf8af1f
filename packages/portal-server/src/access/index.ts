export { createFindAccess, LACKS_SECOND_FACTOR } from './access.store.js';
export type { Access, FindAccess } from './access.store.js';
export { mustStaySeen } from './must-stay-seen.js';
export { isResourceCode } from './resource-codes.js';
export { scopeForMerchant, wholeScope } from './whole-scope.js';
