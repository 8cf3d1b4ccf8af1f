import type { DataScope } from '@kontor/portal-core/access';
import type { PortalList } from '@kontor/portal-core/wire';
import type { LineRange, OrderImport } from '@kontor/portal-core/order-import';
import type { Knex } from 'knex';
import {
  columns,
  computed,
  countRows,
  inScope,
  nullable,
  pageOf,
  parseJson,
  type Place,
  type RowOf,
  scoped,
  selectFrom,
  sql,
  text,
  together,
} from '../db/index.js';
import { committedRanges } from './chunk.store.js';

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

/** Reads the imports of the scope as receipts, newest first. */
export async function findReceipts(
  read: Knex,
  scope: DataScope,
  { merchantErpId, ...place }: Place & { readonly merchantErpId?: number | undefined },
): Promise<PortalList<OrderImport>> {
  const found = importsOf(read, scope).orderBy('order_imports.id', 'desc');
  if (merchantErpId !== undefined) void found.where('order_imports.merchant_erp_id', merchantErpId);
  const { rows, foundCount } = await pageOf(found, RECEIPT, place);
  return { entries: await toReceipts(read, rows), foundCount };
}

/** Reads the receipt of an import of the scope; null when there is none. */
export async function readReceipt(
  connection: Knex,
  scope: DataScope,
  id: number,
): Promise<OrderImport | null> {
  const rows = await selectFrom(importsOf(connection, scope).where('order_imports.id', id), RECEIPT);
  const [receipt] = await toReceipts(connection, rows);
  return receipt ?? null;
}

/** Counts the imports of the scope that others than that user finished after an instant (ISO in UTC). */
export const countImportsAfter = (
  read: Knex,
  scope: DataScope,
  { at, userId }: { readonly at: string; readonly userId: number },
): Promise<number> =>
  countRows(
    read,
    sql`from order_imports where ${inScope(scope, 'merchant_erp_id')} and finished_at > ${at} and created_by <> ${userId}`,
  );

function importsOf(connection: Knex, scope: DataScope): Knex.QueryBuilder {
  const imports = connection('order_imports')
    .leftJoin('merchants', 'merchants.erp_merchant_id', 'order_imports.merchant_erp_id')
    .join('users', 'users.id', 'order_imports.created_by');
  return scoped(imports, scope, 'order_imports.merchant_erp_id');
}

async function toReceipts(connection: Knex, rows: readonly ReceiptRow[]): Promise<OrderImport[]> {
  const ranges = await committedRanges(
    connection,
    rows.map((row) => row.id),
  );
  return rows.map((row) => toReceipt(row, ranges.get(row.id) ?? []));
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
    mode: parseJson(mapping).mode,
    created_by: { id: created_by, username },
    counts: { created, replaced, unchanged, conflict, invalid },
    committed,
  };
}
