import type { Dialect } from '../../order-import.types.js';
import { countFilled, firstFilled } from '../rows/filled-cells.js';
import { PLAIN_LOOK, WHITE, type Look } from './looks.js';
import { OddCells } from './odd-cells.js';

/** The lines of a sheet that have the same unusual colours. */
export type ColouredLines = NonNullable<Dialect['colouredLines']>[number];

/** Fewest filled cells of a row that is looked at; headings and notes have one. */
const FEWEST_CELLS = 2;
/** Share of the rows without colours from which on these are what is usual, although another look has more rows. */
const PLAIN_SHARE = 0.2;
/** Rows at the beginning that may be headers, and fewest rows after them that show that strong colours alternate. */
const [HEADERS, ALTERNATING] = [2, 6];
/** Most lines kept of a colour. */
const MOST_LINES = 10_000;

/**
 * Finds the rows of a sheet that are coloured otherwise than the others: people mark with colours what is done, cancelled or to be clarified.
 * Colours that alternate from row to row, or from order to order, mark nothing.
 */
export class RowLooks {
  private readonly most = new LooksOfRows();
  private readonly first = new LooksOfRows();
  private readonly cells = new OddCells();
  /** The column whose cells `first` is about: the first of the first row. */
  private column = -1;
  private text = '';

  /** Takes the cells of a row with their looks; columns without one are plain. */
  row(cells: readonly string[], looks: ReadonlyMap<number, Look>, line: number): void {
    const filled = countFilled(cells);
    if (filled < FEWEST_CELLS) return;
    if (this.column < 0) this.column = firstFilled(cells, 0);
    const text = (cells[this.column] ?? '').trim();
    const isOther = text !== '' && text !== this.text;
    if (text !== '') this.text = text;
    const usual = usualOf(cells, looks, filled);
    this.most.row(usual, line, isOther);
    this.cells.row(cells, looks, { usual, line });
    if (text !== '') this.first.row(looks.get(this.column) ?? PLAIN_LOOK, line, isOther);
  }

  /** The lines of each unusual colour, judged by most of their cells, by the first, or by single ones. */
  coloured(): ColouredLines[] {
    const lines = new Map<string, Set<number>>();
    for (const [colours, found] of this.cells.lines()) lines.set(colours, new Set(found));
    for (const looks of [this.most, this.first])
      for (const { look, lines: found } of looks.unusual()) {
        const colours = look.colours === '' ? WHITE : look.colours;
        lines.set(colours, new Set([...(lines.get(colours) ?? []), ...found]));
      }
    return Array.from(lines, ([colours, found]) => ({
      colours,
      lines: [...found].toSorted((a, b) => a - b),
    }));
  }
}

/** The look of at least half of a row's filled cells. */
function usualOf(cells: readonly string[], looks: ReadonlyMap<number, Look>, filled: number): Look {
  if (looks.size === 0) return PLAIN_LOOK;
  const counts = new Map<Look, number>();
  for (const [column, look] of looks)
    if ((cells[column] ?? '').trim() !== '') counts.set(look, (counts.get(look) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  return most !== undefined && 2 * most[1] >= filled ? most[0] : PLAIN_LOOK;
}

/** The rows of a look: their first lines, their number, and the number without those that may be headers. */
interface RowsOfLook {
  readonly look: Look;
  readonly lines: number[];
  count: number;
  below: number;
}

/** Counts the looks of rows, and how they alternate. */
class LooksOfRows {
  private readonly found = new Map<string, RowsOfLook>();
  private rows = 0;
  /** The looks of the last two rows. */
  private last: readonly string[] = [];
  /** Rows that break an alternation from row to row, and from order to order. */
  private readonly breaks = { byRow: 0, byOrder: 0 };
  /** What was counted before the last row, which may be a total. */
  private before = { byRow: 0, byOrder: 0 };

  row(look: Look, line: number, isOther: boolean): void {
    const { colours } = look;
    const [beforeLast, last] = this.last;
    this.before = { ...this.breaks };
    if (this.rows >= HEADERS + 2 && colours !== beforeLast) this.breaks.byRow += 1;
    if (this.rows >= HEADERS + 1 && (colours !== last) !== isOther) this.breaks.byOrder += 1;
    this.last = [last ?? colours, colours];
    const known = this.found.get(colours) ?? { look, lines: [], count: 0, below: 0 };
    known.count += 1;
    if (this.rows >= HEADERS) known.below += 1;
    if (known.lines.length < MOST_LINES) known.lines.push(line);
    this.found.set(colours, known);
    this.rows += 1;
  }

  /** The looks that are not the usual one, or not one of two that alternate. */
  unusual(): readonly RowsOfLook[] {
    const all = [...this.found.values()];
    if (all.length < 2) return [];
    const usual = this.alternating(all) ?? [this.usual(all)];
    return all.filter((one) => !usual.includes(one));
  }

  private usual(all: readonly RowsOfLook[]): RowsOfLook | undefined {
    const plain = this.found.get('');
    if (plain !== undefined && plain.count >= Math.max(2, PLAIN_SHARE * this.rows)) return plain;
    return all.toSorted((a, b) => b.count - a.count)[0];
  }

  /** Two looks that alternate, also where single rows between them have another one; null without. */
  private alternating(all: readonly RowsOfLook[]): readonly RowsOfLook[] | null {
    const [one, two, ...others] = all.filter(({ below }) => below > 0).toSorted((a, b) => b.below - a.below);
    if (one === undefined || two === undefined) return null;
    const isPale = [one, two].every(({ look }) => look.colours === '' || look.isPale);
    if (!isPale && this.rows < HEADERS + ALTERNATING) return null;
    const odd = 2 * others.reduce((sum, { below }) => sum + below, 0);
    return Math.min(this.before.byRow, this.before.byOrder) <= odd ? [one, two] : null;
  }
}
