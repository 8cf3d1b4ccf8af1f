export { RESOURCE_CODES, ROLE_MERCHANT, ROLE_SYSADMIN, ROLE_WAREHOUSE } from './access.types.js';
export type { DataScope, ResourceCode } from './access.types.js';
export { dataScopeOf, mayActAs, mayReadAllMerchants, mayUse } from './access.js';
export type { Person, Principal } from './access.js';
