import { cellText } from '../cells/cell-text.js';
import { WHITE, type Look } from './looks.js';

/** Most cells of a colour that mark single ones, and fewest rows below the first for each of them: more are those of a state or a column. */
const [MOST, ROWS_EACH] = [3, 4];
/** How looks begin that colour letters alone, as a link does. */
const LETTERS = `${WHITE} / `;

/** Finds the few cells of a sheet with a background that neither their row nor others have: somebody marked them by hand. */
export class OddCells {
  /** The lines of the cells of a colour, one more than may be told. */
  private readonly found = new Map<string, number[]>();
  private rows = 0;

  /** Takes the cells of a row with their looks, and the look that its other cells have. */
  row(cells: readonly string[], looks: ReadonlyMap<number, Look>, { usual, line }: RowOf): void {
    this.rows += 1;
    if (this.rows === 1) return;
    for (const [column, { colours }] of looks) {
      if (colours === '' || colours === usual.colours || colours.startsWith(LETTERS)) continue;
      if (cellText(cells[column]) === '') continue;
      const lines = this.found.get(colours) ?? [];
      if (lines.length <= MOST) lines.push(line);
      this.found.set(colours, lines);
    }
  }

  /** The lines of the cells of each such colour. */
  lines(): ReadonlyMap<string, readonly number[]> {
    const isFew = (lines: readonly number[]): boolean =>
      lines.length <= MOST && lines.length * ROWS_EACH < this.rows;
    return new Map([...this.found].filter(([, lines]) => isFew(lines)));
  }
}

interface RowOf {
  readonly usual: Look;
  readonly line: number;
}
