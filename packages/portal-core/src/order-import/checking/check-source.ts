import { createOrderCheck, type CheckTotals } from './check.js';
import type { OrderCheckOptions, ScatteredOrders } from './rows/scattered.types.js';
import { withoutByteOrderMark, type ByteSource, type CreateDecoder } from '../reading/bytes/decoder.js';
import type { CheckedOrder } from './orders/checked-order.js';
import type { Survey } from '../reading/survey.js';

export interface CheckSourceOptions extends OrderCheckOptions {
  readonly createDecoder: CreateDecoder;
  readonly survey?: Survey;
  /** Called after every piece of the file. */
  readonly onProgress?: (progress: CheckProgress) => void;
  /**
   * Called after the last order when rows of an order came again after other orders. Such orders were refused in parts, and the file must
   * be checked again with them as `scattered` before any order is stored. Not called when `scattered` already held all of them.
   */
  readonly onScattered?: (orders: ScatteredOrders) => void;
}
export interface CheckProgress extends CheckTotals {
  /** Bytes of the file read so far. */
  readonly bytes: number;
}

/** Checks a file from its bytes: yields orders at their last line, as many at a time as a chunk of the file holds. */
export async function* checkSource(
  source: ByteSource,
  options: CheckSourceOptions,
): AsyncGenerator<readonly CheckedOrder[]> {
  const check = createOrderCheck(options);
  const decoder = withoutByteOrderMark(options.createDecoder(options.dialect.encoding));
  let bytes = 0;
  for await (const piece of source.open()) {
    options.survey?.bytes(piece);
    const orders = check.push(decoder.write(piece));
    bytes += piece.length;
    options.onProgress?.({ bytes, ...check.totals() });
    if (orders.length > 0) yield orders;
  }
  const last = [...check.push(decoder.end()), ...check.end()];
  options.onProgress?.({ bytes, ...check.totals() });
  if (last.length > 0) yield last;
  const scattered = check.scattered();
  const { lastLines, sentences, odd } = scattered;
  if (lastLines.size + sentences.length + (odd?.size ?? 0) > 0) options.onScattered?.(scattered);
}
