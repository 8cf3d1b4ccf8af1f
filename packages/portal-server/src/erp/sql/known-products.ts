import type { Knex } from 'knex';
import { engineOf } from '../../db/tables.js';
import type { KnownProduct } from '../erp.port.js';
import { inList } from './in-list.js';
import { rowsOf } from './rows.js';
import { sql } from './sql.js';

/** See `ErpPort.knownProducts`. */
export function knownProducts(
  connection: Knex,
  merchantErpId: number,
  ids: readonly string[],
): Promise<KnownProduct[]> {
  return rowsOf(
    connection,
    sql`select product_number as id, name from erp_products
        where merchant_erp_id = ${merchantErpId} and ${inList(engineOf(connection), 'product_number', ids)}`,
  );
}

/** The record ids of those products the merchant has, by number. */
export async function productIdsOf(
  connection: Knex,
  merchantErpId: number,
  products: readonly { readonly id: string }[],
): Promise<ReadonlyMap<string, number>> {
  const numbers = [...new Set(products.map(({ id }) => id))];
  const rows = await rowsOf<{ id: number; product_number: string }>(
    connection,
    sql`select id, product_number from erp_products
        where merchant_erp_id = ${merchantErpId} and ${inList(engineOf(connection), 'product_number', numbers)}`,
  );
  return new Map(rows.map(({ id, product_number }) => [product_number, id]));
}
