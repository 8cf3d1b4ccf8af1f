import type { Reading, RowIssue } from '../../order-import.types.js';
import { columnsOfSource } from '../../recipe/field-source.js';
import { holdsRemarks, textKindOf } from '../../understanding/not-to-send/text-columns.js';
import { isDecimalHeader } from '../../words/decimal-header.js';
import { MOST_ODD, oddOrder, type OddOrder } from '../orders/odd-orders.js';

const WHOLE = /^-?\d+$/;
const DECIMALS = /^\d{1,3}$/;
const LETTERS = /\p{L}{2}/u;

/**
 * Finds rows of which a decimal comma was taken for the end of a cell: from a price or a measure on, all numbers stand one column further
 * right, that of the quantity among them, and the last stands where a text would, or the row has one cell more than the header.
 */
export class SplitDecimals {
  /** The quantity's column; -1 where commas separate nothing. */
  private readonly quantity: number;
  /** The columns of prices and measures from which on only numbers may stand up to the quantity. */
  private readonly decimals: readonly number[];
  /** Whether a number in the column behind the quantity is out of place: by its header, or since other rows have words there. */
  private isOfTexts: boolean;
  private readonly header: readonly string[];
  /** The rows whose last number stands there, and those that have one cell more, by order. */
  private readonly shifted = new Map<string, OddOrder>();
  private readonly longer = new Map<string, OddOrder>();

  constructor({ mapping, header, dialect }: Pick<Reading, 'mapping' | 'header'> & Partial<Reading>) {
    const isOneItem = mapping.mode === 'new-line' && mapping.items === undefined;
    const columns = columnsOfSource(mapping.columns.quantity);
    const isSeparated = dialect?.delimiter === ',' && dialect.hasHeader && isOneItem && columns.length === 1;
    this.quantity = isSeparated ? (columns[0] ?? -1) : -1;
    this.header = header;
    this.decimals = [...header.keys()].filter(
      (column) => column < this.quantity && isDecimalHeader(header[column] ?? ''),
    );
    this.isOfTexts = holdsTexts(header[this.quantity + 1] ?? '');
  }

  row(id: string, cells: readonly string[], line: number): void {
    if (this.decimals.length === 0) return;
    const behind = (cells[this.quantity + 1] ?? '').trim();
    if (behind === '') return;
    this.isOfTexts ||= LETTERS.test(behind);
    if (!WHOLE.test(behind)) return;
    const found = cells.length > this.header.length ? this.longer : this.shifted;
    const column = this.decimals.find((at) => this.isSplit(cells, at));
    if (column !== undefined && found.size <= MOST_ODD && !found.has(id))
      found.set(id, this.split(cells, line, column));
  }

  /** The orders with such a row, by number. */
  orderOf(): ReadonlyMap<string, OddOrder> {
    const { shifted, longer } = this;
    return this.isOfTexts ? new Map([...shifted, ...longer]) : longer;
  }

  /** The issue of the whole file, where more orders have such a row than are kept; none for others. */
  issues(): readonly RowIssue[] {
    const found = this.orderOf();
    const [first] = found.size > MOST_ODD ? found.values() : [];
    return first === undefined ? [] : [first.issue];
  }

  private isSplit(cells: readonly string[], column: number): boolean {
    const between = cells.slice(column + 2, this.quantity + 1);
    return (
      WHOLE.test((cells[column] ?? '').trim()) &&
      DECIMALS.test((cells[column + 1] ?? '').trim()) &&
      between.every((text) => WHOLE.test(text.trim()))
    );
  }

  /** One answer holds for all rows of the two columns. */
  private split(cells: readonly string[], line: number, column: number): OddOrder {
    const [whole = '', part = ''] = cells.slice(column, column + 2).map((text) => text.trim());
    const said = this.header
      .slice(column, column + 2)
      .map((name) => name.trim())
      .join(' | ');
    const place = { line, column: column + 1, value: whole };
    return oddOrder({ ...place, said, code: 'splitDecimal', params: { whole, part } });
  }
}

/** Whether a column, by its header, holds texts, in which a number alone says nothing: remarks, gifts, ways of sending, or one without a name. */
function holdsTexts(header: string): boolean {
  const kind = header.trim() === '' ? 'text' : textKindOf(header);
  return holdsRemarks(header) || (kind !== null && kind !== 'unknown');
}
