import { NO_PRODUCT_MARK, type ProductMark } from '@kontor/portal-core/erp-link';
import type { Knex } from 'knex';
import {
  columns,
  engineOf,
  inList,
  insertSet,
  jsonText,
  parseJson,
  rowsOf,
  sql,
  type Writer,
} from '../db/index.js';

const MARK = columns('erp_product_marks', ['product_id', 'source_version', 'source_time', 'said']);

/** Reads what the ERP said last of products that the caller may change. */
export async function readProductMarks(
  connection: Knex,
  productIds: readonly number[],
): Promise<(productId: number) => ProductMark> {
  const rows = await rowsOf(
    connection,
    sql`select ${MARK} from erp_product_marks where ${inList(engineOf(connection), 'product_id', productIds)}`,
  );
  const marks = new Map(
    rows.map(({ product_id, said, ...mark }) => [product_id, { ...mark, said: parseJson(said) }]),
  );
  return (productId) => marks.get(productId) ?? NO_PRODUCT_MARK;
}

const COLUMNS = {
  product_id: 'integer',
  source_version: 'integer',
  source_time: 'text',
  said: 'text',
} as const;
const TAIL = `on conflict (product_id) do update set source_version = excluded.source_version,
  source_time = excluded.source_time, said = excluded.said`;

/** Stores the marks of locked products. */
export const storeProductMarks = (
  trx: Writer,
  marks: readonly { readonly productId: number; readonly mark: ProductMark }[],
): Promise<void> =>
  insertSet(
    trx,
    { table: 'erp_product_marks', columns: COLUMNS, tail: TAIL },
    marks.map(({ productId, mark: { source_version, source_time, said } }) => [
      productId,
      source_version,
      source_time,
      jsonText(said),
    ]),
  );
