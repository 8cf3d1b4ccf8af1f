import type { Dialect } from '../../order-import.types.js';

/** What names tell of the sheets and columns of a workbook; the vocabulary behind it belongs to the understanding. */
export interface SheetWords {
  /** Whether a sheet of this name holds orders that are not to be sent: `Storno`. */
  isCancelled(sheet: string): boolean;
  /** Whether a sheet of this name holds samples, or orders of the past: `Muster`. */
  holdsNoOrders?(sheet: string): boolean;
  /** Whether a header is that of order numbers. */
  isOrderNumber(header: string): boolean;
}

/** Order numbers of a sheet whose name says that they are not to be sent. */
export type CancelledOrders = NonNullable<Dialect['cancelledOrders']>[number];
