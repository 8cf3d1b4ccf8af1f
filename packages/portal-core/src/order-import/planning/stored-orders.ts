import {
  hasContentOf,
  holdsNumber,
  storedNumberKey,
  type NewOrder,
  type OrderStatus,
} from '../../orders/index.js';

/** What is known of a stored order by its number. */
interface NumberedOrder {
  readonly external_order_id: string;
  readonly order_id: number;
  readonly status: OrderStatus;
}

/** Stored orders of a merchant by number, in whatever spelling a file has it. */
export class StoredOrders<Order extends NumberedOrder> {
  private readonly byKey = new Map<string, Order[]>();

  constructor(orders: Iterable<Order> = []) {
    this.add(orders);
  }

  add(orders: Iterable<Order>): void {
    for (const order of orders) {
      const key = storedNumberKey(order.external_order_id);
      const same = this.byKey.get(key);
      if (same === undefined) this.byKey.set(key, [order]);
      else same.push(order);
    }
  }

  /**
   * The order that an order of a file with this number would meet: the one that holds the number, rather in this spelling than in another;
   * if none does, the last one that was cancelled.
   */
  of(number: string): Order | undefined {
    const all = this.byKey.get(storedNumberKey(number));
    if (all === undefined) return undefined;
    const held = all.filter(({ status }) => holdsNumber(status));
    return (
      held.find(({ external_order_id }) => external_order_id === number) ??
      held[0] ??
      all.reduce((last, order) => (order.order_id > last.order_id ? order : last))
    );
  }
}

/**
 * What an order of a file is beside the stored one it meets: new, the same, or in conflict. A cancelled one is a conflict whatever it
 * contains: a person decided that it is not sent, and a file that still has it does not decide otherwise.
 */
export function outcomeBeside(
  stored: { readonly status: OrderStatus; readonly content_hash: string } | undefined,
  order: NewOrder,
): 'create' | 'unchanged' | 'conflict' {
  if (stored === undefined) return 'create';
  return holdsNumber(stored.status) && hasContentOf(order, stored.content_hash) ? 'unchanged' : 'conflict';
}
