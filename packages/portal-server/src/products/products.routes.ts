import { dataScopeOf, productsSearch, type DataScope } from '@kontor/portal-core';
import { searchProducts } from '../erp/index.js';
import { route, type Route } from '../http/handler.js';
import type { ServerDeps } from '../server-deps.js';

const DEFAULT_LIMIT = 20;

/** Products to choose from. */
export function productsRoutes({ database }: Pick<ServerDeps, 'database'>): Route[] {
  return [
    route(
      productsSearch,
      async ({ query: { text, limit = DEFAULT_LIMIT, merchant_erp_id }, principal, scope }) => {
        const whole = dataScopeOf(principal, true) ?? scope;
        const within = ofMerchant(whole, merchant_erp_id);
        return { entries: await searchProducts(database.read, within, text, limit) };
      },
    ),
  ];
}

/** The part of a scope that is one merchant's; a scope of one merchant stays as it is. */
function ofMerchant(scope: DataScope, merchantErpId: number | undefined): DataScope {
  return scope.kind === 'all' && merchantErpId !== undefined ? { kind: 'merchant', merchantErpId } : scope;
}
