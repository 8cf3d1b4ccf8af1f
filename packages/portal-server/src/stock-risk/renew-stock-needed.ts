import { stockLimits } from '@kontor/portal-core/stock-risk';
import type { Writer } from '../db/index.js';
import { findAnnounced } from '../erp/index.js';
import { demandIn, findDemand, storeStockNeeded } from './forecast.store.js';

/**
 * Computes anew the stock with which products are not at risk, and how long less of it lasts. Call it in the transaction that changes the
 * announced units: a new delivery, other quantities, another day or status, goods booked in. Stock itself needs no call: it is compared
 * when it is read.
 * @param today ISO day in the portal's time zone.
 */
export async function renewStockNeeded(
  trx: Writer,
  productIds: readonly number[],
  today: string,
): Promise<void> {
  const forecasts = await findDemand(trx, productIds);
  if (forecasts.length === 0) return;
  const announced = await findAnnounced(trx, { kind: 'all' }, productIds);
  const needed = forecasts.map((row) => {
    const outlook = { demand: demandIn(row), today, announced: announced.get(row.product_id) ?? [] };
    return { productId: row.product_id, stockNeeded: stockLimits(outlook) };
  });
  await storeStockNeeded(trx, needed);
}
