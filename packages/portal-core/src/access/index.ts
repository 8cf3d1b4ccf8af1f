export { dataScopeOf, isFiltered, mayActAs, mayReadAllMerchants, mayUse } from './access.js';
export type { Principal } from './access.js';
export { RESOURCE_CODES, ROLE_MERCHANT, ROLE_SYSADMIN, ROLE_WAREHOUSE } from './access.types.js';
export type { DataScope, ResourceCode, ScopeFilters } from './access.types.js';
export { fixedFiltersShape } from './fixed-filters.js';
export type { FixedFilters } from './fixed-filters.js';
export { FIRST_ROLES } from './first-roles.js';
