import type { Knex } from 'knex';
import { columns, engineOf, inList, rowsOf, sql } from '../../db/index.js';

/** The numbers of products by their ids. */
export async function readProductNumbers(
  read: Knex,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await rowsOf(
    read,
    sql`select ${columns('erp_products', ['id', 'product_number'])} from erp_products where ${inList(engineOf(read), 'id', ids)}`,
  );
  return new Map(rows.map(({ id, product_number }) => [id, product_number]));
}
