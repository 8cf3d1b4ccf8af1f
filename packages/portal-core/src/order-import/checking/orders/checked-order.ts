import type { ImportOrder, RejectedOrder } from '../../order-import.types.js';

/** An order that passed every rule, with its source rows. */
export interface AcceptedOrder extends ImportOrder {
  /** Its rows as in the file. */
  readonly source: readonly (readonly string[])[];
  /** For each item, the index of its row in `source`. */
  readonly itemRows: readonly number[];
  /** For each item, its index (from 0) among the items side by side in its row; absent when rows have one item. */
  readonly itemSlots?: readonly number[];
  /** Lines of rows that were left out, since their quantity is 0. */
  readonly zeroLines?: readonly number[];
  /** Lines of rows that were left out, since they are postage or a discount. */
  readonly chargeLines?: readonly number[];
}
/** A refused order, with the items that could be read. */
export interface RefusedOrder extends RejectedOrder {
  /** Every requested product, with the index of its row in `source` and its index among the items side by side. */
  readonly products?: readonly { readonly id: string; readonly row: number; readonly slot: number }[];
}
/** The result of checking an order; a rejected one has `issues`. */
export type CheckedOrder = AcceptedOrder | RefusedOrder;

/** Whether the check refused the order. */
export function isRejected(order: CheckedOrder): order is RefusedOrder {
  return 'issues' in order;
}
