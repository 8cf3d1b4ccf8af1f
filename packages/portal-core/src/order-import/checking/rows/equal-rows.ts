import { ORDER_FIELDS, type Reading, type RowIssue } from '../../order-import.types.js';
import { ownText } from '../../reading/bytes/own-text.js';
import { columnsOfSource } from '../../recipe/field-source.js';
import { MOST_ODD, numberColumn, oddOrder, type OddOrder } from '../orders/odd-orders.js';

/** Most rows of one order that are compared: no order has as many items. */
const MOST_ROWS = 2000;

interface Row {
  readonly cells: readonly string[];
  readonly line: number;
}

/**
 * Finds orders with two rows that are equal in every cell beside a quantity: a row that was doubled, or one piece each. Where most orders of
 * a file have such rows it counts by rows, and nothing is said.
 */
export class EqualRows {
  private readonly quantities: readonly number[];
  /** The column by which the items of an order are told apart first; -1 where all have one product. */
  private readonly product: number;
  /** The columns of the order but its number. Shops leave them blank below its first row, and list the same product twice there. */
  private readonly ofOrder: readonly number[];
  /** The column of the order number, from 1; null without one. */
  private readonly column: number | null;
  private readonly found = new Map<string, OddOrder>();
  private orders = 0;
  /** Orders with equal rows, the last of them, and the first finding once they are too many to be kept. */
  private count = 0;
  private last = '';
  private often: OddOrder | null = null;
  private countsByRows = false;
  private id = '';
  /** The first row of the order, until a second one comes. */
  private first: Row | null = null;
  /** The first row of each product of the order; empty while it has one row. */
  private products = new Map<string, Row>();
  /** The lines of further rows of a product by their cells; empty for most orders. */
  private lines = new Map<string, number>();

  constructor({ mapping }: Pick<Reading, 'mapping'>) {
    const isOneItem = mapping.mode === 'new-line' && mapping.items === undefined;
    const { quantity, product_id, product_name } = mapping.columns;
    this.quantities = isOneItem ? columnsOfSource(quantity) : [];
    this.product = columnsOfSource(product_id ?? product_name)[0] ?? -1;
    this.ofOrder = ORDER_FIELDS.filter((field) => field !== 'external_order_id').flatMap((field) =>
      columnsOfSource(mapping.columns[field]),
    );
    this.column = numberColumn(mapping);
  }

  /** Takes the first row of an order. */
  begin(id: string, cells: readonly string[], line: number): void {
    if (this.quantities.length === 0 || this.countsByRows) return;
    this.orders += 1;
    this.id = id;
    this.first = { cells, line };
    if (this.products.size > 0) this.products = new Map();
    if (this.lines.size > 0) this.lines = new Map();
  }

  /** Takes a further row of the order. */
  further(cells: readonly string[], line: number): void {
    if (this.quantities.length === 0 || this.countsByRows) return;
    if (this.first !== null) this.products.set(this.productOf(this.first.cells), this.first);
    this.first = null;
    const earlier = this.earlierLine(cells, line);
    if (earlier !== null) this.equal(cells, line, earlier);
  }

  /** The orders whose rows stand twice, by number. */
  orderOf(): ReadonlyMap<string, OddOrder> {
    return this.isRare() ? this.found : new Map<string, OddOrder>();
  }

  /** The issue of the whole file, where too many orders have such rows for each to be asked about; none for others. */
  issues(): readonly RowIssue[] {
    const { often, count } = this;
    if (often === null || !this.isRare()) return [];
    const said = `${often.said} …`;
    const { line, column, params } = often.issue;
    const found = { said, line, column, value: said, params: { ...params, count } };
    return [oddOrder({ ...found, code: 'equalRowsOften' }).issue];
  }

  /** The line of an earlier row of the order with the same cells; without one the row is kept. */
  private earlierLine(cells: readonly string[], line: number): number | null {
    const product = this.productOf(cells);
    const first = this.products.get(product);
    if (first === undefined) {
      if (this.products.size < MOST_ROWS) this.products.set(product, { cells, line });
      return null;
    }
    if (areEqual(first.cells, cells)) return first.line;
    const text = cells.join('\n');
    const earlier = this.lines.get(text);
    if (earlier === undefined && this.lines.size < MOST_ROWS) this.lines.set(text, line);
    return earlier ?? null;
  }

  private equal(cells: readonly string[], line: number, earlier: number): void {
    const isFilled = (column: number) => (cells[column] ?? '').trim() !== '';
    const isWhole = this.quantities.some(isFilled) && this.ofOrder.some(isFilled);
    if (!isWhole || this.last === this.id) return;
    this.last = ownText(this.id);
    this.count += 1;
    if (this.often === null) this.found.set(this.last, this.doubled(line, earlier));
    if (this.count <= MOST_ODD) return;
    // A file that has them in most of its orders counts by rows; in any other one they are one finding, of which one answer holds for all.
    this.often ??= [...this.found.values()][0] ?? null;
    this.countsByRows = !this.isRare();
    this.found.clear();
  }

  private productOf(cells: readonly string[]): string {
    return cells[this.product] ?? '';
  }

  private isRare(): boolean {
    return !this.countsByRows && this.count * 2 < this.orders;
  }

  private doubled(line: number, earlier: number): OddOrder {
    const [value, column] = [ownText(this.id), this.column];
    const said = `${value} (${String(earlier)} = ${String(line)})`;
    return oddOrder({ said, line, column, value, code: 'equalRows', params: { line: earlier } });
  }
}

const areEqual = (cells: readonly string[], others: readonly string[]): boolean =>
  cells.length === others.length && cells.every((cell, column) => cell === others[column]);
