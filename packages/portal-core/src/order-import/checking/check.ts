import type { CheckedOrder } from './order-group.js';
import type { RowIssue } from '../order-import.types.js';
import { OrderRows } from './order-rows.js';
import { createRowReader, type RowEdits, type RowReaderOptions } from './row-reader.js';

export type { RowEdits };

/** What of a file is about orders that stand further up in it. */
export interface ScatteredOrders {
  /** Order numbers whose rows do not stand together, or of which a later line speaks, with the last such line of each. */
  readonly lastLines: ReadonlyMap<string, number>;
  /** What lines below the orders say against sending any of them. */
  readonly sentences: readonly RowIssue[];
}

export interface OrderCheckOptions extends RowReaderOptions {
  /**
   * Orders whose rows stand in several places (`findScattered`, or `scattered()` of an earlier check): each is held until its last line.
   * Without it the further rows of such an order are refused, and what stands before them is not.
   */
  readonly scattered?: ScatteredOrders;
}

/** What a check has seen so far. */
export interface CheckTotals {
  /** Rows of orders: without header, blank lines and lines left out. */
  readonly rows: number;
  readonly orders: number;
  readonly rejected: number;
}

/** Reads, groups and judges the orders of a file, in bounded memory. */
export interface OrderCheck {
  /** Takes decoded text in pieces of any size and answers the orders that are complete, each at its last line. */
  push(text: string): CheckedOrder[];
  /** Takes one row already split, for a row shown on a screen to be judged again. */
  pushRow(cells: readonly string[], line: number): CheckedOrder[];
  /** Answers the last orders. */
  end(): CheckedOrder[];
  totals(): CheckTotals;
  /** After the end: orders that came again after others. With any, the file is to be checked anew with them as `scattered`. */
  scattered(): ScatteredOrders;
}

/**
 * The heart of the import: the same code in the browser's worker, on the server and in the CLI. A blank order number carries on the order
 * above. Every broken rule of an order is told at once. The last lines of the orders it answers ascend.
 */
export function createOrderCheck(options: OrderCheckOptions): OrderCheck {
  const rows = new OrderRows(options);
  const reader = createRowReader(options, rows);
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
    scattered: () => rows.missed(),
  };
}
