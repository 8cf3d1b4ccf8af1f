import {
  type LookupAnswer,
  orderImportsCompare,
  orderImportsForesee,
  orderImportsLookup,
  type StoredOrders,
  TWIN_DAYS,
} from '@kontor/portal-core/order-import';
import type { Knex } from 'knex';
import type { Clock } from '../dates/index.js';
import {
  findTwins,
  foreseeProducts,
  namedProducts,
  nearProducts,
  readContents,
  sqlErp as erp,
  type ExistingOrder,
} from '../erp/index.js';
import { type Route, route } from '../wire/index.js';
import type { ServerDeps } from '../server-deps.js';
import { existingOrders } from './existing-orders.js';
import { chooseMerchant } from './import-merchant.js';

/** Routes that a plan reads before anything is written. */
export function planRoutes({ database: { read }, clock }: Pick<ServerDeps, 'database' | 'clock'>): Route[] {
  return [
    route(orderImportsLookup, async ({ principal, scope, body }) => {
      const merchant = await chooseMerchant(read, { principal, scope, named: body.merchant_erp_id });
      const existing = await existingOrders(read, erp, merchant, body.external_order_ids);
      const orders = metBy(body.external_order_ids, existing);
      const asked = await erp.knownProducts(read, merchant, body.product_ids);
      const known = new Set(asked.map(({ id }) => id));
      const unknown = body.product_ids.filter((id) => !known.has(id));
      const near = await meantProducts(read, merchant, unknown);
      const meant = near.flatMap(({ suggestion, exact }) => (exact === undefined ? [] : [suggestion]));
      const others = [...new Set(meant)].filter((id) => !known.has(id));
      const products = [...asked, ...(await erp.knownProducts(read, merchant, others))];
      const { product_texts } = body;
      if (product_texts === undefined) return { orders, products, near };
      const meantBy = await namedProducts(read, merchant, product_texts);
      return { orders, products, near, named: meantBy.map(({ text, id }) => ({ text, id })) };
    }),
    route(orderImportsCompare, async ({ principal, scope, body }) => {
      const merchant = await chooseMerchant(read, { principal, scope, named: body.merchant_erp_id });
      const existing = await existingOrders(read, erp, merchant, body.external_order_ids);
      const ids = metBy(body.external_order_ids, existing).map(({ order_id }) => order_id);
      const stored = await readContents(read, merchant, ids);
      const orders = stored.map(({ order_id, status, content }) => {
        const { external_order_id } = content;
        return { external_order_id, order_id, status, content };
      });
      return { orders };
    }),
    route(orderImportsForesee, async ({ principal, scope, body }) => {
      const merchant = await chooseMerchant(read, { principal, scope, named: body.merchant_erp_id });
      const numbers = body.products.map(({ id }) => id);
      return {
        products: await foreseeProducts(read, merchant, numbers),
        twins: await findTwins(read, { merchantErpId: merchant, since: daysAgo(clock) }, body.twins),
      };
    }),
  ];
}

/** The stored orders that orders with these numbers meet, each once. */
function metBy(numbers: readonly string[], existing: StoredOrders<ExistingOrder>): ExistingOrder[] {
  return [...new Set(numbers.flatMap((number) => existing.of(number) ?? []))];
}

/** Suggests products for unknown ids: one with exactly that name or EAN, or one a typing error away. */
async function meantProducts(
  read: Knex,
  merchant: number,
  unknown: readonly string[],
): Promise<LookupAnswer['near']> {
  const named = await namedProducts(read, merchant, unknown);
  const texts = new Set(named.map(({ text }) => text));
  const others = unknown.filter((id) => !texts.has(id));
  return [
    ...named.map(({ text, id, exact }) => ({ id: text, suggestion: id, ...(exact && { exact }) })),
    ...(await nearProducts(read, merchant, others)),
  ];
}

function daysAgo(clock: Clock): string {
  return new Date(clock() - TWIN_DAYS * 86_400_000).toISOString().slice(0, 10);
}
