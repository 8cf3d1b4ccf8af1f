import type { DataScope } from '@kontor/portal-core';
import type { ImportMapping, LineRange, OrderImport } from '@kontor/portal-core/order-import';
import type { Knex } from 'knex';
import { countOf } from '../db/count-of.js';
import { nullable, text, type RowOf } from '../db/schema/column.js';
import { columns, computed, selectFrom, together } from '../db/sql/columns.js';
import { committedRanges } from './chunk.store.js';
import { inScope } from './order-import.store.js';

const RECEIPT_COLUMNS = [
  'id',
  'state',
  'source_name',
  'source_sha256',
  'source_rows',
  'mapping',
  'merchant_erp_id',
  'created_by',
  'created_at',
  'finished_at',
  'created',
  'replaced',
  'unchanged',
  'conflict',
  'invalid',
] as const;
const RECEIPT = together(
  columns('order_imports', RECEIPT_COLUMNS),
  computed({
    merchant_name: [nullable(text), 'merchants.merchant_name'],
    username: [text, 'users.username'],
  }),
);
type ReceiptRow = RowOf<(typeof RECEIPT)['columns']>;

/** Imports of the scope as receipts, newest first; `id` picks one. */
export async function readReceipts(
  connection: Knex,
  scope: DataScope,
  { id, limit = 1, offset = 1 }: { id?: number; limit?: number; offset?: number },
): Promise<OrderImport[]> {
  const query = inScope(connection('order_imports'), scope);
  if (id !== undefined) query.where('order_imports.id', id);
  const found = query
    .leftJoin('merchants', 'merchants.erp_merchant_id', 'order_imports.merchant_erp_id')
    .join('users', 'users.id', 'order_imports.created_by')
    .orderBy('order_imports.id', 'desc')
    .limit(limit)
    .offset(offset - 1);
  const rows = await selectFrom(found, RECEIPT);
  const ranges = await committedRanges(
    connection,
    rows.map((row) => row.id),
  );
  return rows.map((row) => toReceipt(row, ranges.get(row.id) ?? []));
}

/** How many imports the scope has. */
export async function countImports(connection: Knex, scope: DataScope): Promise<number> {
  return countOf(inScope(connection('order_imports'), scope));
}

function toReceipt(row: ReceiptRow, committed: readonly LineRange[]): OrderImport {
  const {
    mapping,
    created_by,
    username,
    created,
    replaced,
    unchanged,
    conflict,
    invalid,
    merchant_name,
    ...rest
  } = row;
  return {
    ...rest,
    merchant_name: merchant_name ?? '',
    mode: (JSON.parse(mapping) as ImportMapping).mode,
    created_by: { id: created_by, username },
    counts: { created, replaced, unchanged, conflict, invalid },
    committed,
  };
}
