import type { CheckedOrder } from './orders/checked-order.js';
import { isOwnDownload } from '../understanding/not-to-send/cancelled.js';
import { OrderRows } from './rows/order-rows.js';
import { createRowReader, type RowEdits } from './rows/row-reader.js';
import { bothOf, WholeFile } from './rows/whole-file.js';
import type { LateLines, OrderCheckOptions } from './rows/late-lines.types.js';

export type { RowEdits };

/** Counts of a check so far. */
export interface CheckTotals {
  /** Number of rows with orders: without header, blank lines and rows left out. */
  readonly rows: number;
  readonly orders: number;
  readonly rejected: number;
}

/** Reads, groups and judges the orders of a file, in bounded memory. */
export interface OrderCheck {
  /** Takes decoded text in chunks of any size and returns the completed orders, each at its last line. */
  push(text: string): CheckedOrder[];
  /** Takes one row that is already split, to check a row on the screen again. */
  pushRow(cells: readonly string[], line: number): CheckedOrder[];
  /** Returns the remaining orders. */
  end(): CheckedOrder[];
  totals(): CheckTotals;
  /**
   * After the end: orders whose rows came again after other orders. If there are any, the file must be checked again with them as
   * `lateLines`.
   */
  lateLines(): LateLines;
}

/**
 * Creates the check of an import: the same code runs in the browser's worker, on the server and in the CLI. A blank order number continues
 * the order above. All broken rules of an order are reported at once. Orders are returned by ascending last line.
 */
export function createOrderCheck(options: OrderCheckOptions): OrderCheck {
  const rows = new OrderRows(options);
  const { dialect, header, lateLines } = options;
  const isOwn = dialect.hasHeader && isOwnDownload(header);
  const whole = lateLines === undefined && !isOwn ? new WholeFile(options) : null;
  const reader = createRowReader(options, whole === null ? rows : bothOf(rows, whole));
  return {
    push(text) {
      reader.push(text);
      return rows.take();
    },
    pushRow(cells, line) {
      reader.pushRow(cells, line);
      return rows.take();
    },
    end() {
      reader.end();
      rows.finish();
      return rows.take();
    },
    totals: () => ({ ...rows.totals }),
    lateLines: () => whole?.joined(rows.missed()) ?? rows.missed(),
  };
}
