export { dataScopeOf, isFiltered, mayActAs, mayReadAllMerchants, mayUse } from './access.js';
export type { Principal } from './access.js';
export { RESOURCE_CODES, ROLE_MERCHANT, ROLE_SYSADMIN, ROLE_WAREHOUSE } from './access.types.js';
export type { DataScope, ResourceCode, ScopeFilters } from './access.types.js';
export { fixedFiltersShape } from './fixed-filters.js';
export type { FixedFilters } from './fixed-filters.js';
export { API_KEY_SCOPES, SCOPE_CODES } from './key-scopes.js';
export type { ApiKeyScope } from './key-scopes.js';
export { FIRST_ROLES } from './first-roles.js';
