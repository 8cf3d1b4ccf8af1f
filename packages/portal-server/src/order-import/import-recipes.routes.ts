import { importRecipesForget, importRecipesRecall } from '@kontor/portal-core/order-import';
import { type Route, route } from '../wire/index.js';
import type { ServerDeps } from '../server-deps.js';
import { chooseMerchant } from './import-merchant.js';
import { forgetRecipe, recallRecipe } from './import-recipes.store.js';

/** Routes of the import recipes that a merchant has confirmed, remembered by the shape of the file. */
export function importRecipesRoutes({ database: { read } }: Pick<ServerDeps, 'database'>): Route[] {
  return [
    route(importRecipesRecall, async ({ principal, scope, query }) => {
      const merchant = await chooseMerchant(read, { principal, scope, named: query.merchant_erp_id });
      const entries = await recallRecipe(read, merchant, query.shape);
      return { entries, foundCount: entries.length };
    }),
    route(importRecipesForget, async ({ scope, params, write }) => {
      await write((trx) => forgetRecipe(trx, scope, params.id));
      return undefined;
    }),
  ];
}
