import type { OrderStatus } from './order.types.js';

const HASH = 35;

/** A key common to all spellings of one order number: `#B-1001` and `b-1001`. */
export function orderNumberKey(text: string): string {
  const trimmed = text.trim();
  return (trimmed.charCodeAt(0) === HASH ? trimmed.slice(1).trimStart() : trimmed).toLowerCase();
}

/** Whether an order of this status holds its number: a cancelled or empty one leaves it to another order. */
export const holdsNumber = (status: OrderStatus): boolean => status !== 'storniert' && status !== '';
