import { isRejected, type AcceptedOrder, type CheckedOrder } from '../checking/orders/checked-order.js';
import { CHUNK_MAX_ORDERS, CHUNK_ORDERS, type ImportChunk, type LineRange } from '../order-import.api.js';
import { withItemIds } from '../planning/named-products.js';
import type { ImportOrder, RejectedOrder, RowIssue } from '../order-import.types.js';

/** A chunk with the lines it covers. */
export interface PlacedChunk {
  /**
   * The lines covered: they include the last line of each of its orders; other lines of an order may come before. The first chunk begins
   * with its first order, every other after the one before it.
   */
  readonly range: LineRange;
  readonly chunk: ImportChunk;
}

/** Size up to which a chunk is filled, in estimated bytes of JSON: half of what the server accepts. */
const CHUNK_TARGET_BYTES = 4 * 1024 * 1024;
/** Most characters sent of a rejected order's cells and issues. */
const MAX_CELL = 10_000;
const MAX_ISSUES = 200;

/** The plan's decisions about single orders, by external order id and first line. */
export interface ChunkChoices {
  /** Whether the order replaces a stored one that is still open. */
  readonly replace?: (externalOrderId: string) => ImportOrder['replace'];
  /** Whether its rows are sent, because the server will refuse it: its results file then has all columns of the file. */
  readonly withSource?: (externalOrderId: string, line: number) => boolean;
  /** The issues of an order that the plan refuses, those of the check included; it is sent as a rejected one. */
  readonly heldBack?: (line: number) => readonly RowIssue[] | undefined;
  /** The id of a product that the file names by its EAN or name. */
  readonly productId?: (said: string) => string | undefined;
}

/**
 * Splits the orders of a file into chunks of at most 1,000 orders and about 4 MB. Takes the orders by their last line, as the check returns
 * them: an order whose rows are scattered belongs to the chunk with its last line. The split depends only on the file and the mapping, not
 * on what the server knows, so that a resumed import finds the chunks it has already sent. Rejected orders are included: the chunks cover
 * every line. They also end where chunks of 5,000 orders did, so that an import begun with those can be resumed.
 */
export async function* chunkOrders(
  batches: AsyncIterable<readonly CheckedOrder[]>,
  maxOrders: number = CHUNK_ORDERS,
  choices: ChunkChoices = {},
): AsyncGenerator<PlacedChunk> {
  let pending = new PendingChunk(choices);
  let large = { count: 0, bytes: 0 };
  for await (const batch of batches)
    for (const order of batch) {
      const bytes = estimatedBytes(order);
      const isLargeFull = large.count >= CHUNK_MAX_ORDERS || large.bytes + bytes > CHUNK_TARGET_BYTES;
      if (pending.count > 0 && (pending.count >= maxOrders || isLargeFull)) {
        const placed = pending.placed();
        yield placed;
        pending = new PendingChunk(choices, placed.range.to + 1);
        if (isLargeFull) large = { count: 0, bytes: 0 };
      }
      large = { count: large.count + 1, bytes: large.bytes + bytes };
      pending.add(order);
    }
  if (pending.count > 0) yield pending.placed();
}

/** The orders of a chunk being filled; only the parts of an order that are sent are kept. */
class PendingChunk {
  count = 0;
  private readonly orders: ImportOrder[] = [];
  private readonly rejected: RejectedOrder[] = [];
  private readonly choices: ChunkChoices;
  private from: number;
  private to = 1;

  /** `from`: the line after the previous chunk; 0 for the first one. */
  constructor(choices: ChunkChoices, from = 0) {
    this.choices = choices;
    this.from = from;
  }

  add(checked: CheckedOrder): void {
    const { lines } = checked;
    if (this.from === 0) this.from = lines[0] ?? 1;
    this.to = lines.at(-1) ?? this.from;
    this.count += 1;
    const { external_order_id } = isRejected(checked) ? checked : checked.order;
    const issues = this.choices.heldBack?.(lines[0] ?? 0);
    if (issues !== undefined)
      this.rejected.push(shortened({ lines, external_order_id, issues, source: checked.source }));
    else if (isRejected(checked)) this.rejected.push(shortened(checked));
    else this.orders.push(this.chosen(checked));
  }

  private chosen({ lines, order, source }: AcceptedOrder): ImportOrder {
    const { withSource, productId } = this.choices;
    const { external_order_id, items } = order;
    const replace = this.choices.replace?.(external_order_id);
    const isNamed = productId !== undefined && items.some(({ id }) => productId(id) !== undefined);
    return {
      lines,
      order: isNamed ? { ...order, items: withItemIds(items, productId).items } : order,
      ...(replace !== undefined && { replace }),
      ...(withSource?.(external_order_id, lines[0] ?? 0) === true && { source: source.map(shortenedRow) }),
    };
  }

  placed(): PlacedChunk {
    const { from, to, orders, rejected } = this;
    return { range: { from, to }, chunk: { orders, rejected } };
  }
}

/** An upper estimate of an order's bytes from its source rows, which are the same whether it is accepted or rejected. */
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
    source: source.map(shortenedRow),
  };
}

function shortenedRow(row: readonly string[]): string[] {
  return row.map((cell) => cell.slice(0, MAX_CELL));
}
