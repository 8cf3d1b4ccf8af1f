import { dataScopeOf, productsSearch } from '@kontor/portal-core';
import { searchProducts } from '../erp/index.js';
import { route, type Route } from '../http/handler.js';
import type { ServerDeps } from '../server-deps.js';

const DEFAULT_LIMIT = 20;

/** Products to choose from. */
export function productsRoutes({ database }: Pick<ServerDeps, 'database'>): Route[] {
  return [
    route(productsSearch, async ({ query: { text, limit = DEFAULT_LIMIT }, principal, scope }) => ({
      entries: await searchProducts(database.read, dataScopeOf(principal, true) ?? scope, text, limit),
    })),
  ];
}
