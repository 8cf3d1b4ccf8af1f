import { daysBetween } from '@kontor/portal-core/dates';
import type { Knex } from 'knex';
import {
  columns,
  computed,
  integer,
  nullable,
  type RowOf,
  rowsOf,
  type Sql,
  sql,
  text,
  together,
} from '../../db/index.js';
import { sumOf } from './stock-sums.js';

/** A product whose demand is learned. */
export type ProductToLearn = RowOf<(typeof TO_LEARN)['columns']>;
const FIRST_DAY = `(select min(item.order_date) from erp_order_items as item
  where item.product_key = product.product_key and item.merchant_erp_id = product.merchant_erp_id)`;
const TO_LEARN = together(
  columns('erp_products', ['id', 'merchant_erp_id'], 'product'),
  // ISO day it was first ordered; null when never.
  computed({
    stock_available: [integer, sumOf('stock_available', 'product')],
    first_day: [nullable(text), FIRST_DAY],
  }),
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

/** What was ordered of a product, day by day. */
export interface DailyOrders {
  readonly units: Float32Array;
  /** Number of orders. */
  readonly orders: Float32Array;
}

const SOLD = computed({
  product_id: [integer, 'product.id'],
  day: [text, 'item.order_date'],
  units: [integer, 'cast(sum(item.qty) as bigint)'],
  orders: [integer, 'count(distinct item.order_id)'],
});

/**
 * Joins what was ordered of a product on some days. Cancelled orders do not count, nor does the first version of an edited one, nor what
 * the ERP takes back or corrects by a quantity below 0.
 */
const orderedOn = ({ first, last }: Days): Sql =>
  sql`join erp_order_items as item on item.product_key = product.product_key and item.qty > 0
        and item.merchant_erp_id = product.merchant_erp_id and item.order_date between ${first} and ${last}
      join erp_orders as orders on orders.id = item.order_id and orders.status not in ('storniert', '')`;

/** Reads the units and orders per day of the products with record ids from `fromId` to `toId`, by record id; products without orders are absent. */
export async function readDemand(
  read: Knex,
  { fromId, toId }: { readonly fromId: number; readonly toId: number },
  days: Days,
): Promise<ReadonlyMap<number, DailyOrders>> {
  const rows = await rowsOf(
    read,
    sql`select ${SOLD} from erp_products as product ${orderedOn(days)}
        where product.id between ${fromId} and ${toId} group by product.id, item.order_date`,
  );
  const length = daysBetween(days.first, days.last) + 1;
  const places = new Map<string, number>();
  const demand = new Map<number, DailyOrders>();
  for (const { product_id, day, units, orders } of rows) {
    const sold = demand.get(product_id) ?? {
      units: new Float32Array(length),
      orders: new Float32Array(length),
    };
    demand.set(product_id, sold);
    const place = places.get(day) ?? daysBetween(days.first, day);
    places.set(day, place);
    sold.units[place] = units;
    sold.orders[place] = orders;
  }
  return demand;
}

/** The units ordered of a product on some days, counted as `readDemand` does; 0 when none were. `productId` is a column with the record id. */
export const unitsOrdered = (productId: Sql, days: Days): Sql =>
  sql`coalesce((select cast(sum(item.qty) as bigint) from erp_products as product ${orderedOn(days)}
        where product.id = ${productId}), 0)`;
