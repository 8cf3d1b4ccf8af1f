import {
  merchantsCreate,
  merchantsList,
  merchantsUpdate,
  validateMerchant,
  type MerchantInput,
} from '@kontor/portal-core';
import { wholeScope } from '../access/index.js';
import { instantOf } from '../dates/index.js';
import { type Route, route, validationFailed } from '../wire/index.js';
import type { ServerDeps } from '../server-deps.js';
import { createMerchant, findMerchants, updateMerchant } from './merchants.store.js';

/** Routes of the merchants: choosing one (the own one, or any with the permission for all) and managing them. */
export function merchantsRoutes({ database, clock }: Pick<ServerDeps, 'database' | 'clock'>): Route[] {
  return [
    route(merchantsList, ({ principal, scope, query }) =>
      findMerchants(database.read, wholeScope(principal, scope), query),
    ),
    route(merchantsCreate, ({ body, write }) => {
      check(body);
      return write(async (trx, trail) => {
        const merchant = await createMerchant(trx, body, instantOf(clock));
        await trail.touch('merchant', [{ id: merchant.id, detail: { name: merchant.merchant_name } }]);
        return merchant;
      });
    }),
    route(merchantsUpdate, ({ params: { id }, body, write }) => {
      check(body);
      return write(async (trx, trail) => {
        const merchant = await updateMerchant(trx, id, body);
        await trail.touch('merchant', [{ id, detail: { name: merchant.merchant_name } }]);
        return merchant;
      });
    }),
  ];
}

function check(input: MerchantInput): void {
  const issues = validateMerchant(input);
  if (issues.length > 0) throw validationFailed(issues);
}
