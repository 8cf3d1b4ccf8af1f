import { dataScopeOf, type DataScope, type Principal } from '@kontor/portal-core';

/**
 * The widest scope of whoever asks, for a record that is named: who may list the records of all merchants may also open and change one of
 * them. `scope` is the one without asking for all merchants.
 */
export const wholeScope = (principal: Principal, scope: DataScope): DataScope =>
  dataScopeOf(principal, true) ?? scope;
