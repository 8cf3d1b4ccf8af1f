import { createOrderCheck, type CheckTotals } from './check.js';
import { hasLateLines, lateLinesOfBoth } from './rows/late-lines.js';
import type { LateLines, OrderCheckOptions } from './rows/late-lines.types.js';
import { withoutByteOrderMark, type ByteSource, type CreateDecoder } from '../reading/bytes/decoder.js';
import type { CheckedOrder } from './orders/checked-order.js';
import type { Survey } from '../reading/survey.js';

export interface CheckSourceOptions extends OrderCheckOptions {
  readonly createDecoder: CreateDecoder;
  readonly survey?: Survey;
  /** Called after every piece of the file. */
  readonly onProgress?: (progress: CheckProgress) => void;
  /**
   * Called after the last order when lines of the file concern orders that were complete before. The file must be checked again with them
   * as `lateLines` before any order is stored. Not called when `lateLines` already held all of them.
   */
  readonly onLateLines?: (orders: LateLines) => void;
}
export interface CheckProgress extends CheckTotals {
  /** Bytes of the file read so far. */
  readonly bytes: number;
}

/**
 * Checks a file from its bytes: yields orders at their last line, as many at a time as a chunk of the file holds. Throws `Error` when
 * `lateLines` is not all that lines further down say, and nobody is told by `onLateLines`.
 */
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
  const found = check.lateLines();
  const { lateLines, onLateLines } = options;
  if (!hasLateLines(found)) return;
  if (lateLines === undefined) onLateLines?.(found);
  else if (onLateLines === undefined) throw new Error('Lines further down were not found before the check.');
  else onLateLines(lateLinesOfBoth(lateLines, found));
}
