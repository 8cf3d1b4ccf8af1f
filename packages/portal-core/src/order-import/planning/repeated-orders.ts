import { orderTwinHash, storedNumberKey, type NewOrder } from '../../orders/index.js';
import type { AcceptedOrder } from '../checking/orders/checked-order.js';
import { numberColumn, oddOrder } from '../checking/orders/odd-orders.js';
import { CHUNK_MAX_ORDERS } from '../order-import.api.js';
import type { ImportMapping, RowIssue } from '../order-import.types.js';
import { ownText } from '../reading/bytes/own-text.js';
import { compileValueMap } from '../recipe/value-map.js';
import type { Foresee } from './effects.js';
import { isNumberOtherwise } from './number-otherwise.js';

/** Most numbers of a file that are kept: memory stays flat. Beyond them an order is rather asked about once too often. */
const MOST_NUMBERS = 200_000;

interface RepeatOptions {
  readonly mapping: ImportMapping;
  readonly foresee: Foresee;
  readonly merchantErpId?: number;
  /** Whether orders under quite another number are issues as well; otherwise only those whose number is written otherwise. */
  readonly holdsTwins?: boolean;
}

/**
 * Finds new orders that the merchant has already under the same number written otherwise: of the same day, with the same address and items. A
 * customer who orders the same again does so on another day, and a shop that has both orders has both in its file. Under quite another number
 * they are two orders, which is told before they are sent, unless a person has all of them held.
 */
export class RepeatedOrders {
  private readonly numbers = new Set<string>();
  private readonly meaning: ((text: string) => string) | null;
  private readonly options: RepeatOptions;

  constructor(options: RepeatOptions) {
    this.options = options;
    this.meaning = compileValueMap(options.mapping.values, 'remark');
  }

  /** Notes a number that stands in the file. */
  note(number: string): void {
    if (this.numbers.size < MOST_NUMBERS) this.numbers.add(ownText(storedNumberKey(number)));
  }

  /** The issues of those of some new orders that are stored already; a person answers each by its number. */
  async among(orders: readonly AcceptedOrder[]): Promise<ReadonlyMap<AcceptedOrder, RowIssue>> {
    const { foresee, merchantErpId } = this.options;
    const merchant = merchantErpId === undefined ? {} : { merchant_erp_id: merchantErpId };
    const asked = orders.map((one) => ({ one, twin: orderTwinHash(one.order as NewOrder) }));
    const stored = new Map<string, Stored[]>();
    for (let at = 0; at < asked.length; at += CHUNK_MAX_ORDERS) {
      const twins = asked.slice(at, at + CHUNK_MAX_ORDERS).map(({ twin }) => twin);
      const found = await foresee({ products: [], twins, ...merchant });
      for (const { twin, ...order } of found.twins) stored.set(twin, [...(stored.get(twin) ?? []), order]);
    }
    return new Map(
      asked.flatMap(({ one, twin }) => {
        const [issue] = (stored.get(twin) ?? []).flatMap((other) => this.issueOf(one, other) ?? []);
        return issue === undefined ? [] : [[one, issue] as const];
      }),
    );
  }

  private issueOf({ order, lines }: AcceptedOrder, { external_order_id, date }: Stored): RowIssue | null {
    if (date !== order.date) return null;
    const isHeld = this.options.holdsTwins || isNumberOtherwise(order.external_order_id, external_order_id);
    if (!isHeld) return null;
    if (this.numbers.has(storedNumberKey(external_order_id))) return null;
    const { said, issue } = oddOrder({
      said: order.external_order_id,
      line: lines[0] ?? 0,
      column: numberColumn(this.options.mapping),
      value: order.external_order_id,
      code: 'storedAlready',
      params: { number: external_order_id },
    });
    return this.meaning?.(said) === '' ? null : issue;
  }
}

interface Stored {
  readonly external_order_id: string;
  /** ISO day. */
  readonly date: string;
}
