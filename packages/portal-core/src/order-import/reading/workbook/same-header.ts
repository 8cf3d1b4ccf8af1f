import { countFilled } from '../rows/filled-cells.js';

/** Number of rows in which a header is searched, and least number of its cells. */
const [LOOKED_AT, LEAST_CELLS] = [20, 3];
/** Share of the texts that two headers have in common. */
const ALIKE = 0.8;

/** Collects the rows of a sheet's beginning that may be its header. */
export class HeaderRows {
  private readonly rows: ReadonlySet<string>[] = [];
  private seen = 0;

  readonly row = (cells: readonly string[]): void => {
    if (this.isFull || countFilled(cells) === 0) return;
    this.seen += 1;
    const texts = cells.map((cell) => cell.trim().toLowerCase()).filter((text) => text !== '');
    if (texts.length >= LEAST_CELLS && texts.every((text) => !/^[\d.,:/ -]+$/.test(text)))
      this.rows.push(new Set(texts));
  };

  /** Whether all rows were seen that are examined. */
  get isFull(): boolean {
    return this.seen >= LOOKED_AT;
  }

  /** Whether another sheet begins with the same header. */
  meets(other: HeaderRows): boolean {
    return this.rows.some((one) => other.rows.some((two) => isAlike(one, two)));
  }
}

function isAlike(one: ReadonlySet<string>, two: ReadonlySet<string>): boolean {
  const common = [...one].filter((text) => two.has(text)).length;
  return common >= LEAST_CELLS && common >= ALIKE * Math.max(one.size, two.size);
}
