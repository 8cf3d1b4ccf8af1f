import type { Reading } from '../../order-import.types.js';
import { ownText } from '../../reading/bytes/own-text.js';
import { columnsOfSource } from '../../recipe/field-source.js';
import { isDigit } from '../../words/digit.js';
import { MOST_ODD, oddOrder, type OddOrder } from '../orders/odd-orders.js';

/** A column in which a spreadsheet may have counted on, and what has to be the same in both rows. */
interface Watched {
  readonly column: number;
  readonly same: readonly number[];
  /** Fewest orders in a row that are no chance. */
  readonly fewest: number;
  /** Whether a sorted file may have such numbers in a row by itself. */
  readonly maySort: boolean;
  /** Whether two orders are enough where they are for one person. */
  readonly isPlace: boolean;
}

interface Dragged {
  readonly id: string;
  readonly line: number;
  readonly text: string;
}

/** Orders each of which counts on from the one above it in the same column. */
interface Run {
  /** The number that was typed in the order above the first of them. */
  readonly typed: number;
  readonly orders: Dragged[];
  isOfOnePerson: boolean;
}

const [HOUSES, CODES, PRODUCTS, QUANTITIES] = [4, 4, 5, 8];

/**
 * Finds cells that were dragged down in a spreadsheet, which counts on in them: `Ring 17`, `Ring 18`, `Ring 19`, or post codes, article
 * numbers and quantities one higher in each order. The first of them is what was typed; the others keep their orders out.
 */
export class DraggedCells {
  private readonly series: readonly Series[];
  private readonly names: readonly number[];
  private last: readonly string[] | null = null;
  private orders = 0;

  constructor({ mapping, header }: Pick<Reading, 'mapping' | 'header'>) {
    this.series = watchedIn(mapping).map((one) => new Series(one, header[one.column] ?? ''));
    this.names = columnsOfSource(mapping.columns.first_address_line);
  }

  /** Takes the first row of an order. */
  begin(id: string, cells: readonly string[], line: number): void {
    const { last } = this;
    this.orders += 1;
    this.last = cells;
    if (last === null) return;
    const isOnePerson = areSame(this.names, last, cells);
    for (const series of this.series) series.take(last, cells, { id, line, isOnePerson });
  }

  /** Takes a further row of an order: it has several items, which may well follow each other. */
  further(): void {
    for (const series of this.series) series.further();
  }

  /** The orders that count on from the one above, by number. */
  orderOf(): ReadonlyMap<string, OddOrder> {
    return new Map(this.series.flatMap((series) => series.found(this.orders)));
  }
}

/** The columns of an order that are watched. Where the items stand side by side, their numbers and quantities are not. */
function watchedIn({ columns, mode, items }: Reading['mapping']): Watched[] {
  const isOneItem = mode === 'new-line' && items === undefined;
  const [products, quantities] = [columns.product_id, columns.quantity].map((source) =>
    isOneItem ? columnsOfSource(source) : [],
  );
  const streets = columnsOfSource(columns.street);
  const towns = columnsOfSource(columns.city);
  const besideIn = (column: number) => [...streets.filter((other) => other !== column), ...towns];
  return [
    ...streets.map((column) => place(column, besideIn(column), { fewest: HOUSES, maySort: false })),
    ...columnsOfSource(columns.postal_code).map((column) =>
      place(column, towns, { fewest: CODES, maySort: true }),
    ),
    // A name beside the number would contradict it.
    ...(columns.product_name === undefined ? (products ?? []) : []).map((column) => ofItem(column, PRODUCTS)),
    // Different quantities of different products may well rise by chance, or by design.
    ...(quantities ?? []).map((column) => ofItem(column, QUANTITIES, products)),
  ];
}

const place = (
  column: number,
  same: readonly number[],
  { fewest, maySort }: Pick<Watched, 'fewest' | 'maySort'>,
): Watched => ({ column, same, fewest, maySort, isPlace: true });

const ofItem = (column: number, fewest: number, same: readonly number[] = []): Watched => ({
  column,
  same,
  fewest,
  maySort: true,
  isPlace: false,
});

/** What counts on in one column. */
class Series {
  private readonly watched: Watched;
  private readonly label: string;
  private run: Run | null = null;
  private readonly runs: Run[] = [];
  private kept = 0;
  private descends = false;

  constructor(watched: Watched, label: string) {
    this.watched = watched;
    this.label = label;
  }

  take(
    last: readonly string[],
    cells: readonly string[],
    { id, line, isOnePerson }: Pick<Dragged, 'id' | 'line'> & { readonly isOnePerson: boolean },
  ): void {
    const { column, same, isPlace } = this.watched;
    const [before, text] = [last[column] ?? '', cells[column] ?? ''];
    if (before === text && this.run === null) return;
    this.descends ||= before > text;
    const typed = countedFrom(before, text);
    const isCopy = !isPlace && isOnePerson;
    if (typed === null || (same.length > 0 && !isCopy && !areSame(same, last, cells))) return this.end();
    this.run ??= { typed, orders: [], isOfOnePerson: true };
    this.run.isOfOnePerson &&= isOnePerson;
    this.run.orders.push({ id: ownText(id), line, text: ownText(text) });
  }

  further(): void {
    if (!this.watched.isPlace) this.end();
  }

  found(orders: number): readonly (readonly [string, OddOrder])[] {
    this.end();
    const { maySort } = this.watched;
    const runs = this.runs.filter((run) => !maySort || this.descends || run.orders.length + 1 === orders);
    return runs.flatMap((run) => run.orders.map((one) => [one.id, this.odd(one, run)] as const));
  }

  /** Keeps the run that ended, if it is long enough to be no chance. */
  private end(): void {
    const { run } = this;
    this.run = null;
    if (run === null) return;
    const { isPlace, fewest } = this.watched;
    const isLong = run.orders.length + 1 >= (isPlace && run.isOfOnePerson ? 2 : fewest);
    // Places numbered from one on are those of a list, or made up.
    if (!isLong || (isPlace && run.typed <= 1) || this.kept + run.orders.length > MOST_ODD) return;
    this.kept += run.orders.length;
    this.runs.push(run);
  }

  private odd({ line, text: value }: Dragged, { orders }: Run): OddOrder {
    const said = `${this.label} ${orders[0]?.text ?? ''} … ${orders.at(-1)?.text ?? ''}`;
    return oddOrder({ said, line, column: this.watched.column + 1, value, code: 'draggedCell' });
  }
}

/** Whether columns have the same texts in two rows, and any at all. */
const areSame = (columns: readonly number[], cells: readonly string[], others: readonly string[]): boolean =>
  columns.length > 0 &&
  columns.every((column) => cells[column] === others[column]) &&
  columns.some((column) => (cells[column] ?? '') !== '');

/** Number of digits there are. */
const DIGITS = 10;

/** A text with one number, at its end or its beginning: spreadsheets count on there. */
const AT_END = /^(.*?)(\d{1,9})$/su;
const AT_BEGINNING = /^()(\d{1,9})(?=[\s.]*\p{L})(.*)$/su;

/** The number in a text where another one is the same with a number one higher; null for any other two. */
function countedFrom(before: string, text: string): number | null {
  if (Math.abs(before.length - text.length) > 1) return null;
  const [last, lastBefore] = [text.charCodeAt(text.length - 1), before.charCodeAt(before.length - 1)];
  const isAtEnd = isDigit(last);
  if (isAtEnd ? (last - lastBefore + DIGITS) % DIGITS !== 1 : !isDigit(text.charCodeAt(0))) return null;
  const form = isAtEnd ? AT_END : AT_BEGINNING;
  const [, head = '', number = '', tail = ''] = form.exec(text) ?? [];
  const [, headBefore = '', numberBefore = '', tailBefore = ''] = form.exec(before) ?? [];
  if (number === '' || numberBefore === '' || head !== headBefore || tail !== tailBefore) return null;
  return Number(number) === Number(numberBefore) + 1 ? Number(numberBefore) : null;
}
