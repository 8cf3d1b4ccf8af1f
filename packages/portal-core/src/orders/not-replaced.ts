import { mayBeSame } from './may-be-same.js';
import type { NewOrder } from './new-order.types.js';
import { holdsNumber } from './order-number.js';
import { canEdit } from './order.machine.js';
import type { OrderStatus } from './order.types.js';

/** Why a stored order is not replaced by another order of its number: it is not open any more, or it goes to somebody else. */
export type NotReplaced = 'notOpen' | 'otherRecipient';

/**
 * Why a stored order stays beside another order of its number; null where that may replace it. A cancelled one is in nobody's way, and who
 * names the order and its other recipient means it (`isNamed`).
 */
export function whyNotReplaced(
  { status, content }: { readonly status: OrderStatus; readonly content: NewOrder },
  order: NewOrder,
  isNamed = false,
): NotReplaced | null {
  if (!isReplaceable(status)) return 'notOpen';
  const isMeant = isNamed || !holdsNumber(status) || mayBeSame(content, order);
  return isMeant ? null : 'otherRecipient';
}

/** Whether an order with this status may be replaced at all. */
export const isReplaceable = (status: OrderStatus): boolean => canEdit(status) || !holdsNumber(status);
