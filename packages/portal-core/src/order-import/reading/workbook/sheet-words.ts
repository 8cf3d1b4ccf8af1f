import type { Dialect } from '../../order-import.types.js';

/** Recognises the names of sheets and columns in a workbook; the vocabulary behind it belongs to `understanding`. */
export interface SheetWords {
  /** Whether a sheet of this name contains orders that must not be sent, or not as another sheet has them: `Storno`, `Änderungen`. */
  isCancelled(sheet: string): boolean;
  /** Whether a sheet of this name contains samples, or past orders: `Muster`. */
  holdsNoOrders?(sheet: string): boolean;
  /** Whether a header is one of order numbers. */
  isOrderNumber(header: string): boolean;
  /** Whether a header is a number of something that it does not say: `Nr.`. */
  isBareNumber?(header: string): boolean;
}

/** Order numbers of a sheet whose name says that they must not be sent. */
export type CancelledOrders = NonNullable<Dialect['cancelledOrders']>[number];
