import type { ShownRow, RowFilter } from '../worker/protocol.js';

/** A row of the grid; `row` is null until the worker has delivered it. */
export interface GridRow {
  /** Key that does not change when the row is loaded. */
  readonly key: string;
  readonly index: number;
  readonly row: ShownRow | null;
}

/** Number of rows fetched together. */
export const WINDOW_ROWS = 100;
/** Maximum number of windows held by the page. */
const MAX_WINDOWS = 30;

export interface RowWindowsOptions {
  readonly filter: RowFilter;
  readonly count: number;
  readonly fetch: (from: number, count: number) => Promise<readonly ShownRow[]>;
  readonly onChange: () => void;
}

/** The rows of a filter, loaded in windows as they become visible; the others stay in the worker. */
export class RowWindows {
  private rows: readonly GridRow[];
  private readonly loaded = new Set<number>();
  private readonly pending = new Set<number>();
  private readonly options: RowWindowsOptions;
  private sight = { first: 0, last: WINDOW_ROWS - 1 };
  private revision = 0;

  constructor(options: RowWindowsOptions) {
    this.options = options;
    this.rows = Array.from({ length: options.count }, (_, index) => ({ key: `r${index}`, index, row: null }));
  }

  readonly getRows = (): readonly GridRow[] => this.rows;

  /** Sets the visible range, and fetches its missing rows and some rows ahead. */
  readonly show = (range: { readonly first: number; readonly last: number }): void => {
    this.sight = range;
    this.fetchMissing();
  };

  /** Call when the rows have changed: visible rows are refetched, the others when they become visible. */
  refresh(): void {
    this.revision += 1;
    this.loaded.clear();
    this.pending.clear();
    this.fetchMissing();
  }

  /** Shows a text in a cell before the worker has validated it. */
  write(index: number, column: number, value: string): void {
    const place = this.rows[index];
    if (!place?.row) return;
    const cells = [...place.row.cells];
    cells[column] = value;
    this.put(new Map([[index, { ...place.row, cells }]]));
  }

  private fetchMissing(): void {
    const ahead = Math.floor(WINDOW_ROWS / 2);
    const first = Math.floor(Math.max(0, this.sight.first - ahead) / WINDOW_ROWS);
    const last = Math.floor(Math.min(this.rows.length - 1, this.sight.last + ahead) / WINDOW_ROWS);
    for (let window = first; window <= last; window += 1) {
      if (!this.loaded.has(window) && !this.pending.has(window)) void this.fetchWindow(window);
    }
  }

  private async fetchWindow(window: number): Promise<void> {
    const { revision } = this;
    this.pending.add(window);
    const from = window * WINDOW_ROWS;
    const rows = await this.options.fetch(from, WINDOW_ROWS).catch(() => null);
    if (revision !== this.revision) return;
    this.pending.delete(window);
    if (rows === null) return;
    this.loaded.add(window);
    this.forgetFar(window);
    this.put(new Map(rows.map((row, offset) => [from + offset, row])));
  }

  private put(rows: ReadonlyMap<number, ShownRow | null>): void {
    const next = [...this.rows];
    for (const [index, row] of rows) {
      const place = next[index];
      // A row that is as before stays the same object, which need not be drawn anew.
      if (place && !isSame(place.row, row)) next[index] = { ...place, row };
    }
    this.rows = next;
    this.options.onChange();
  }

  private forgetFar(window: number): void {
    if (this.loaded.size <= MAX_WINDOWS) return;
    const [farthest] = [...this.loaded].sort((a, b) => Math.abs(b - window) - Math.abs(a - window));
    if (farthest === undefined) return;
    this.loaded.delete(farthest);
    const empty = Array.from(
      { length: WINDOW_ROWS },
      (_, at) => [farthest * WINDOW_ROWS + at, null] as const,
    );
    this.put(new Map(empty));
  }
}

/** Whether two rows hold the same; they are plain data from the worker. */
const isSame = (a: ShownRow | null, b: ShownRow | null): boolean => JSON.stringify(a) === JSON.stringify(b);
