import type { AnnouncedItem, DataScope } from '@kontor/portal-core';
import type { Knex } from 'knex';
import { rowsOf } from '../erp/sql/rows.js';
import { inScope, sql } from '../erp/sql/sql.js';

/** What is still to come, by the product's record id. */
export type AnnouncedItems = ReadonlyMap<number, readonly AnnouncedItem[]>;

/** The announced quantities of the scope, soonest first; a delivery that names a product twice stands once. */
export async function findAnnounced(connection: Knex, scope: DataScope): Promise<AnnouncedItems> {
  const rows = await rowsOf<AnnouncedItem & { product_id: number }>(
    connection,
    sql`select product_id, delivery_id, delivery_day, cast(sum(qty) as bigint) as qty from announced_items
        where ${inScope(scope)} group by product_id, delivery_id, delivery_day order by delivery_day, delivery_id`,
  );
  const items = new Map<number, AnnouncedItem[]>();
  for (const { product_id, ...item } of rows) {
    const known = items.get(product_id);
    if (known) known.push(item);
    else items.set(product_id, [item]);
  }
  return items;
}
