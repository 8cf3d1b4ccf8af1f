import type { RowIssue } from '../../order-import.types.js';
import type { OddOrders } from '../orders/odd-orders.js';
import type { RowReaderOptions } from './row-reader.js';

/** Lines of a file that concern orders further up in it. */
export interface ScatteredOrders {
  /** The last line by order number, for orders whose rows do not stand together or that a later line mentions. */
  readonly lastLines: ReadonlyMap<string, number>;
  /** Order numbers that rows further down repeat, in this or another spelling (`a-1`, `A-1`). */
  readonly repeated: ReadonlySet<string>;
  /** Lines below the orders that say that none of them should be sent. */
  readonly sentences: readonly RowIssue[];
  /** Orders that are not like the others of the file; absent without any. */
  readonly odd?: OddOrders;
}

export interface OrderCheckOptions extends RowReaderOptions {
  /**
   * Orders whose rows stand in several places (`findScattered`, or `scattered()` of an earlier check): each is held until its last line.
   * Without it, the later rows of such an order are refused, but not the earlier ones.
   */
  readonly scattered?: ScatteredOrders;
  /** The clock (milliseconds since 1970): dates more than a year ahead are doubtful. Without it, only those after 2050 are. */
  readonly now?: () => number;
}
