import { ORDER_FIELDS, type Reading } from '../../order-import.types.js';
import { ownText } from '../../reading/bytes/own-text.js';
import { columnsOfSource } from '../../recipe/field-source.js';
import { oddOrder, type OddOrder } from './odd-orders.js';

/** Most rows of one order that are compared: no order has as many items. */
const MOST_ROWS = 2000;
/** Orders with equal rows after which a file that has them in most of its orders is known to count by rows. */
const ENOUGH = 10_000;

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
  /** The columns of the order but its number. Shops leave them blank below its first row, and list the same product twice there. */
  private readonly ofOrder: readonly number[];
  /** The column of the order number, from 1; null without one. */
  private readonly column: number | null;
  private readonly found = new Map<string, OddOrder>();
  private orders = 0;
  private countsByRows = false;
  private id = '';
  /** The first row of the order, until a second one comes. */
  private first: Row | null = null;
  /** The lines of its rows by their cells; empty while it has one row. */
  private lines = new Map<string, number>();

  constructor({ mapping }: Pick<Reading, 'mapping'>) {
    const isOneItem = mapping.mode === 'new-line' && mapping.items === undefined;
    this.quantities = isOneItem ? columnsOfSource(mapping.columns.quantity) : [];
    const [number] = columnsOfSource(mapping.columns.external_order_id);
    this.ofOrder = ORDER_FIELDS.filter((field) => field !== 'external_order_id').flatMap((field) =>
      columnsOfSource(mapping.columns[field]),
    );
    this.column = number === undefined ? null : number + 1;
  }

  /** Takes a row of an order; the rows of one follow each other. */
  row(id: string, cells: readonly string[], line: number): void {
    if (this.quantities.length === 0 || this.countsByRows) return;
    if (id !== this.id) {
      this.orders += 1;
      this.id = ownText(id);
      this.first = { cells, line };
      if (this.lines.size > 0) this.lines = new Map();
      return;
    }
    if (this.first !== null) this.lines.set(textOf(this.first.cells), this.first.line);
    this.first = null;
    this.further(cells, line);
  }

  /** The orders whose rows stand twice, by number. */
  orderOf(): ReadonlyMap<string, OddOrder> {
    return this.isRare() ? this.found : new Map<string, OddOrder>();
  }

  private further(cells: readonly string[], line: number): void {
    const text = textOf(cells);
    const earlier = this.lines.get(text);
    if (earlier === undefined) {
      if (this.lines.size < MOST_ROWS) this.lines.set(text, line);
      return;
    }
    const isFilled = (column: number) => (cells[column] ?? '').trim() !== '';
    const isWhole = this.quantities.some(isFilled) && this.ofOrder.some(isFilled);
    if (isWhole && !this.found.has(this.id)) this.found.set(this.id, this.doubled(line, earlier));
    if (this.found.size <= ENOUGH || this.isRare()) return;
    this.countsByRows = true;
    this.found.clear();
  }

  private isRare(): boolean {
    return this.found.size * 2 < this.orders;
  }

  private doubled(line: number, earlier: number): OddOrder {
    const { id: value, column } = this;
    const said = `${value} (${String(earlier)} = ${String(line)})`;
    return oddOrder({ said, line, column, value, code: 'equalRows', params: { line: earlier } });
  }
}

const textOf = (cells: readonly string[]): string => cells.join('\n');
