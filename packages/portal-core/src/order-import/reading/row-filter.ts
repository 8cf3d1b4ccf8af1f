import type { Dialect, LeftOutLine } from '../order-import.types.js';
import {
  couldBeNumber,
  holdsCells,
  isRule,
  isAboutFile,
  isNumber,
  mayBeTotals,
  isTotalsLabel,
  onlyAmounts,
  opensOtherRows,
} from './closing-lines.js';
import { firstFilled } from './filled-cells.js';
import { HeaderNames } from './header-names.js';
import { isSeparatorLine } from './separator-line.js';

/** What a record of a file is. Only a `row` is read as a row of an order; `header` is the header itself, or the same one again. */
export type RecordKind = 'row' | 'blank' | LeftOutLine['reason'];

/** What a filter must know of a dialect. */
export type RowFilterDialect = Pick<
  Dialect,
  'hasHeader' | 'firstLine' | 'headerRows' | 'skipLines' | 'keepLines' | 'hiddenLines'
>;

/** Lines left out that are kept by name; the others are only counted. */
export const LEFT_OUT_SHOWN = 100;
const TEXT_SHOWN = 120;

/**
 * Tells rows of orders from what stands around them. It looks back and never ahead, so every reading of a file decides the same. Whoever
 * reads a file makes one of his own and shows it every record, in file order.
 */
export interface RowFilter {
  /** Judges a record; `line` is the physical line it begins on, from 1. */
  kindOf(cells: readonly string[], line: number): RecordKind;
  /** Judges a record that could not be cut into cells. */
  kindOfBroken(line: number, text: string): RecordKind;
  /** Header rows seen so far, at most two. */
  readonly header: readonly (readonly string[])[];
  /** The first lines that were left out, at most `LEFT_OUT_SHOWN`; header and blank lines are not among them. */
  readonly leftOut: readonly LeftOutLine[];
  /** How many lines were left out. */
  readonly leftOutCount: number;
}

/** A filter for one reading of a file. */
export function createRowFilter(dialect: RowFilterDialect): RowFilter {
  return new Filter(dialect);
}

class Filter implements RowFilter {
  readonly header: (readonly string[])[] = [];
  readonly leftOut: LeftOutLine[] = [];
  leftOutCount = 0;
  private headerPending: number;
  private rows = 0;
  /** Column the rows begin in. */
  private lead = Number.MAX_SAFE_INTEGER;
  /** Whether that column was seen to hold texts without a digit, as names are. */
  private leadLacksDigits = false;
  /** Whether it was seen to hold several words. */
  private leadHoldsSpaces = false;
  /** Whether the lines stand below the header of another table. */
  private inOtherTable = false;
  private readonly names = new HeaderNames();
  private readonly firstLine: number;
  private readonly skipped: ReadonlySet<number>;
  private readonly kept: ReadonlySet<number>;
  private readonly hidden: ReadonlySet<number>;

  constructor(dialect: RowFilterDialect) {
    const { hasHeader, headerRows = 1, firstLine = 1, skipLines, keepLines, hiddenLines } = dialect;
    this.headerPending = hasHeader ? headerRows : 0;
    this.firstLine = firstLine;
    this.skipped = new Set(skipLines);
    this.kept = new Set(keepLines);
    this.hidden = new Set(hiddenLines);
  }

  kindOf(cells: readonly string[], line: number): RecordKind {
    if (this.lead === 0 && this.isOrdinary(cells, line)) {
      this.rows += 1;
      return 'row';
    }
    return this.closely(cells, line);
  }

  kindOfBroken(line: number, text: string): RecordKind {
    const kind = this.byPlace(line, [text]) ?? 'row';
    if (kind !== 'row') this.leaveOut(kind, line, [text]);
    return kind;
  }

  /** A quick look that ends for most rows: three cells or more, the first of them a number, below the header and with no line chosen. */
  private isOrdinary(cells: readonly string[], line: number): boolean {
    if (line < this.firstLine || this.headerPending > 0 || this.inOtherTable) return false;
    if (this.skipped.size > 0 || this.hidden.size > 0) return false;
    const first = cells[0] ?? '';
    for (let index = 0; index < this.header.length; index += 1)
      if (this.header[index]?.[0] === first) return false;
    return isNumber(first) && firstFilled(cells, firstFilled(cells, 1) + 1) > 1;
  }

  private closely(cells: readonly string[], line: number): RecordKind {
    const from = firstFilled(cells, 0);
    if (from < 0) return 'blank';
    const kind = this.byPlace(line, cells) ?? this.byText(cells, from);
    if (kind === 'row') this.remember(cells[from] ?? '', from);
    else this.leaveOut(kind, line, cells);
    return kind;
  }

  /** What a record is by the line it stands on alone; null for one that must be looked at. */
  private byPlace(line: number, cells: readonly string[]): Exclude<RecordKind, 'blank'> | null {
    if (line < this.firstLine) return line === 1 && isSeparatorLine(cells.join('')) ? 'separator' : 'title';
    if (this.skipped.has(line)) return 'chosen';
    if (this.headerPending > 0) {
      this.headerPending -= 1;
      this.header.push(cells);
      this.names.add(cells);
      return 'header';
    }
    if (this.kept.has(line)) return 'row';
    return this.hidden.has(line) ? 'hidden' : null;
  }

  private byText(
    cells: readonly string[],
    from: number,
  ): 'row' | 'totals' | 'footer' | 'header' | 'otherTable' {
    const named = this.names.compare(cells, from);
    if (named !== null) this.inOtherTable = named === 'other';
    if (named === 'same') return 'header';
    if (this.inOtherTable) return 'otherTable';
    if (isRule(cells)) return 'footer';
    const second = firstFilled(cells, from + 1);
    const few = second < 0 || firstFilled(cells, second + 1) < 0;
    const first = (cells[from] ?? '').trim();
    if (mayBeTotals(first) && isTotalsLabel(first) && onlyAmounts(cells, second)) return 'totals';
    if (!few || from > this.lead || !this.isFooter(first, second < 0)) return 'row';
    this.inOtherTable = opensOtherRows(first);
    return 'footer';
  }

  /** Whether the text a line of one or two cells begins with is none a row could begin with. */
  private isFooter(first: string, alone: boolean): boolean {
    if (couldBeNumber(first) || (alone && holdsCells(first))) return false;
    if (isAboutFile(first)) return alone || !this.leadLacksDigits;
    if (!alone || this.rows === 0 || this.leadLacksDigits) return false;
    return !(this.leadHoldsSpaces && /\d/.test(first));
  }

  private remember(text: string, from: number): void {
    this.rows += 1;
    if (from > this.lead) return;
    if (from < this.lead) this.leadLacksDigits = this.leadHoldsSpaces = false;
    this.lead = from;
    this.leadLacksDigits ||= !/\d/.test(text);
    this.leadHoldsSpaces ||= /\S\s+\S/.test(text);
  }

  private leaveOut(reason: LeftOutLine['reason'], line: number, cells: readonly string[]): void {
    if (reason === 'header' && this.rows === 0) return;
    this.leftOutCount += 1;
    if (this.leftOut.length < LEFT_OUT_SHOWN) this.leftOut.push({ line, reason, text: lineText(cells) });
  }
}

/** Cells of a line that is left out, as one short text. */
function lineText(cells: readonly string[]): string {
  const text = cells
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join(' · ');
  return text.length > TEXT_SHOWN ? `${text.slice(0, TEXT_SHOWN - 1)}…` : text;
}
