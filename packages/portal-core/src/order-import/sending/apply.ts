import { withRetry, type PortalClient, type RetryWorld } from '../../wire/index.js';
import type { PlacedChunk } from './chunks.js';
import {
  orderImportsChunk,
  orderImportsFinish,
  orderImportsOpen,
  type ChunkResult,
  type LineRange,
  type OpenedImport,
  type OpenImport,
  type OrderImport,
} from '../order-import.api.js';
import type { ImportOutcome } from '../order-import.types.js';

export interface ApplyOptions extends RetryWorld {
  readonly client: PortalClient;
  readonly open: OpenImport;
  readonly chunks: AsyncIterable<PlacedChunk>;
  /** Number of chunks sent at the same time; 2 by default. */
  readonly inFlight?: number;
  /** Called once the server has opened or found the import. */
  readonly onOpened?: (opened: OpenedImport) => void | Promise<void>;
  /** Called after every chunk, in file order. */
  readonly onProgress?: (progress: ApplyProgress) => void;
  /** Called with every chunk's results, in file order, before the next; writes the journal. */
  readonly onChunk?: (range: LineRange, results: readonly ChunkResult[]) => void | Promise<void>;
  /** Compresses a chunk's JSON (gzip); without it, chunks are sent uncompressed. */
  readonly gzip?: (text: string) => Promise<Uint8Array>;
  /** Called before every chunk: once it returns true, chunks under way are still awaited and reported, and no other is started. */
  readonly isStopRequested?: () => boolean;
  /** An AbortSignal: requests under way are aborted at once. */
  readonly signal?: { readonly aborted: boolean };
}

/** Progress of an import. Outcomes are those of this run; chunks that were already stored only count as `skipped`. */
export interface ApplyProgress {
  /** Last completed line. */
  readonly line: number;
  readonly orders: number;
  /** Number of orders in chunks that the server already had. */
  readonly skipped: number;
  readonly outcomes: Readonly<Record<ImportOutcome, number>>;
}

/** The error of an import that was stopped on request; everything passed to `onChunk` is stored, and the import can be resumed. */
export class ImportStopped extends Error {
  override readonly name = 'ImportStopped';
}

/**
 * Sends an import chunk by chunk and returns its receipt. Chunks whose lines the server already has are skipped. It can be stopped at any
 * moment and run again: the same chunk sent twice changes nothing. Rejects with `ApiError` when the server refuses a request or cannot be
 * reached after all tries, and with `ImportStopped`.
 */
export async function applyImport(options: ApplyOptions): Promise<OrderImport> {
  const { client, open, signal } = options;
  const input = { body: open, ...(signal === undefined ? {} : { signal }) };
  const opened = await withRetry(() => client.call(orderImportsOpen, input), options);
  await options.onOpened?.(opened);
  try {
    await sendChunks(options, opened);
  } catch (error) {
    throw signal?.aborted === true ? new ImportStopped('aborted', { cause: error }) : error;
  }
  return withRetry(() => client.call(orderImportsFinish, { params: { id: opened.id } }), options);
}

interface SentChunk {
  readonly placed: PlacedChunk;
  /** Null for a chunk that the server already had. */
  readonly answer: Promise<readonly ChunkResult[] | null>;
}

async function sendChunks(options: ApplyOptions, opened: OpenedImport): Promise<void> {
  const { inFlight = 2, signal, isStopRequested } = options;
  const isStopped = () => signal?.aborted === true || isStopRequested?.() === true;
  const tell = teller(options);
  const underWay: SentChunk[] = [];
  try {
    for await (const placed of options.chunks) {
      if (isStopped()) break;
      const has = isCommitted(placed.range, opened.committed);
      const answer = has ? Promise.resolve(null) : send(options, opened.id, placed);
      // Told where it is awaited; without this a failure behind another would count as unhandled.
      answer.catch(() => {});
      underWay.push({ placed, answer });
      if (underWay.length >= inFlight) await tell(underWay.shift());
    }
  } finally {
    // After a failure nothing may be left under way when the caller hears of it.
    await Promise.allSettled(underWay.map(({ answer }) => answer));
  }
  for (const sent of underWay) await tell(sent);
  if (isStopped()) throw new ImportStopped('stopped');
}

/** Whether the server has every line of a range. */
export function isCommitted({ from, to }: LineRange, committed: readonly LineRange[]): boolean {
  return committed.some((range) => range.from <= from && to <= range.to);
}

function teller({ onChunk, onProgress }: ApplyOptions) {
  const outcomes: Record<ImportOutcome, number> = {
    created: 0,
    replaced: 0,
    unchanged: 0,
    conflict: 0,
    invalid: 0,
  };
  let [orders, skipped] = [0, 0];
  return async (sent: SentChunk | undefined): Promise<void> => {
    if (sent === undefined) return;
    const { chunk, range } = sent.placed;
    const results = await sent.answer;
    orders += chunk.orders.length + chunk.rejected.length;
    if (results === null) skipped += chunk.orders.length + chunk.rejected.length;
    else {
      for (const { outcome } of results) outcomes[outcome] += 1;
      await onChunk?.(range, results);
    }
    onProgress?.({ line: range.to, orders, skipped, outcomes: { ...outcomes } });
  };
}

async function send(options: ApplyOptions, id: number, { range, chunk }: PlacedChunk) {
  const { client, gzip, signal } = options;
  const packed = await gzip?.(JSON.stringify(chunk));
  const input = {
    params: { id, range: `${range.from}-${range.to}` },
    body: chunk,
    ...(packed === undefined ? {} : { rawBody: packed, headers: { 'Content-Encoding': 'gzip' } }),
    ...(signal === undefined ? {} : { signal }),
  };
  const answer = await withRetry(() => client.call(orderImportsChunk, input), options);
  return answer.results;
}
