import { noteChanges } from '../../changes/index.js';
import { columns, engineOf, inList, rowsOf, sql, type Writer } from '../../db/index.js';

/** Notes that products, or their stock, were changed, by the ids of their records. */
export async function noteProducts(trx: Writer, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const products = await rowsOf(
    trx,
    sql`select ${columns('erp_products', ['id', 'merchant_erp_id'])} from erp_products where ${inList(engineOf(trx), 'id', [...new Set(ids)])}`,
  );
  await noteChanges(trx, 'product', products);
}
