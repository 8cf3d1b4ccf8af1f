import { ownText } from '../../reading/bytes/own-text.js';
import type { Reading } from '../../order-import.types.js';
import { forbidsSending } from '../../understanding/not-to-send/remarks.js';
import { isSheetError } from '../cells/sheet-error.js';
import { isNoOrderNumber } from '../rules/order-number.rules.js';
import { MOST_ODD, numberColumn, oddOrder, type OddOrder } from '../orders/odd-orders.js';

/** A sign before a number: `#B-2`, `-- B-2`; a quotation mark or a full stop there is dirt. */
const BEFORE = /^([^\p{L}\p{N}\s'"‘’“”„«».,;:_]+)\s*[\p{L}\p{N}]/u;
/** A sign behind it: `B-2*`; a bracket there closes a word in it. */
const BEHIND = /[\p{L}\p{N}]\s*([^\p{L}\p{N}\s'"‘’“”„«».,;:_)\]}]+)$/u;
/** Most numbers: a plain letter or digit at both ends. */
const PLAIN = /^[a-z\d].*[a-z\d]$/i;
/** Fewest orders that show what numbers look like, and the orders for each one with a sign. */
const [FEWEST, SHARE] = [3, 10];

interface Marked {
  readonly id: string;
  readonly line: number;
}

/** Finds order numbers with a sign before or behind them that the others of their file do not have: somebody took them out. */
export class MarkedNumbers {
  private readonly column: number | null;
  private orders = 0;
  /** The orders of each sign; null for a sign of too many. */
  private readonly marked = new Map<string, Marked[] | null>();

  constructor({ mapping }: Pick<Reading, 'mapping'>) {
    this.column = numberColumn(mapping);
  }

  /** Takes the number of an order at its first row. */
  order(id: string, line: number): void {
    if (this.column === null) return;
    this.orders += 1;
    if (PLAIN.test(id)) return;
    this.mark(BEFORE.exec(id)?.[1], { id, line }, 'before');
    this.mark(BEHIND.exec(id)?.[1], { id, line }, 'behind');
  }

  /** The orders with an unusual sign, by number. */
  orderOf(): ReadonlyMap<string, OddOrder> {
    if (this.orders < FEWEST) return new Map();
    const few = [...this.marked.values()].flatMap((orders) =>
      orders !== null && (orders.length === 1 || orders.length * SHARE <= this.orders) ? orders : [],
    );
    return new Map(
      few
        .filter(({ id }) => !forbidsSending(id) && !isSheetError(id) && !isNoOrderNumber(id))
        .map(({ id, line }) => [id, this.odd(id, line)] as const),
    );
  }

  private mark(sign: string | undefined, { id, line }: Marked, place: string): void {
    if (sign === undefined) return;
    const key = `${place} ${ownText(sign)}`;
    const orders = this.marked.get(key) ?? (this.marked.has(key) ? null : []);
    if (orders === null || orders.at(-1)?.id === id) return;
    orders.push({ id: ownText(id), line });
    this.marked.set(key, orders.length > MOST_ODD ? null : orders);
  }

  private odd(id: string, line: number): OddOrder {
    return oddOrder({ said: id, line, column: this.column, value: id, code: 'numberMarked' });
  }
}
