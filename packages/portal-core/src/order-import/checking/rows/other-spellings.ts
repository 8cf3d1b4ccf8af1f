import { orderNumberKey, storedNumberKey } from '../../../orders/index.js';
import { ownText } from '../../reading/bytes/own-text.js';
import type { Reading } from '../../order-import.types.js';
import { MOST_ODD, numberColumn, oddOrder, type OddOrder } from '../orders/odd-orders.js';
import { createSeenOrders } from './seen-orders.js';

/**
 * Finds orders whose number stands further up in the spelling of another program (`B-1` and `B1`, `01001` and `1001`): one of them is written
 * wrong, or it is the same order, and only a person knows.
 */
export class OtherSpellings {
  private readonly column: number | null;
  private readonly numbers = createSeenOrders(orderNumberKey);
  private readonly spellings = createSeenOrders(storedNumberKey);
  private readonly found = new Map<string, OddOrder>();

  constructor({ mapping }: Pick<Reading, 'mapping'>) {
    this.column = numberColumn(mapping);
  }

  /** Takes the number of an order at its first row. */
  order(id: string, line: number): void {
    if (this.column === null || this.numbers.add(id, line) > 0) return;
    const earlier = this.spellings.add(id, line);
    if (earlier === 0 || this.found.size > MOST_ODD) return;
    const own = ownText(id);
    const params = { line: earlier };
    const place = { line, column: this.column, value: own, code: 'otherSpelling' } as const;
    this.found.set(own, oddOrder({ said: own, params, ...place }));
  }

  /** The orders in another spelling, by number; none in a file with too many of them, which has such numbers. */
  orderOf(): ReadonlyMap<string, OddOrder> {
    return this.found.size > MOST_ODD ? new Map() : this.found;
  }
}
