import { IMPORT_MAX_COLUMNS } from '../../order-import.types.js';
import { orderNumberKey } from '../../../orders/index.js';
import { dateParts } from '../cells/order-date.js';
import { NumberColumn } from './order-numbers.js';
import type { SheetWords } from './sheet-words.js';
import { columnOf } from './cell-place.js';
import { attribute } from './xml.js';

/** Merged cells of one column: the first and the last row, from 1. */
export interface MergedRows {
  readonly column: number;
  readonly from: number;
  readonly to: number;
}

/** Merged cells of one row: the line, and the first and the last column, from 0. */
export interface MergedColumns {
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

/** Number of lines that may contain a header. */
const HEAD_LINES = 100;
/** Most merged ranges kept; cells of any further ones are read as they are. */
const MOST_RANGES = 200_000;
const LONGEST_TAG = 500;
const END = /<\/(?:[\w.-]+:)?mergeCells\s*>/;
const RANGE = /<(?:[\w.-]+:)?mergeCell\s[^<>]*>/g;

/**
 * Collects the merged ranges over several rows, and those within a row near the beginning, from the XML after the rows of a sheet, in
 * chunks of any size.
 */
export class MergedRanges {
  readonly ranges: MergedRows[] = [];
  readonly heads: MergedColumns[] = [];
  private text = '';
  private ended = false;

  push(xml: string): void {
    if (this.ended) return;
    this.text += xml;
    let from = 0;
    for (const match of this.text.matchAll(RANGE)) {
      this.take(attribute(match[0], 'ref') ?? '');
      from = match.index + match[0].length;
    }
    this.ended = END.test(this.text.slice(from)) || this.ranges.length >= MOST_RANGES;
    this.text = this.ended ? '' : this.text.slice(Math.max(from, this.text.length - LONGEST_TAG));
  }

  private take(reference: string): void {
    const [, left = '', top, right = '', bottom] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(reference) ?? [];
    const [from, to] = [Number(top), Number(bottom)];
    if (to > from) this.ranges.push({ column: columnOf(left), from, to });
    else if (to <= HEAD_LINES && this.heads.length < IMPORT_MAX_COLUMNS)
      this.heads.push({ line: to, from: columnOf(left), to: columnOf(right) });
  }
}

/**
 * Copies a value merged over several orders to each of them. Rows of one order are not changed: a blank cell there has the same meaning,
 * and a quantity over two products would count twice.
 */
export class MergedOrders {
  private readonly ranges: readonly MergedRows[];
  private readonly place: NumberColumn;
  private next = 0;
  private open: { readonly range: MergedRows; readonly value: string }[] = [];
  private number = '';

  constructor(ranges: readonly MergedRows[], words: SheetWords) {
    this.ranges = ranges.toSorted((a, b) => a.from - b.from);
    this.place = new NumberColumn(words, { takesBare: true });
  }

  /** Fills the cells of a row. */
  readonly row = (cells: string[], line: number): void => {
    const isHeader = this.place.isHeader(cells);
    const { column } = this.place;
    if (column === null) return;
    this.open = this.open.filter(({ range }) => range.to >= line);
    const number = orderNumberKey(cells[column] ?? '');
    const begins = number !== '' && number !== this.number && !isHeader;
    if (begins) this.number = number;
    if (begins) for (const { range, value } of this.open) fill(cells, range.column, value);
    for (
      let range = this.ranges[this.next];
      range !== undefined && range.from <= line;
      range = this.ranges[this.next]
    ) {
      this.next += 1;
      // What is merged from the header on, or began on a row that is not there, is no value.
      const value = cells[range.column] ?? '';
      if (!isHeader && range.from === line && range.column !== column && this.isFilledIn(value))
        this.open.push({ range, value });
    }
  };

  /** Whether a value is copied. Below a plain `Nr.`, which may number the rows of an order, only days are: they count nothing. */
  private isFilledIn(value: string): boolean {
    return value !== '' && (!this.place.isBare || dateParts(value) !== null);
  }
}

function fill(cells: string[], column: number, value: string): void {
  while (cells.length <= column) cells.push('');
  cells[column] = value;
}
