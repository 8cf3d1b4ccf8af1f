import type { Reading } from '../../order-import.types.js';
import { DraggedCells } from './dragged-cells.js';
import { EqualRows } from './equal-rows.js';
import { ItemsAbove } from './items-above.js';
import { MarkedNumbers } from './marked-numbers.js';
import { OtherSpellings } from './other-spellings.js';
import type { OddOrder, OddOrders } from '../orders/odd-orders.js';
import type { RowTaker } from './row-reader.js';
import type { LateLines } from './late-lines.types.js';
import type { SaidLine } from '../not-to-send/said-lines.js';
import { SplitDecimals } from './split-decimals.js';
import { ToldAmounts } from './told-amounts.js';
import { ToldCounts } from './told-counts.js';
import { ToldTotals } from './told-totals.js';

/** Watches all rows of a file for orders that are not like the others of it: one order alone does not show that. */
export class WholeFile implements RowTaker {
  private readonly equal: EqualRows;
  private readonly dragged: DraggedCells;
  private readonly marked: MarkedNumbers;
  private readonly spellings: OtherSpellings;
  private readonly counts: ToldCounts;
  private readonly amounts: ToldAmounts;
  private readonly totals: ToldTotals;
  private readonly above: ItemsAbove;
  private readonly split: SplitDecimals;
  private readonly oneRowAnOrder: boolean;
  /** The order of the last row; empty when it is not known. */
  private current = '';
  /** The last order that was known. */
  private last = '';

  constructor(reading: Pick<Reading, 'mapping' | 'header'> & Partial<Reading>) {
    this.equal = new EqualRows(reading);
    this.dragged = new DraggedCells(reading);
    this.marked = new MarkedNumbers(reading);
    this.spellings = new OtherSpellings(reading);
    this.counts = new ToldCounts(reading);
    this.amounts = new ToldAmounts(reading);
    this.totals = new ToldTotals(reading);
    this.above = new ItemsAbove(reading);
    this.split = new SplitDecimals(reading);
    this.oneRowAnOrder = reading.mapping.mode === 'comma';
  }

  row(cells: readonly string[], line: number, own: string): void {
    const id = own === '' && !this.oneRowAnOrder ? this.current : own;
    this.current = id;
    const isFirst = id === '' || id !== this.last;
    this.totals.row(cells, isFirst);
    this.above.row(own, cells, line);
    if (id === '') return;
    if (isFirst) this.begin(id, cells, line);
    else this.further(cells, line);
    this.counts.row(cells);
    this.amounts.row(cells, line);
    this.split.row(id, cells, line);
  }

  private begin(id: string, cells: readonly string[], line: number): void {
    this.last = id;
    this.equal.begin(id, cells, line);
    this.dragged.begin(id, cells, line);
    this.marked.order(id, line);
    this.spellings.order(id, line);
    this.counts.begin(id, cells, line);
    this.amounts.begin(id);
  }

  private further(cells: readonly string[], line: number): void {
    this.equal.further(cells, line);
    this.dragged.further();
  }

  gap(): void {
    // The place of a row says nothing here.
  }

  said({ text, line, place }: SaidLine): void {
    if (place === 'others') this.totals.lost();
    else this.totals.said(text, line);
  }

  total(cells: readonly string[], line: number): void {
    this.totals.total(cells, line);
  }

  hidden(_line: number, id: string): void {
    this.leftOut(id);
  }

  leftOut(id: string): void {
    this.totals.lost();
    if (id !== '' && id !== this.current) this.current = '';
  }

  unreadable(): void {
    this.totals.lost();
    this.current = '';
  }

  /** What was found, with the lines that concern orders further up. */
  joined(found: LateLines): LateLines {
    const { repeated, sentences } = found;
    const isScattered = repeated.size > 0;
    const told = [
      ...sentences,
      ...this.above.issues(),
      ...this.equal.issues(),
      ...this.amounts.issues(),
      ...this.split.issues(),
      ...this.totals.issues(isScattered),
    ];
    return { ...found, sentences: told, odd: this.odd(repeated) };
  }

  /** The odd orders. Of an order that stands in several places, the count was compared with the rows of each. */
  private odd(repeated: ReadonlySet<string>): OddOrders {
    const odd = new Map<string, OddOrder[]>();
    const counts = [...this.counts.orderOf()].filter(([id]) => !repeated.has(id));
    const { equal, dragged, marked, spellings, amounts, split } = this;
    const found = [equal, dragged, marked, spellings, amounts, split].flatMap((one) => [...one.orderOf()]);
    for (const [id, one] of [...found, ...counts]) odd.set(id, [...(odd.get(id) ?? []), one]);
    return odd;
  }
}

/** Passes every row on to both. */
export function bothOf(first: RowTaker, second: RowTaker): RowTaker {
  const both = [first, second];
  return {
    row(cells, line, id) {
      first.row(cells, line, id);
      second.row(cells, line, id);
    },
    gap: () => both.forEach((taker) => taker.gap()),
    total: (cells, line) => both.forEach((taker) => taker.total?.(cells, line)),
    said: (said) => both.forEach((taker) => taker.said(said)),
    hidden: (line, id) => both.forEach((taker) => taker.hidden(line, id)),
    leftOut: (id) => both.forEach((taker) => taker.leftOut(id)),
    unreadable: (cells, id, issue) => both.forEach((taker) => taker.unreadable(cells, id, issue)),
  };
}
