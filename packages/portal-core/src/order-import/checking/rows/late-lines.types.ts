import type { RowIssue } from '../../order-import.types.js';
import type { Accused } from '../not-to-send/said-lines.js';
import type { OddOrders } from '../orders/odd-orders.js';
import type { RowReaderOptions } from './row-reader.js';

/** Lines of a file that concern orders further up in it. */
export interface LateLines {
  /** The last line by order number, for orders whose rows do not stand together. */
  readonly lastLines: ReadonlyMap<string, number>;
  /** Order numbers that rows further down repeat, in this or another spelling (`a-1`, `A-1`). */
  readonly repeated: ReadonlySet<string>;
  /** What is said against orders; empty where each was spoken of before it was complete. */
  readonly accused: Accused;
  /** The first hidden row of orders, by the normalised form of their number; empty where each was met before its order was complete. */
  readonly hidden: ReadonlyMap<string, number>;
  /** Lines below the orders that say that none of them should be sent. */
  readonly sentences: readonly RowIssue[];
  /** Orders that are not like the others of the file; absent without any. */
  readonly odd?: OddOrders;
}

export interface OrderCheckOptions extends RowReaderOptions {
  /**
   * What lines further down say of orders (`findLateLines`, or `lateLines()` of an earlier check). An order whose rows stand in several
   * places is held until its last line. Without it, the later rows of such an order are refused, but not the earlier ones.
   */
  readonly lateLines?: LateLines;
  /** The clock (milliseconds since 1970): dates more than a year ahead are doubtful. Without it, only those after 2050 are. */
  readonly now?: () => number;
}
