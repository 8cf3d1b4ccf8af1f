import { daysBetween } from '@kontor/portal-core/dates';
import type { Knex } from 'knex';
import {
  columns,
  computed,
  integer,
  nullable,
  type RowOf,
  rowsOf,
  sql,
  text,
  together,
} from '../../db/index.js';

/** A product whose demand is learned. */
export type ProductToLearn = RowOf<(typeof TO_LEARN)['columns']>;
const FIRST_DAY = `(select min(item.order_date) from erp_order_items as item
  where item.product_key = product.product_key and item.merchant_erp_id = product.merchant_erp_id)`;
const TO_LEARN = together(
  columns('erp_products', ['id', 'merchant_erp_id'], 'product'),
  // ISO day it was first ordered; null when never.
  computed({ first_day: [nullable(text), FIRST_DAY] }),
);

/** Reads the next products by record id, after the given one. */
export function nextProducts(read: Knex, afterId: number, limit: number): Promise<ProductToLearn[]> {
  return rowsOf(
    read,
    sql`select ${TO_LEARN} from erp_products as product where id > ${afterId} order by id limit ${limit}`,
  );
}

/** A range of days, both included. */
export interface Days {
  /** ISO day. */
  readonly first: string;
  readonly last: string;
}

const SOLD = computed({
  product_id: [integer, 'product.id'],
  day: [text, 'item.order_date'],
  units: [integer, 'cast(sum(item.qty) as bigint)'],
});

/**
 * Reads the units ordered per day of the products with record ids from `fromId` to `toId`, by record id; products without orders are
 * absent. Cancelled orders do not count, nor does the first version of an edited one.
 */
export async function readDemand(
  read: Knex,
  { fromId, toId }: { readonly fromId: number; readonly toId: number },
  days: Days,
): Promise<ReadonlyMap<number, number[]>> {
  const rows = await rowsOf(
    read,
    sql`select ${SOLD}
        from erp_products as product
        join erp_order_items as item on item.product_key = product.product_key
          and item.merchant_erp_id = product.merchant_erp_id and item.order_date between ${days.first} and ${days.last}
        join erp_orders as orders on orders.id = item.order_id and orders.status not in ('storniert', '')
        where product.id between ${fromId} and ${toId} group by product.id, item.order_date`,
  );
  const length = daysBetween(days.first, days.last) + 1;
  const places = new Map<string, number>();
  const demand = new Map<number, number[]>();
  for (const { product_id, day, units } of rows) {
    const sold = demand.get(product_id) ?? Array.from({ length }, () => 0);
    demand.set(product_id, sold);
    const place = places.get(day) ?? daysBetween(days.first, day);
    places.set(day, place);
    sold[place] = units;
  }
  return demand;
}
