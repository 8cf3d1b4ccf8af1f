import type { LineRange } from '@kontor/portal-core/order-import';
import type { Knex } from 'knex';
import type { Row, Writer } from '../db/index.js';
import type { ReadChunk } from './read-chunk.js';

/** A stored chunk: its lines and its content. */
export type StoredRange = Pick<Row<'order_import_chunks'>, 'line_from' | 'line_to' | 'content_sha256'>;

/** Reads up to two stored chunks of an import that overlap the range of lines. */
export function overlappingChunks(
  connection: Knex,
  importId: number,
  { from, to }: LineRange,
): Promise<StoredRange[]> {
  return connection('order_import_chunks')
    .select('line_from', 'line_to', 'content_sha256')
    .where({ import_id: importId })
    .where('line_from', '<=', to)
    .where('line_to', '>=', from)
    .limit(2);
}

/** Stores the range and content of a chunk whose orders have been stored. */
export async function insertChunk(
  trx: Writer,
  importId: number,
  { range, sha256, sourceRows }: ReadChunk,
): Promise<void> {
  await trx('order_import_chunks').insert({
    import_id: importId,
    line_from: range.from,
    line_to: range.to,
    source_rows: sourceRows,
    content_sha256: sha256,
  });
}

/** Number of the file's rows that are stored. */
export async function countStoredRows(connection: Knex, importId: number): Promise<number> {
  const row = await connection('order_import_chunks')
    .where({ import_id: importId })
    .sum({ n: 'source_rows' })
    .first();
  return Number(row?.['n'] ?? 0);
}

/** Ranges of the stored chunks of some imports, in line order. */
export async function committedRanges(
  connection: Knex,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly LineRange[]>> {
  const rows = await connection('order_import_chunks')
    .select('import_id', 'line_from', 'line_to')
    .whereIn('import_id', [...ids])
    .orderBy(['import_id', 'line_from']);
  const ranges = new Map<number, LineRange[]>(ids.map((id) => [id, []]));
  for (const { import_id, line_from, line_to } of rows)
    ranges.get(import_id)?.push({ from: line_from, to: line_to });
  return ranges;
}
