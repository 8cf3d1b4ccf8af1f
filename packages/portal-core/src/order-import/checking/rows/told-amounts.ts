import type { Reading, RowIssue } from '../../order-import.types.js';
import { ownText } from '../../reading/bytes/own-text.js';
import { columnsOfSource, usedColumns } from '../../recipe/field-source.js';
import { isMoneyHeader, isRowSumHeader, isSumHeader } from '../../words/money-header.js';
import { readQuantity } from '../orders/quantity.js';
import { oddOrder, type OddOrder } from '../orders/odd-orders.js';

/** Fewest rows that show that quantity and price make the sum, and the rows for each one where they do not. */
const [FEWEST, SHARE] = [2, 10];
/** Most columns of money that are compared. */
const MOST_COLUMNS = 6;
/** Rows that contradict, from which on a pair of columns is given up while they are not rare. */
const MOST = 100;
/** Amounts as numbers: a price is rounded to a cent, and so may be each piece of a sum. */
const [HALF_CENT, EXACT] = [0.005_1, 0.001];

/** A row whose sum is that of another quantity. */
interface Contradicted {
  readonly id: string;
  readonly line: number;
  readonly quantity: number;
  /** The quantity that the sum is for. */
  readonly meant: number;
  readonly said: string;
}

/** A column of prices and one of sums. */
interface Pair {
  readonly price: number;
  readonly sum: number;
  agree: number;
  /** Rows that agree with a quantity of more than one. */
  shown: number;
  misses: number;
  /** Misses whose sum is that of more pieces. */
  ofMore: number;
  /** Misses of a quantity of more than one. */
  ofSeveral: number;
  /** Whether some sum is that of a whole order. */
  isOfOrders: boolean;
  readonly found: Contradicted[];
  /** Of the order being read: what its rows cost, the sum that all of them name, and the first that contradicts. */
  cost: number;
  total: number;
  open: Contradicted | null;
}

/**
 * Compares quantity times price with the sum of its row: where they fit all other rows, one quantity was changed; where every sum is that of
 * more pieces, the quantity counts packs.
 */
export class ToldAmounts {
  private readonly quantity: number;
  private readonly header: readonly string[];
  private pairs: readonly Pair[];
  private id = '';

  constructor({ mapping, header }: Pick<Reading, 'mapping' | 'header'>) {
    this.header = header;
    const used = usedColumns(mapping);
    const isOneItem = mapping.mode === 'new-line' && mapping.items === undefined;
    const quantities = isOneItem ? columnsOfSource(mapping.columns.quantity) : [];
    this.quantity = quantities.length === 1 ? (quantities[0] ?? -1) : -1;
    const money = header.flatMap((name, column) =>
      this.quantity >= 0 && !used.has(column) && isMoneyHeader(name) ? [column] : [],
    );
    const few = money.length > MOST_COLUMNS ? [] : money;
    this.pairs = few.flatMap((price) =>
      few.filter((sum) => sum !== price).map((sum) => ({ price, sum, ...NOTHING, found: [] })),
    );
  }

  /** Takes the first row of an order, before `row`. */
  begin(id: string): void {
    if (this.pairs.length === 0) return;
    this.settle();
    this.id = id;
  }

  /** Takes each row of the order that began. */
  row(cells: readonly string[], line: number): void {
    if (this.pairs.length === 0) return;
    const quantity = readQuantity((cells[this.quantity] ?? '').trim());
    if (!(quantity > 0)) return;
    let isGivenUp = false;
    const row = { cells, line, quantity };
    for (const pair of this.pairs) {
      this.compare(pair, row);
      isGivenUp ||= isHopeless(pair);
    }
    if (isGivenUp) this.pairs = this.pairs.filter((pair) => !isHopeless(pair));
  }

  /** The orders with a quantity that their sum is not of, by number. */
  orderOf(): ReadonlyMap<string, OddOrder> {
    this.settle();
    const sure = this.pairs.filter(
      ({ agree, shown, misses }) => agree >= FEWEST && shown > 0 && (misses === 1 || misses * SHARE <= agree),
    );
    return new Map(sure.flatMap(({ found }) => found.map((one) => [one.id, this.odd(one)] as const)));
  }

  /** The issue of the whole file where each sum is that of more pieces than its row has; none for most files. */
  issues(): readonly RowIssue[] {
    this.settle();
    if (this.pairs.some(({ agree }) => agree > 0)) return [];
    const pair = this.pairs.find((one) => isOfMore(one) && this.isPriceAndSum(one));
    const [first] = pair?.found ?? [];
    if (first === undefined) return [];
    const { said, line, meant } = first;
    const odd = oddOrder({ said, line, column: null, value: said, code: 'amountDiffers', params: { meant } });
    return [odd.issue];
  }

  private isPriceAndSum({ price, sum }: Pair): boolean {
    const [one = '', all = ''] = [this.header[price], this.header[sum]];
    return PRICE.test(one) && !isSumHeader(one) && isRowSumHeader(all);
  }

  private compare(pair: Pair, { cells, line, quantity }: Row): void {
    const price = amountOf(cells[pair.price]);
    const sum = amountOf(cells[pair.sum]);
    if (!(price > 0)) return;
    // A sum that only the first row of an order has is that of the order.
    if (!(sum > 0)) {
      if (pair.cost > 0) pair.misses += 1;
      return;
    }
    pair.total = pair.cost === 0 || pair.total === sum ? sum : Number.NaN;
    pair.cost += quantity * price;
    if (Math.abs(quantity * price - sum) <= HALF_CENT * (quantity + 1)) {
      pair.agree += 1;
      if (quantity > 1) pair.shown += 1;
      return;
    }
    pair.misses += 1;
    const meant = Math.round(sum / price);
    if (meant === quantity || meant < 1 || Math.abs(meant * price - sum) > EXACT) return;
    // A pack has a whole number of pieces.
    if (meant > quantity && meant % quantity === 0) pair.ofMore += 1;
    if (quantity > 1) pair.ofSeveral += 1;
    const said = `${this.id} ${String(quantity)} × ${cells[pair.price] ?? ''} ≠ ${cells[pair.sum] ?? ''}`;
    pair.open ??= { id: this.id, line, quantity, meant, said };
  }

  /** Keeps what contradicts in the order that was read, unless the sum is that of all its rows. */
  private settle(): void {
    for (const pair of this.pairs) {
      const { open, cost, total, found } = pair;
      const isOfOrder = open !== null && Math.abs(cost - total) <= HALF_CENT;
      pair.isOfOrders ||= isOfOrder;
      if (open !== null && !isOfOrder && found.length < MOST)
        found.push({ ...open, id: ownText(open.id), said: ownText(open.said) });
      pair.open = null;
      pair.cost = 0;
      pair.total = Number.NaN;
    }
  }

  private odd({ said, line, quantity, meant }: Contradicted): OddOrder {
    const [column, value] = [this.quantity + 1, String(quantity)];
    return oddOrder({ said, line, column, value, code: 'amountDiffers', params: { meant } });
  }
}

const COUNTS = { agree: 0, shown: 0, misses: 0, ofMore: 0, ofSeveral: 0, isOfOrders: false };
const NOTHING = { ...COUNTS, cost: 0, total: Number.NaN, open: null };

/** A price of one piece. */
const PRICE = /preis|price|^ep$/i;

/** Whether every row with a price and a sum has that of more pieces, also where it has several: with one piece, postage may be in the sum. */
const isOfMore = ({ agree, misses, ofMore, ofSeveral, isOfOrders }: Pair): boolean =>
  agree === 0 && misses >= FEWEST && ofMore === misses && ofSeveral > 0 && !isOfOrders;

/** Whether quantity and price make the sum neither in nearly all rows, nor are they of more pieces in all. */
const isHopeless = ({ agree, misses, ofMore }: Pair): boolean =>
  misses > MOST && misses * SHARE > agree && (agree > 0 || ofMore < misses);

interface Row {
  readonly cells: readonly string[];
  readonly line: number;
  readonly quantity: number;
}

const AMOUNT =
  /^(?:[€$£]|EUR|CHF|USD|GBP)?\s*(\d[\d.,'’ ]*?)(?:[.,](\d{1,2}))?\s*(?:[€$£]|EUR|CHF|USD|GBP)?$/i;

/** An amount of money as a number: `5,00`, `1.234,50 €`, `5`; NaN for any other text, and where a mark may be of thousands or of cents. */
function amountOf(cell: string | undefined): number {
  const plain = plainAmount(cell ?? '');
  if (!Number.isNaN(plain)) return plain;
  const [, whole = '', cents = ''] = AMOUNT.exec((cell ?? '').trim()) ?? [];
  if (whole === '' || (cents === '' && /[.,]/.test(whole))) return Number.NaN;
  const digits = whole.replaceAll(/\D/g, '');
  return Number(cents === '' ? digits : `${digits}.${cents}`);
}

const [ZERO, COMMA, DOT] = [48, 44, 46];

/** An amount of digits with or without cents, as nearly all are; NaN for any other. */
function plainAmount(text: string): number {
  const mark = text.charCodeAt(text.length - 3);
  const hasCents = mark === COMMA || mark === DOT;
  let amount = text.length === 0 || text.length > 12 ? Number.NaN : 0;
  for (let at = 0; at < text.length; at += 1) {
    if (hasCents && at === text.length - 3) continue;
    const digit = text.charCodeAt(at) - ZERO;
    amount = digit >= 0 && digit <= 9 ? 10 * amount + digit : Number.NaN;
  }
  return hasCents ? amount / 100 : amount;
}
