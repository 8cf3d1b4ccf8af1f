import type { OrderItem } from '../../orders/index.js';
import { ownText } from '../reading/bytes/own-text.js';

/** Counts the orders that could not be packed from the stock. */
export interface WaitingCount {
  /** Adds the next order; a quantity below zero gives pieces back. */
  add(items: readonly OrderItem[]): void;
  /** Assigns the stock by product id in the sequence of the orders; a product without an entry is available in any number. */
  count(available: ReadonlyMap<string, number>): {
    readonly waitingOrders: number;
    /** False when there were more orders than can be held. */
    readonly waitingOrdersComplete: boolean;
  };
}

/** Most items held: two numbers each, for product and quantity. */
const MAX_ITEMS = 500_000;

export function createWaitingCount(): WaitingCount {
  const numberOf = new Map<string, number>();
  /** The orders in sequence: the number of items, then product and quantity of each. */
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

/** Counts the waiting orders. An order that waits keeps the pieces assigned to it: it reserves its items all the same. */
function countWaiting(held: readonly number[], left: number[]): number {
  let waiting = 0;
  for (let at = 0; at < held.length;) {
    const end = at + 1 + 2 * (held[at] ?? 0);
    let isShort = false;
    for (let item = at + 1; item < end; item += 2) {
      const product = held[item] ?? 0;
      left[product] = (left[product] ?? Infinity) - (held[item + 1] ?? 0);
      if (left[product] < 0 && (held[item + 1] ?? 0) > 0) isShort = true;
    }
    if (isShort) waiting += 1;
    at = end;
  }
  return waiting;
}
