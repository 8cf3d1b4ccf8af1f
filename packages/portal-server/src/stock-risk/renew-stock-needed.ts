import { stockLimits } from '@kontor/portal-core';
import type { Writer } from '../db/database.js';
import { engineOf } from '../db/tables.js';
import { findAnnounced } from '../erp/index.js';
import { columns } from '../db/sql/columns.js';
import { inList } from '../db/sql/in-list.js';
import { execute, rowsOf } from '../db/sql/rows.js';
import { sql } from '../db/sql/sql.js';

/**
 * Works out anew with how much stock products are not at risk, and how long less of it lasts. To be called in the transaction that changes what is announced of them:
 * a new delivery, other quantities, another day or status, goods booked in. Stock itself needs no call: it is compared when it is read.
 * @param today ISO day in the portal's time zone.
 */
export async function renewStockNeeded(
  trx: Writer,
  productIds: readonly number[],
  today: string,
): Promise<void> {
  const engine = engineOf(trx);
  const forecasts = await rowsOf(
    trx,
    sql`select ${columns('stock_forecasts', ['product_id', 'weekday_demand'])} from stock_forecasts where ${inList(engine, 'product_id', productIds)}`,
  );
  if (forecasts.length === 0) return;
  const announced = await findAnnounced(trx, { kind: 'all' }, productIds);
  const needed = forecasts.map(({ product_id, weekday_demand }) => {
    const weekdayDemand = JSON.parse(weekday_demand) as number[];
    const outlook = { weekdayDemand, today, announced: announced.get(product_id) ?? [] };
    const { withoutRisk, byDay } = stockLimits(outlook);
    return [product_id, withoutRisk, JSON.stringify(byDay)] as const;
  });
  const list =
    engine === 'sqlite'
      ? 'select value ->> 0 as product_id, value ->> 1 as units, value ->> 2 as by_day from json_each(?)'
      : `select (value ->> 0)::bigint as product_id, (value ->> 1)::bigint as units, value ->> 2 as by_day
         from jsonb_array_elements(?::jsonb) as entry (value)`;
  await execute(
    trx,
    `with needed as (${list}) update stock_forecasts set stock_needed = needed.units, stock_needed_by_day = needed.by_day
     from needed where stock_forecasts.product_id = needed.product_id`,
    [JSON.stringify(needed)],
  );
}
