import { ownText } from '../../reading/bytes/own-text.js';
import type { Dialect, RowIssue } from '../../order-import.types.js';
import type { OrderGroup } from '../orders/order-group.js';
import type { OrderReader } from '../orders/order-reader.js';

/** A row with data of orders, but without an order number and an item. */
interface HeadRow {
  readonly cells: readonly string[];
  readonly line: number;
}

/**
 * Watches for rows with a customer, a company or a country, but without an order number and an item. Below an order that has its items such
 * a row may be the heading of the orders below it. Only where the file begins with one is that beyond doubt: then it fills the
 * blank cells of each order below it. Everywhere else the order above it is asked about, and so are the orders below that lack what it says.
 */
export class HeadRows {
  private readonly kept: ReadonlySet<number>;
  private readonly reader: OrderReader;
  /** The last such row. */
  private head: HeadRow | null = null;
  /** Whether the last such row heads the orders below it; null before any row. */
  private isGrouped: boolean | null = null;
  /** Whether an order has stood below the last such row. */
  private isUsed = false;
  /** Whether two such rows have stood above each other: what the first says may be of all orders below. */
  private isNested = false;
  /** A head without orders, until it is told. */
  private abandoned: HeadRow | null = null;
  /** Heads that are a row of an order already. */
  private readonly owned = new WeakSet<HeadRow>();
  /** Orders that say other than their head. */
  private readonly contradicting = new WeakSet<OrderGroup>();
  /** The last such row that each order has. */
  private readonly heads = new WeakMap<OrderGroup, HeadRow>();

  constructor({ keepLines }: Pick<Dialect, 'keepLines'>, reader: OrderReader) {
    this.kept = new Set(keepLines);
    this.reader = reader;
  }

  /**
   * Takes a row without an order number; `above` is the order it stands below, if it has one with items. Returns whether the row was taken
   * as the head of the orders below it.
   */
  takes(cells: readonly string[], line: number, above: OrderGroup | null): boolean {
    const isFirst = this.isGrouped === null;
    this.isGrouped ??= false;
    if (this.kept.has(line) || !this.reader.isHeadRow(cells)) return false;
    const isOfOrder = above !== null && above.id !== '';
    if (isOfOrder && this.isGrouped !== true && !above.isNews(cells)) return false;
    const head = { cells: cells.map(ownText), line };
    if (isFirst) this.isGrouped = this.reader.rules.mapping.mode === 'new-line';
    else if (this.head !== null && !this.isUsed) {
      this.isNested = true;
      if (this.isGrouped === true) this.abandoned = this.head;
      this.isGrouped = false;
    }
    this.head = head;
    this.isUsed = false;
    if (this.isGrouped) return true;
    if (isOfOrder) this.heads.set(above, head);
    return false;
  }

  /** The row that an order has to begin with; null when it has none, or begins with it already. */
  above(group: OrderGroup, hasNumber: boolean): HeadRow | null {
    this.isGrouped ??= false;
    const { head } = this;
    if (head === null || !hasNumber || this.heads.get(group) === head) return null;
    this.isUsed = true;
    this.heads.set(group, head);
    return this.isGrouped === true ? head : null;
  }

  /**
   * The first row of an order with what its head says in the cells that it leaves blank. The head itself is a row of the first order below
   * it, since every row belongs to one.
   */
  joined(group: OrderGroup, head: HeadRow, own: readonly string[]): readonly string[] {
    const { columns } = this.reader;
    const joined = [...own];
    for (const column of [...columns.own, ...columns.other]) {
      const [said, heads] = [(joined[column] ?? '').trim(), (head.cells[column] ?? '').trim()];
      if (said === '') joined[column] = head.cells[column] ?? '';
      else if (heads !== '' && heads !== said) this.contradicting.add(group);
    }
    if (!this.owned.has(head)) group.keep(head.cells, head.line);
    this.owned.add(head);
    return joined;
  }

  /** The head above another one, once. */
  takeAbandoned(): HeadRow | null {
    const { abandoned } = this;
    this.abandoned = null;
    return abandoned;
  }

  /** The last row of the file, if no order has stood below it. */
  unused(): HeadRow | null {
    return this.isGrouped === true && !this.isUsed ? this.head : null;
  }

  /** The issue of a complete order that such a row may belong to; null for most orders. */
  issueOf(group: OrderGroup): RowIssue | null {
    if (this.head === null) return null;
    const head = this.heads.get(group);
    if (head === undefined) return null;
    if (this.isGrouped === true) return this.contradicting.has(group) ? issueAt(head.line) : null;
    if (!this.isNested && !group.lines.includes(head.line) && !group.lacks(head.cells)) return null;
    return issueAt(head.line);
  }
}

/** The issue of an order that a row may belong to. */
function issueAt(line: number): RowIssue {
  const params = { line, last: line, lines: String(line) };
  return { line, column: null, field: null, value: '', code: 'headRow', params };
}
