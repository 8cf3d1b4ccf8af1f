import { issue, type Issue } from '../validation/index.js';
import { ITEM_QTY_MAX } from './order.rules.js';
import type { OrderItem } from './new-order.types.js';

/** The values of a product adder before the product is added. */
export interface ItemEntry {
  /** The chosen product; null until one is chosen. */
  readonly product: Pick<OrderItem, 'id' | 'name'> | null;
  /** The quantity as typed. */
  readonly quantity: string;
}

/** Every broken rule of an item to add (specification 1 section 5): a product, and a whole number of at least 1. */
export function validateItemEntry({ product, quantity }: ItemEntry): Issue[] {
  return [...(product === null ? [issue('product', 'required')] : []), ...quantityIssues(quantity)];
}

/** The quantity in a valid text; null otherwise. */
export function parseQuantity(text: string): number | null {
  return quantityIssues(text).length > 0 ? null : Number(text.trim());
}

function quantityIssues(quantity: string): Issue[] {
  const text = quantity.trim();
  if (text === '') return [issue('quantity', 'required')];
  if (!/^\d+$/.test(text)) return [issue('quantity', 'numbersOnly')];
  if (Number(text) < 1) return [issue('quantity', 'min', { min: 1 })];
  return Number(text) > ITEM_QTY_MAX ? [issue('quantity', 'max', { max: ITEM_QTY_MAX })] : [];
}

/** The items with one added; the quantity of a product already listed is increased (specification 1 section 5). */
export function addItem(items: readonly OrderItem[], item: OrderItem): readonly OrderItem[] {
  const listed = items.some(({ id }) => id === item.id);
  if (!listed) return [...items, item];
  return items.map((one) => (one.id === item.id ? { ...one, qty: one.qty + item.qty } : one));
}
