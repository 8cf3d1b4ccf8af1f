import type { OrderItem } from '../../orders/index.js';
import { ownText } from '../reading/own-text.js';

/** Counts the orders that could not be packed from what is there. */
export interface WaitingCount {
  add(items: readonly OrderItem[]): void;
  /** Gives out the stock by product id in the order the orders came; a product that is not told is there in any number. */
  count(available: ReadonlyMap<string, number>): {
    readonly waitingOrders: number;
    /** False when there were more orders than are held. */
    readonly waitingOrdersComplete: boolean;
  };
}

/** Items held at most: a number for the product and one for the quantity each. */
const MAX_ITEMS = 500_000;

export function createWaitingCount(): WaitingCount {
  const numberOf = new Map<string, number>();
  /** One order after the other: how many items, then product and quantity of each. */
  const held: number[] = [];
  let complete = true;
  return {
    add(items) {
      if (held.length > 2 * MAX_ITEMS) complete = false;
      if (!complete) return;
      held.push(items.length);
      for (const { id, qty } of items) {
        const number = numberOf.get(id) ?? numberOf.size;
        if (number === numberOf.size) numberOf.set(ownText(id), number);
        held.push(number, qty);
      }
    },
    count(available) {
      const left = [...numberOf.keys()].map((id) => available.get(id) ?? Infinity);
      return { waitingOrders: countWaiting(held, left), waitingOrdersComplete: complete };
    },
  };
}

/** An order that waits keeps what it has been given: it reserves its items all the same. */
function countWaiting(held: readonly number[], left: number[]): number {
  let waiting = 0;
  for (let at = 0; at < held.length;) {
    const end = at + 1 + 2 * (held[at] ?? 0);
    let isShort = false;
    for (let item = at + 1; item < end; item += 2) {
      const product = held[item] ?? 0;
      left[product] = (left[product] ?? Infinity) - (held[item + 1] ?? 0);
      if (left[product] < 0) isShort = true;
    }
    if (isShort) waiting += 1;
    at = end;
  }
  return waiting;
}
