import type { Knex } from 'knex';
import { columns, computed, engineOf, inList, rowsOf, sql, text } from '../../db/index.js';
import type { KnownProduct } from '../erp.port.js';

/** See `ErpPort.knownProducts`. */
export function knownProducts(
  connection: Knex,
  merchantErpId: number,
  ids: readonly string[],
): Promise<KnownProduct[]> {
  return rowsOf(
    connection,
    sql`select ${computed({ id: [text, 'product_number'], name: [text, 'name'] })} from erp_products
        where merchant_erp_id = ${merchantErpId} and ${inList(engineOf(connection), 'product_number', ids)}`,
  );
}

/** Finds the record ids of the merchant's products, by product number. */
export async function productIdsOf(
  connection: Knex,
  merchantErpId: number,
  products: readonly { readonly id: string }[],
): Promise<ReadonlyMap<string, number>> {
  const numbers = [...new Set(products.map(({ id }) => id))];
  const rows = await rowsOf(
    connection,
    sql`select ${columns('erp_products', ['id', 'product_number'])} from erp_products
        where merchant_erp_id = ${merchantErpId} and ${inList(engineOf(connection), 'product_number', numbers)}`,
  );
  return new Map(rows.map(({ id, product_number }) => [product_number, id]));
}
