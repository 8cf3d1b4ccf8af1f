import type { DataScope } from '@kontor/portal-core';
import type { ImportMapping, LineRange, OrderImport } from '@kontor/portal-core/order-import';
import type { Knex } from 'knex';
import { inScope } from './order-import.store.js';

const RECEIPT_COLUMNS = [
  'order_imports.id',
  'state',
  'source_name',
  'source_sha256',
  'source_rows',
  'mapping',
  'order_imports.merchant_erp_id',
  'merchant_name',
  'created_by',
  'username',
  'order_imports.created_at',
  'finished_at',
  'created',
  'replaced',
  'unchanged',
  'conflict',
  'invalid',
];

/** Imports of the scope as receipts, newest first; `id` picks one. */
export async function readReceipts(
  connection: Knex,
  scope: DataScope,
  { id, limit = 1, offset = 1 }: { id?: number; limit?: number; offset?: number },
): Promise<OrderImport[]> {
  const query = inScope(connection('order_imports'), scope);
  if (id !== undefined) query.where('order_imports.id', id);
  const rows: ReceiptRow[] = await query
    .leftJoin('merchants', 'merchants.erp_merchant_id', 'order_imports.merchant_erp_id')
    .join('users', 'users.id', 'order_imports.created_by')
    .select(RECEIPT_COLUMNS)
    .orderBy('order_imports.id', 'desc')
    .limit(limit)
    .offset(offset - 1);
  const ranges = await committedRanges(
    connection,
    rows.map((row) => row.id),
  );
  return rows.map((row) => toReceipt(row, ranges.get(row.id) ?? []));
}

/** How many imports the scope has. */
export async function countImports(connection: Knex, scope: DataScope): Promise<number> {
  const row = await inScope(connection('order_imports'), scope).count({ n: '*' }).first();
  return Number((row as { n: number | string }).n);
}

interface ReceiptRow extends Omit<OrderImport, 'mode' | 'created_by' | 'counts' | 'committed'> {
  readonly mapping: string;
  readonly created_by: number;
  readonly username: string;
  readonly created: number;
  readonly replaced: number;
  readonly unchanged: number;
  readonly conflict: number;
  readonly invalid: number;
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

/** The stored chunks of some imports, in line order. */
export async function committedRanges(
  connection: Knex,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly LineRange[]>> {
  const rows = await connection<{ import_id: number; line_from: number; line_to: number }>(
    'order_import_chunks',
  )
    .select('import_id', 'line_from', 'line_to')
    .whereIn('import_id', [...ids])
    .orderBy(['import_id', 'line_from']);
  const ranges = new Map<number, LineRange[]>(ids.map((id) => [id, []]));
  for (const { import_id, line_from, line_to } of rows)
    ranges.get(import_id)?.push({ from: line_from, to: line_to });
  return ranges;
}
