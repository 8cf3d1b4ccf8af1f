import { isRejected, type CheckedOrder } from '../checking/order-group.js';
import { CHUNK_MAX_ORDERS, type ImportChunk, type LineRange } from '../order-import.api.js';
import type { ImportOrder, RejectedOrder } from '../order-import.types.js';

/** A chunk and the lines it covers. */
export interface PlacedChunk {
  /** First and last line on which a row of its orders begins. */
  readonly range: LineRange;
  readonly chunk: ImportChunk;
}

/** Size a chunk is filled to, in estimated bytes of JSON: half of what the server takes. */
const CHUNK_TARGET_BYTES = 4 * 1024 * 1024;
/** Of a rejected order's cells and issues only so much is sent. */
const MAX_CELL = 10_000;
const MAX_ISSUES = 200;

/**
 * Cuts the orders of a file into chunks of at most 5,000 orders and about 4 MB. Where they are cut depends on the file and the mapping
 * alone, not on what the server knows, so that an import taken up again finds the chunks it has already sent. Rejected orders go
 * with the others: the chunks cover every line.
 */
export async function* chunkOrders(
  batches: AsyncIterable<readonly CheckedOrder[]>,
  maxOrders: number = CHUNK_MAX_ORDERS,
): AsyncGenerator<PlacedChunk> {
  let pending = new PendingChunk();
  for await (const batch of batches)
    for (const order of batch) {
      const bytes = estimatedBytes(order);
      const isFull = pending.count >= maxOrders || pending.bytes + bytes > CHUNK_TARGET_BYTES;
      if (pending.count > 0 && isFull) {
        yield pending.placed();
        pending = new PendingChunk();
      }
      pending.add(order, bytes);
    }
  if (pending.count > 0) yield pending.placed();
}

/** The orders of a chunk that is being filled; of an order only what is sent is held. */
class PendingChunk {
  count = 0;
  bytes = 0;
  private readonly orders: ImportOrder[] = [];
  private readonly rejected: RejectedOrder[] = [];
  private from = 1;
  private to = 1;

  add(checked: CheckedOrder, bytes: number): void {
    const { lines } = checked;
    if (this.count === 0) this.from = lines[0] ?? 1;
    this.to = lines.at(-1) ?? this.from;
    this.count += 1;
    this.bytes += bytes;
    if (isRejected(checked)) this.rejected.push(shortened(checked));
    else this.orders.push({ lines, order: checked.order });
  }

  placed(): PlacedChunk {
    const { from, to, orders, rejected } = this;
    return { range: { from, to }, chunk: { orders, rejected } };
  }
}

/** An upper estimate from the order's source rows, which are the same whether it is accepted or rejected. */
function estimatedBytes({ source }: CheckedOrder): number {
  let bytes = 700;
  for (const row of source) {
    bytes += 60 + 4 * row.length;
    for (const cell of row) bytes += 2 * Math.min(cell.length, MAX_CELL);
  }
  return bytes;
}

function shortened({ lines, external_order_id, issues, source }: RejectedOrder): RejectedOrder {
  return {
    lines,
    external_order_id: external_order_id.slice(0, 200),
    issues: issues.slice(0, MAX_ISSUES),
    source: source.map((row) => row.map((cell) => cell.slice(0, MAX_CELL))),
  };
}
