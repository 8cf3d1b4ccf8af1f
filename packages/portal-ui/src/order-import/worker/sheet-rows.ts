import type { PlannedOrder } from '@kontor/portal-core/order-import';

/** Place of a row within the orders. */
export interface RowPlace {
  /** Index of the order. */
  readonly order: number;
  /** Index of the row among the order's rows. */
  readonly place: number;
}

/** The rows of planned orders, numbered consecutively. The rows of one order are adjacent, wherever their lines are. */
export class SheetRows {
  private readonly orderOf: Uint32Array;
  private readonly firstRow: Uint32Array;
  private readonly lines: Uint32Array;
  /** Rows sorted by line; null while the rows themselves ascend. */
  private readonly byLine: Uint32Array | null;

  constructor(orders: readonly PlannedOrder[]) {
    const count = orders.reduce((sum, { order }) => sum + order.lines.length, 0);
    this.orderOf = new Uint32Array(count);
    this.lines = new Uint32Array(count);
    this.firstRow = new Uint32Array(orders.length);
    let at = 0;
    for (const [index, { order }] of orders.entries()) {
      this.firstRow[index] = at;
      this.orderOf.fill(index, at, at + order.lines.length);
      this.lines.set(order.lines, at);
      at += order.lines.length;
    }
    this.byLine = this.sorted();
  }

  get count(): number {
    return this.orderOf.length;
  }

  at(row: number): RowPlace {
    const order = this.orderOf[row] ?? 0;
    return { order, place: row - (this.firstRow[order] ?? 0) };
  }

  line(row: number): number {
    return this.lines[row] ?? 0;
  }

  /** Index of the order's first row. */
  first(order: number): number {
    return this.firstRow[order] ?? 0;
  }

  /** Index of the row on a line; -1 if there is none. */
  onLine(line: number): number {
    let [low, high] = [0, this.count - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const row = this.byLine?.[middle] ?? middle;
      const found = this.line(row);
      if (found === line) return row;
      if (found < line) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }

  private sorted(): Uint32Array | null {
    const { lines } = this;
    if (lines.every((line, row) => row === 0 || line > (lines[row - 1] ?? 0))) return null;
    return Uint32Array.from(lines.keys()).sort((a, b) => (lines[a] ?? 0) - (lines[b] ?? 0));
  }
}
