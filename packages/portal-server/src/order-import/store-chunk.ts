import type { DataScope } from '@kontor/portal-core/access';
import { issue } from '@kontor/portal-core/validation';
import { type ImportOutcome, type LineRange, type RejectedOrder } from '@kontor/portal-core/order-import';
import type { Knex } from 'knex';
import type { Trail } from '../trail/index.js';
import type { Writer } from '../db/index.js';
import type { ErpPort } from '../erp/index.js';
import { HttpProblem, validationFailed, type WriteDoor } from '../wire/index.js';
import { applyOrders } from './apply-orders.js';
import { insertChunk, overlappingChunks, type StoredRange } from './chunk.store.js';
import { judgeOrders, type BadOrder, type Judged } from './judge-orders.js';
import { addCounts, findImport, type StoredImport } from './order-import.store.js';
import type { ReadChunk } from './read-chunk.js';
import { hasResultOn, insertResults, placeOf, readResults, type OrderResult } from './result.store.js';
import { rowIssuesOf, sourceOf } from './source-rows.js';

/** The dependencies of storing a chunk. */
export interface ChunkStore {
  readonly read: Knex;
  readonly write: WriteDoor;
  readonly erp: ErpPort;
  readonly scope: DataScope;
}
/** The results of a chunk by last line; `replayed` is true when it was stored before. */
export interface StoredChunk {
  readonly results: readonly OrderResult[];
  readonly replayed: boolean;
}

/**
 * Stores a chunk: its orders, their results and the chunk itself in one transaction. A chunk sent again gets the same answer as before and
 * changes nothing. Throws 422 when its lines were stored with other content or overlap another chunk, 409 when the import is closed.
 */
export async function storeChunk(
  store: ChunkStore,
  target: StoredImport,
  chunk: ReadChunk,
): Promise<StoredChunk> {
  const before = await findStored(store.read, target.id, chunk);
  if (before !== null) return { results: before, replayed: true };
  const judged = await judgeChunk(store, target, chunk);
  return store.write(async (trx, trail) => {
    const { state } = await findImport(trx, store.scope, target.id);
    const meanwhile = await findStored(trx, target.id, chunk);
    if (meanwhile !== null) return { results: meanwhile, replayed: true };
    if (state !== 'running') throw new HttpProblem('status_conflict');
    await refuseSecondLines(trx, target.id, chunk);
    const results = await applyChunk({ trx, trail, ...store }, target, { judged, rejected: chunk.rejected });
    await insertResults(trx, target.id, results);
    await insertChunk(trx, target.id, chunk);
    await addCounts(trx, target.id, countOutcomes(results));
    return { results, replayed: false };
  });
}

/** Checks the orders of a chunk, before the transaction: other writes wait for as long as that lasts. */
async function judgeChunk(
  { read, erp }: ChunkStore,
  { merchantErpId }: StoredImport,
  { orders }: ReadChunk,
): Promise<Judged[]> {
  const knownProducts = async (ids: readonly string[]) =>
    new Set((await erp.knownProducts(read, merchantErpId, ids)).map(({ id }) => id));
  const judged: Judged[] = [];
  for await (const piece of judgeOrders(orders, { merchantErpId, knownProducts })) judged.push(piece);
  return judged;
}

/** Stores the orders of a chunk that was judged. */
async function applyChunk(
  store: ChunkStore & { readonly trx: Writer; readonly trail: Trail },
  target: StoredImport,
  { judged, rejected }: { readonly judged: readonly Judged[]; readonly rejected: readonly RejectedOrder[] },
): Promise<OrderResult[]> {
  const results = rejected.map(keepRejected);
  for (const { good, bad } of judged) {
    for (const result of await applyOrders(store, target, good)) results.push(result);
    for (const order of bad) results.push(refuse(order, target));
  }
  return results.sort((a, b) => a.last_line - b.last_line);
}

/**
 * Throws 422 when an order that begins before its chunk has a line on which an order of another chunk begins or ends: it would be counted
 * twice.
 */
async function refuseSecondLines(
  trx: Writer,
  importId: number,
  { range, orders, rejected }: ReadChunk,
): Promise<void> {
  const before = [...orders, ...rejected].flatMap(({ lines }) => lines.filter((line) => line < range.from));
  if (await hasResultOn(trx, importId, before)) throw validationFailed([issue('range', 'invalidValue')]);
}

function refuse({ lines, payload, issues, source: sent }: BadOrder, target: StoredImport): OrderResult {
  const source = sourceOf({ lines, payload, source: sent }, target);
  return {
    ...placeOf(lines),
    external_order_id: payload?.external_order_id ?? '',
    outcome: 'invalid',
    order_id: null,
    issues: rowIssuesOf(issues, source, { ...target, items: payload?.items ?? [] }),
    source,
  };
}

function keepRejected({ lines, external_order_id, issues, source }: RejectedOrder): OrderResult {
  return {
    ...placeOf(lines),
    external_order_id,
    outcome: 'invalid',
    order_id: null,
    issues,
    source: { lines, rows: source },
  };
}

function countOutcomes(results: readonly OrderResult[]): Record<ImportOutcome, number> {
  const counts = { created: 0, replaced: 0, unchanged: 0, conflict: 0, invalid: 0 };
  for (const { outcome } of results) counts[outcome] += 1;
  return counts;
}

/** The results of the very same chunk, or null when none of its lines is stored. Throws 422 when they are stored in another chunk. */
async function findStored(
  connection: Knex,
  importId: number,
  chunk: ReadChunk,
): Promise<OrderResult[] | null> {
  const { range } = chunk;
  const stored = await overlappingChunks(connection, importId, range);
  if (stored.length === 0) return null;
  const same = stored.length === 1 && isSame(stored[0]!, range, chunk.sha256);
  if (!same) throw validationFailed([issue('range', 'invalidValue')]);
  return readResults(connection, importId, range);
}

function isSame(stored: StoredRange, { from, to }: LineRange, sha256: string): boolean {
  return stored.line_from === from && stored.line_to === to && stored.content_sha256 === sha256;
}
