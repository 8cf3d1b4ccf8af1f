import type { Reading, RowIssue } from '../../order-import.types.js';
import { onlyAmounts } from '../../reading/rows/closing-lines.js';
import { firstFilled } from '../../reading/rows/filled-cells.js';
import { columnsOfSource } from '../../recipe/field-source.js';
import { cancelledColumnOf } from '../../words/cancelled-row.js';
import { readQuantity } from '../orders/quantity.js';
import { isChargeText } from '../cells/charge-text.js';
import { oddOrder } from '../orders/odd-orders.js';

/** What has been counted so far. */
interface Counts {
  pieces: number;
  /** Pieces without postage and the like, and those of them that are not cancelled. */
  items: number;
  open: number;
  rows: number;
  orders: number;
}
interface Total {
  readonly said: string;
  readonly count: number;
  readonly line: number;
  readonly kind: 'orders' | 'pieces';
  /** The orders above a total, each in all its places; 0 for a line that says what it counts. */
  readonly orders: number;
}

const COUNTED = ['pieces', 'items', 'open', 'rows', 'orders'] as const;
const NOTHING: Readonly<Counts> = { pieces: 0, items: 0, open: 0, rows: 0, orders: 0 };
/** Most totals whose counts are kept, the last one among them: those of groups, and of groups of them. */
const MOST_TOTALS = 500;
/** A line that counts orders or rows: `Anzahl Bestellungen: 4`, `12 Datensätze exportiert`. */
const COUNTED_WORDS = String.raw`(?:bestellungen|aufträge|orders|datensätze|records?|zeilen|rows|einträge|entries|positionen)`;
const LABEL_FIRST = new RegExp(
  String.raw`^(?:(?:anzahl|gesamtzahl|gesamt|summe|total|number of|count of)(?: der)?\s+)${COUNTED_WORDS}\s*[:=]?\s*(\d{1,7})$`,
  'iu',
);
const COUNT_FIRST = new RegExp(
  String.raw`^(\d{1,7})\s+${COUNTED_WORDS}(?:\s+(?:insgesamt|gesamt|total|exportiert|exported|gefunden|found))?\.?$`,
  'iu',
);

/** A count that does not say of what: pieces, rows or orders. */
const COUNT_ALONE = /^(?:anzahl|gesamtanzahl|gesamtzahl|count)\s*[:=]?\s*(\d{1,7})$/iu;
/** A count of pieces. */
const PIECES =
  /^(?:gesamtmenge|gesamtstückzahl|summe menge|menge gesamt|total quantity|total qty)\s*[:=]?\s*(\d{1,7})$/iu;

/**
 * Compares what a file says of its own length with its rows: a total below its quantities, or a line that counts its orders. A total that
 * fits no count of the file, nor of the rows since another total, says that rows are missing or a quantity is wrong.
 */
export class ToldTotals {
  /** The only column of quantities; -1 without one. */
  private readonly quantity: number;
  private readonly products: readonly number[];
  private readonly cancelledIn: (cells: readonly string[]) => number | undefined;
  private readonly now: Counts = { ...NOTHING };
  /** What had been counted at each total, and before any row. */
  private readonly before: Readonly<Counts>[] = [NOTHING];
  /** The first total that fits nothing; null without one. */
  private wrong: Total | null = null;
  /** The line that counts orders or rows; null without one. */
  private told: Total | null = null;
  /** Whether several lines do, each of a part of the file. */
  private isToldInParts = false;
  /** Whether the rows are not all read, so that no total need fit. */
  private isPartly = false;

  constructor({ mapping }: Pick<Reading, 'mapping'>) {
    const columns = mapping.items === undefined ? columnsOfSource(mapping.columns.quantity) : [];
    this.quantity = columns.length === 1 ? (columns[0] ?? -1) : -1;
    const { product_id, product_name } = mapping.columns;
    this.products = [product_id, product_name].flatMap((source) => columnsOfSource(source));
    this.cancelledIn = cancelledColumnOf(mapping.cancelled ?? []);
  }

  /** Takes a row. `isFirst`: it begins an order, or belongs to none. */
  row(cells: readonly string[], isFirst: boolean): void {
    const { now } = this;
    now.rows += 1;
    if (isFirst) now.orders += 1;
    const text = this.quantity < 0 ? '' : (cells[this.quantity] ?? '').trim();
    if (text === '') return;
    const own = readQuantity(text);
    this.isPartly ||= Number.isNaN(own);
    now.pieces += own;
    if (this.products.some((column) => isChargeText((cells[column] ?? '').trim()))) return;
    now.items += own;
    if (this.cancelledIn(cells) === undefined) now.open += own;
  }

  /** Takes the line of a total. */
  total(cells: readonly string[], line: number): void {
    const from = firstFilled(cells, 0);
    const column = this.quantity;
    const text = column < 0 ? '' : (cells[column] ?? '').trim();
    const isBare = column === from && onlyAmounts(cells, from);
    if (text === '' || (column === from && !isBare)) {
      this.said(cells.filter((cell) => cell.trim() !== '').join(' '), line);
      return;
    }
    const count = readQuantity(text);
    const said = isBare ? text : `${(cells[from] ?? '').trim()} ${text}`;
    if (!Number.isNaN(count) && !this.fits(count, false))
      this.wrong ??= { said, count, line, kind: 'pieces', orders: this.now.orders };
    if (this.before.length >= MOST_TOTALS) this.before.pop();
    this.before.push({ ...this.now });
  }

  /** Takes a line that is no row. */
  said(text: string, line: number): void {
    const said = text.replaceAll(/\s+/gu, ' ').trim();
    const [, pieces] = PIECES.exec(said) ?? [];
    const [, count = pieces] =
      LABEL_FIRST.exec(said) ?? COUNT_FIRST.exec(said) ?? COUNT_ALONE.exec(said) ?? [];
    const kind = pieces === undefined ? 'orders' : 'pieces';
    if (count === undefined) return;
    this.isToldInParts = this.told !== null;
    this.told ??= { said, count: Number(count), line, kind, orders: 0 };
  }

  /** Called for a row that is not read. */
  lost(): void {
    this.isPartly = true;
  }

  /** The issue of the first total that the rows contradict; none for most files. `isScattered`: some order stands in several places. */
  issues(isScattered: boolean): readonly RowIssue[] {
    const { told } = this;
    const isWrong = told !== null && !this.isToldInParts && !this.fits(told.count, true);
    const found = [this.wrong, isWrong ? told : null];
    const first = found.find((one) => one !== null && !(isScattered && this.countsOnce(one))) ?? null;
    if (first === null || this.isPartly || this.now.rows === 0) return [];
    const { said, count, line, kind } = first;
    const there = this.now[kind];
    const value = `${said} (${String(there)})`;
    const params = { line, told: count, found: there };
    return [oddOrder({ said: value, line, column: null, value, code: 'countDiffers', params }).issue];
  }

  /** Whether a number of orders may be right where some were counted in each of their places. */
  private countsOnce({ kind, count, orders }: Total): boolean {
    return kind === 'orders' ? count < this.now.orders : count < orders;
  }

  /** Whether a count is that of all rows so far, or of those since an earlier total. */
  private fits(count: number, isOfAll: boolean): boolean {
    const { now } = this;
    const starts = isOfAll ? [NOTHING] : this.before;
    return starts.some((start) => COUNTED.some((kind) => now[kind] - start[kind] === count));
  }
}
