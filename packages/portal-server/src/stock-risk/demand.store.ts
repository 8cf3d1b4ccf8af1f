import { daysBetween } from '@kontor/portal-core';
import type { Knex } from 'knex';
import { rowsOf } from '../erp/sql/rows.js';
import { sql } from '../erp/sql/sql.js';

/** A product to learn the demand of. */
export interface ProductToLearn {
  readonly id: number;
  readonly merchant_erp_id: number;
  /** ISO day it was first ordered; null when never. */
  readonly first_day: string | null;
}

/** The next products by record id, after one. */
export function nextProducts(read: Knex, afterId: number, limit: number): Promise<ProductToLearn[]> {
  return rowsOf(
    read,
    sql`select id, merchant_erp_id,
          (select min(item.order_date) from erp_order_items as item
           where item.product_key = product.product_key and item.merchant_erp_id = product.merchant_erp_id) as first_day
        from erp_products as product where id > ${afterId} order by id limit ${limit}`,
  );
}

/** Days of orders, both included. */
export interface Days {
  /** ISO day. */
  readonly first: string;
  readonly last: string;
}

interface SoldRow {
  readonly product_id: number;
  readonly day: string;
  readonly units: number;
}

/**
 * Units ordered a day of the products with record ids from `fromId` to `toId`, by record id; products without orders are absent. Cancelled
 * orders do not count, nor does the first version of an edited one.
 */
export async function readDemand(
  read: Knex,
  { fromId, toId }: { readonly fromId: number; readonly toId: number },
  days: Days,
): Promise<ReadonlyMap<number, number[]>> {
  const rows = await rowsOf<SoldRow>(
    read,
    sql`select product.id as product_id, item.order_date as day, cast(sum(item.qty) as bigint) as units
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
