import { dataScopeOf, merchantsList } from '@kontor/portal-core';
import { route, type Route } from '../http/handler.js';
import type { ServerDeps } from '../server-deps.js';
import { findMerchants } from './merchants.store.js';

/** Merchants to choose from: the own one, or all for those who may see all. */
export function merchantsRoutes({ database }: Pick<ServerDeps, 'database'>): Route[] {
  return [
    route(merchantsList, ({ principal, scope, query }) =>
      findMerchants(database.read, dataScopeOf(principal, true) ?? scope, query),
    ),
  ];
}
