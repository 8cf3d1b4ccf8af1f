import type { NewOrder, OrderItem } from './new-order.types.js';
import { twinText } from './twin-text.js';

/** Separates the parts; cleaned texts contain no control characters, so that two different orders never give the same canonical text. */
const PART = '\u001f';

/**
 * A hash of 16 hex characters that is equal for orders with the same content: date, items (id and quantity, in any order) and
 * delivery address; not product names, which the catalogue knows better, and not the customer's reference. Takes a normalised order.
 *
 * 64 bits and not cryptographic on purpose: a hash is only ever compared with that of one other order, the one with the same merchant and
 * external id, so the probability of missing a change is about 1 in 1e18 per comparison; only the owner of both could construct one.
 */
export const orderContentHash = (order: NewOrder): string => contentHash(order, sorted(order.items));

/** Whether an order has the content that a stored hash was made of. Earlier releases made hashes of the items in their given order. */
export function hasContentOf(order: NewOrder, hash: string): boolean {
  if (orderContentHash(order) === hash) return true;
  return order.items.length > 1 && contentHash(order, order.items) === hash;
}

function contentHash({ date, address }: NewOrder, items: readonly OrderItem[]): string {
  let text = date;
  for (const item of items) text += PART + item.id + PART + item.qty;
  text += PART + PART + address.salutation + PART + address.company + PART + address.name;
  text += PART + address.second_name + PART + address.street + PART + address.address_second_line;
  text +=
    PART + address.postal_code + PART + address.city + PART + address.country_code + PART + address.email;
  return hash64(text);
}

/**
 * A hash of 16 hex characters that is equal for orders that send the same items to the same place, whatever their number and date: items
 * (id and quantity, in any order) and the address without salutation and e-mail, however it is spelled (`twinText`). Takes a normalised
 * order. As wide as `orderContentHash`; its matches are only ever shown to a person.
 */
export function orderTwinHash({ items, address }: Pick<NewOrder, 'items' | 'address'>): string {
  let goods = '';
  for (const { id, qty } of sorted(items)) goods += id + PART + qty + PART;
  let place = address.company + PART + address.name + PART + address.second_name + PART + address.street;
  place += PART + address.address_second_line + PART + address.postal_code + PART + address.city;
  return hash64(goods.toLowerCase() + PART + twinText(place + PART + address.country_code));
}

const sorted = (items: readonly OrderItem[]): readonly OrderItem[] =>
  items.length < 2 ? items : [...items].sort(byProduct);

const byProduct = (a: OrderItem, b: OrderItem): number =>
  a.id < b.id ? -1 : a.id > b.id ? 1 : a.qty - b.qty;

/** cyrb64 (bryc, public domain): two 32-bit lanes multiplied over UTF-16 units, mixed into each other at the end. */
export function hash64(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return hex(low) + hex(high);
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');
