import type { DataScope } from '@kontor/portal-core/access';
import type { Issue } from '@kontor/portal-core/validation';
import { issue } from '@kontor/portal-core/validation';
import type { ImportMapping, ImportOutcome, ImportState, OpenImport } from '@kontor/portal-core/order-import';
import type { Knex } from 'knex';
import { createHash } from 'node:crypto';
import {
  columns,
  engineOf,
  jsonText,
  parseJson,
  type RowOf,
  scoped,
  selectFrom,
  type Writer,
} from '../db/index.js';
import { HttpProblem, validationFailed } from '../wire/index.js';

/** The fields of an import that its chunks need. */
export interface StoredImport {
  readonly id: number;
  readonly merchantErpId: number;
  readonly state: ImportState;
  readonly sourceRows: number;
  readonly header: readonly string[];
  readonly mapping: ImportMapping;
}

const IMPORT = columns('order_imports', [
  'id',
  'merchant_erp_id',
  'source_sha256',
  'source_rows',
  'header',
  'mapping',
  'state',
]);
type ImportRow = RowOf<(typeof IMPORT)['columns']>;

/** The origin of a new import: what the client does not send. */
export interface ImportOrigin {
  readonly merchantErpId: number;
  readonly createdBy: number;
  /** ISO in UTC. */
  readonly at: string;
}

/** The key of an import whose client gives none: the same file with the same mapping for the same merchant. */
function defaultKey({ source_sha256, mapping }: OpenImport, merchantErpId: number): string {
  return createHash('sha256')
    .update(JSON.stringify([source_sha256, mapping, merchantErpId]))
    .digest('hex');
}

/**
 * Begins an import, or finds the one already begun with the same key. A finished import is found again only by a key that the client itself
 * gave. Throws 422 when the key belongs to another file.
 */
export async function openImport(
  trx: Writer,
  input: OpenImport,
  { merchantErpId, createdBy, at }: ImportOrigin,
): Promise<{ readonly id: number; readonly isNew: boolean }> {
  const client_key = input.client_key ?? defaultKey(input, merchantErpId);
  const found = await forUpdate(
    trx('order_imports').where({ merchant_erp_id: merchantErpId, client_key }),
    trx,
  );
  if (found !== undefined) {
    if (found.source_sha256 !== input.source_sha256) throw validationFailed([otherFile]);
    if (found.state === 'running' || input.client_key !== undefined) return { id: found.id, isNew: false };
    await trx('order_imports').where({ id: found.id }).update({ client_key: null });
  }
  const [row] = await trx('order_imports')
    .insert({
      merchant_erp_id: merchantErpId,
      client_key,
      source_name: input.source_name,
      source_sha256: input.source_sha256,
      source_rows: input.source_rows,
      header: jsonText(input.header),
      mapping: jsonText(input.mapping),
      state: 'running',
      created_by: createdBy,
      created_at: at,
    })
    .onConflict(['merchant_erp_id', 'client_key'])
    .ignore()
    .returning('id');
  return row ? { id: row.id, isNew: true } : openImport(trx, input, { merchantErpId, createdBy, at });
}

const otherFile: Issue = issue('source_sha256', 'invalidValue');

async function forUpdate(query: Knex.QueryBuilder, connection: Knex): Promise<ImportRow | undefined> {
  const isLocked = connection.isTransaction && engineOf(connection) === 'postgres';
  const [row] = await selectFrom(isLocked ? query.forUpdate() : query, IMPORT);
  return row;
}

/** Reads an import of the scope, locked against other chunks when `connection` is a transaction. Throws 404 when there is none. */
export async function findImport(connection: Knex, scope: DataScope, id: number): Promise<StoredImport> {
  const row = await forUpdate(scoped(connection('order_imports').where({ id }), scope), connection);
  if (row === undefined) throw new HttpProblem('not_found');
  return {
    id: row.id,
    merchantErpId: row.merchant_erp_id,
    state: row.state,
    sourceRows: row.source_rows,
    header: parseJson(row.header),
    mapping: parseJson(row.mapping),
  };
}

/** Adds the results of a chunk to the import's counts. */
export async function addCounts(
  trx: Writer,
  id: number,
  counts: Readonly<Record<ImportOutcome, number>>,
): Promise<void> {
  await trx('order_imports')
    .where({ id })
    .increment({ ...counts });
}

/** Closes an import. An undone one gives its key free, so that the same file can be imported again. */
export async function closeImport(
  trx: Writer,
  id: number,
  state: 'finished' | 'undone',
  at: string,
): Promise<void> {
  const change = state === 'finished' ? { state, finished_at: at } : { state, client_key: null };
  await trx('order_imports').where({ id }).update(change);
}
