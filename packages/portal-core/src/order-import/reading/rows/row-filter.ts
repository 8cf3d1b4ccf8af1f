import type { Dialect, LeftOutLine } from '../../order-import.types.js';
import {
  couldBeNumber,
  foldWords,
  isAmount,
  countsRows,
  holdsCells,
  isRule,
  isAboutFile,
  isExplanation,
  isNumber,
  mayBeTotals,
  endsInTotal,
  isSubtotalLabel,
  isSumLabel,
  isTotalsLabel,
  onlyAmounts,
} from './closing-lines.js';
import { countFilled, firstFilled } from './filled-cells.js';
import { HeaderNames } from './header-names.js';
import { dayOf } from './day-headings.js';
import { dateParts } from '../cells/order-date.js';
import { ownText } from '../bytes/own-text.js';
import {
  namesDays,
  namesOthers,
  sectionOf,
  speaksOfBelow,
  speaksOfOrder,
  surelyOther,
  type Section,
} from './section-headings.js';
import { isSeparatorLine } from './separator-line.js';
import { isYear } from './told-period.js';

/** The kind of a record. Only a `row` is read as a row of an order; `header` is the header itself, or the same one again. */
export type RecordKind = 'row' | 'blank' | LeftOutLine['reason'];

/** The parts of a dialect that a filter needs. */
export type RowFilterDialect = Pick<
  Dialect,
  'hasHeader' | 'firstLine' | 'headerRows' | 'skipLines' | 'keepLines' | 'hiddenLines' | 'tableEnd'
>;

/** Most left out lines that are listed; the others are only counted. */
export const LEFT_OUT_SHOWN = 100;
const TEXT_SHOWN = 120;
/** Number of filled cells in rows from which on a line of one cell cannot be a row of the same kind. */
const FULL_ROW = 4;
const YEAR = '2026';

interface LookedAt {
  readonly cells: readonly string[];
  /** Index of the first filled column. */
  readonly from: number;
  readonly line: number;
  readonly announced: boolean;
}

/**
 * Separates rows of orders from other lines. It looks back and never ahead, so that every pass over a file decides the same. Each pass
 * creates its own filter and gives it every record, in file order.
 */
export interface RowFilter {
  /** Returns the kind of a record; `line` is the physical line on which it begins, from 1. */
  kindOf(cells: readonly string[], line: number): RecordKind;
  /** Returns the kind of a record that could not be split into cells. */
  kindOfBroken(line: number, text: string): RecordKind;
  /** The cells of the last record, in the order of the header, also below a header with the same names in another order. */
  arranged(cells: readonly string[]): readonly string[];
  /** Header rows read so far, at most two. */
  readonly header: readonly (readonly string[])[];
  /** The first left out lines, at most `LEFT_OUT_SHOWN`, without header and blank lines. */
  readonly leftOut: readonly LeftOutLine[];
  /** Number of left out lines. */
  readonly leftOutCount: number;
  /** The day in the last heading above the rows; empty before any. */
  readonly day: string;
  /** Whether such a heading was read below the header. */
  readonly hasDays: boolean;
  /** What the last left out line is for the rows below it: a heading that is not recognised, or one of rows that are no orders. */
  readonly heads: 'unknown' | 'other' | null;
  /** Lines that the user chose to leave out or to keep, and on which no record has begun so far. */
  readonly unmetLines: readonly number[];
}

/** Creates the filter for one pass over a file. */
export function createRowFilter(dialect: RowFilterDialect): RowFilter {
  return new Filter(dialect);
}

class Filter implements RowFilter {
  readonly header: (readonly string[])[] = [];
  readonly leftOut: LeftOutLine[] = [];
  leftOutCount = 0;
  day = '';
  hasDays = false;
  heads: 'unknown' | 'other' | null = null;
  private headerPending: number;
  private rows = 0;
  /** Index of the column in which rows begin. */
  private lead = Number.MAX_SAFE_INTEGER;
  /** Whether that column has had texts without a digit, such as names. */
  private leadLacksDigits = false;
  /** Whether it has had texts of several words. */
  private leadHoldsSpaces = false;
  /** The number at the beginning of the last row that passed the quick test, since rows of one order repeat it; null before any. */
  private lastNumber: string | null = null;
  /** What the last row examined begins with. */
  private lastLead = '';
  /** The columns that every row examined has filled; null before any. */
  private always: readonly number[] | null = null;
  /** Whether the lines are below a heading that is not recognised, and no row has been so far. */
  private isDoubtful = false;
  /** Least number of filled cells in a row. */
  private thinnest = Number.MAX_SAFE_INTEGER;
  /** Whether the lines are below the header of another table, or below a heading of rows that may be no orders. */
  private inOtherTable = false;
  /** Whether the last line was a heading of rows that must not be sent: a header that follows is theirs. */
  private otherAnnounced = false;
  private readonly names = new HeaderNames();
  /** For each column, where rows below the last header have it; null where the columns stand as in the first one. */
  private arrangement: readonly number[] | null = null;
  private readonly firstLine: number;
  /** The line of another table's header, unless the user keeps it. */
  private readonly tableEnd: number;
  private readonly skipped: ReadonlySet<number>;
  private readonly kept: ReadonlySet<number>;
  private readonly hidden: ReadonlySet<number>;
  /** Chosen lines on which no record has begun yet. */
  private readonly awaited: Set<number>;

  constructor(dialect: RowFilterDialect) {
    const { hasHeader, headerRows = 1, firstLine = 1, skipLines, keepLines, hiddenLines } = dialect;
    this.headerPending = hasHeader ? headerRows : 0;
    this.firstLine = firstLine;
    this.skipped = new Set(skipLines);
    this.kept = new Set(keepLines);
    const { tableEnd = Number.MAX_SAFE_INTEGER } = dialect;
    this.tableEnd = this.kept.has(tableEnd) ? Number.MAX_SAFE_INTEGER : tableEnd;
    this.hidden = new Set(hiddenLines);
    this.awaited = new Set([...this.skipped, ...this.kept]);
  }

  get unmetLines(): readonly number[] {
    return [...this.awaited];
  }

  kindOf(cells: readonly string[], line: number): RecordKind {
    if (this.lead === 0 && this.isOrdinary(cells, line)) {
      this.rows += 1;
      return 'row';
    }
    return this.closely(cells, line);
  }

  arranged(cells: readonly string[]): readonly string[] {
    const { arrangement } = this;
    if (arrangement === null) return cells;
    return [...arrangement.map((column) => cells[column] ?? ''), ...cells.slice(arrangement.length)];
  }

  kindOfBroken(line: number, text: string): RecordKind {
    this.awaited.delete(line);
    const kind = this.byPlace(line, [text]) ?? 'row';
    if (kind !== 'row') this.leaveOut(kind, line, [text]);
    return kind;
  }

  /** A quick test that is enough for most rows: three cells or more, the first of them a number, below the header and without a chosen line. */
  private isOrdinary(cells: readonly string[], line: number): boolean {
    if (line < this.firstLine || line >= this.tableEnd || this.headerPending > 0) return false;
    if (this.inOtherTable || this.isDoubtful) return false;
    if (this.skipped.size > 0 || this.hidden.size > 0 || this.awaited.size > 0) return false;
    const first = cells[0] ?? '';
    if (first !== this.lastNumber && (!isNumber(first) || this.header.some(([name]) => name === first)))
      return false;
    if (firstFilled(cells, firstFilled(cells, 1) + 1) <= 1 || countsRows(first, cells[1] ?? '')) return false;
    this.lastNumber = first;
    return true;
  }

  private closely(cells: readonly string[], line: number): RecordKind {
    if (this.awaited.size > 0) this.awaited.delete(line);
    const from = firstFilled(cells, 0);
    if (from < 0) return 'blank';
    const announced = this.otherAnnounced;
    this.otherAnnounced = false;
    this.heads = null;
    const kind = this.byPlace(line, cells) ?? this.byText({ cells, from, line, announced });
    if (kind === 'row') this.remember(cells, from);
    else if (kind === 'title') this.noteDay(cells, from, line);
    if (kind !== 'row') this.leaveOut(kind, line, cells);
    return kind;
  }

  /** The kind of a record by its line alone; null for one that must be examined. */
  private byPlace(line: number, cells: readonly string[]): Exclude<RecordKind, 'blank'> | null {
    if (line < this.firstLine) return line === 1 && isSeparatorLine(cells.join('')) ? 'separator' : 'title';
    if (this.skipped.has(line)) return 'chosen';
    if (this.headerPending > 0) {
      this.headerPending -= 1;
      this.header.push(cells);
      this.names.add(cells);
      return 'header';
    }
    if (this.kept.has(line)) return null;
    if (line >= this.tableEnd) return 'otherTable';
    return this.hidden.has(line) ? 'hidden' : null;
  }

  private byText({ cells, from, line, announced }: LookedAt): Exclude<RecordKind, 'blank'> {
    const heading = this.heading(cells, from);
    const isSection = heading !== null && heading !== 'footer' && heading !== 'note';
    if (this.kept.has(line)) return isSection ? this.openOrders() : 'row';
    const named = this.names.compare(cells, from);
    if (named !== null) {
      this.arrange(named === 'other' ? this.names.arrangementIn(cells) : null);
      this.inOtherTable = (named === 'other' && this.arrangement === null) || announced;
      if (named === 'same' || this.arrangement !== null) return 'header';
    }
    if (heading === 'orders') return this.openOrders();
    if (heading === 'passing') return 'title';
    if (this.inOtherTable) return 'otherTable';
    if (isRule(cells)) return 'footer';
    if (heading === null) return this.isTotals(cells, from) ? 'totals' : this.belowHeading(cells);
    this.inOtherTable = this.otherAnnounced = heading === 'other';
    this.isDoubtful = heading === 'unknown' || heading === 'note';
    if (heading === 'unknown' || heading === 'other') this.heads = heading;
    return 'footer';
  }

  /** Below a heading that is not recognised, rows that lack a column which all rows above have are those of another table. */
  private belowHeading(cells: readonly string[]): 'row' | 'otherTable' {
    if (!this.isDoubtful) return 'row';
    this.isDoubtful = false;
    this.inOtherTable = this.lacksCells(cells);
    return this.inOtherTable ? 'otherTable' : 'row';
  }

  /** Whether a record lacks a column that every row examined has. */
  private lacksCells(cells: readonly string[]): boolean {
    return this.always?.some((column) => (cells[column] ?? '').trim() === '') === true;
  }

  /** Rows from here on stand in this order, so that what was learned of where they begin does not hold any more. */
  private arrange(arrangement: readonly number[] | null): void {
    if (arrangement === null && this.arrangement === null) return;
    this.arrangement = arrangement;
    this.lead = Number.MAX_SAFE_INTEGER;
    this.lastNumber = null;
  }

  /** Stores the day of a heading for the rows below it. */
  private noteDay(cells: readonly string[], from: number, line: number): void {
    const day = firstFilled(cells, from + 1) < 0 ? dayOf(cells[from] ?? '') : null;
    if (day === null) return;
    this.day = ownText(day);
    this.hasDays ||= line > this.firstLine;
  }

  /** Marks the rows below a heading as orders. */
  private openOrders(): 'title' {
    this.inOtherTable = this.isDoubtful = false;
    return 'title';
  }

  private isTotals(cells: readonly string[], from: number): boolean {
    const first = (cells[from] ?? '').trim();
    if (!mayBeTotals(first)) return false;
    const second = firstFilled(cells, from + 1);
    if (!onlyAmounts(cells, second)) return false;
    if (second >= 0 && isSumLabel(first)) return true;
    if (isTotalsLabel(first)) return true;
    return this.lacksCells(cells) && (isSubtotalLabel(first) || (from === this.lead && endsInTotal(first)));
  }

  /** The section that a line of one or two cells introduces, `footer` for a line about the file; null for a line that may be a row or totals. */
  private heading(cells: readonly string[], from: number): Section | 'footer' | 'note' | null {
    const second = firstFilled(cells, from + 1);
    const first = (cells[from] ?? '').trim();
    if (second === from + 1 && countsRows(first, (cells[second] ?? '').trim())) return 'footer';
    if (second >= 0 && firstFilled(cells, second + 1) >= 0) return null;
    if (this.isTotals(cells, from)) return null;
    const alone = second < 0;
    if (alone && this.isOfOrder(first, from)) return 'note';
    if (this.isOther(first, from) && onlyAmounts(cells, second)) return 'other';
    if (alone && this.isYearAlone(first, from)) return 'passing';
    const section = alone ? this.section(first, from) : null;
    if (section !== null) return section;
    if (!alone && this.isLabelled(cells, from, second)) {
      const joined = sectionOf(`${first} ${cells[second] ?? ''}`);
      return joined === 'orders' || joined === 'other' ? 'unknown' : joined;
    }
    if (alone && this.isBesideTable(first, from)) return 'unknown';
    if (from > this.lead && alone && this.isAmongRows && speaksOfBelow(first)) return 'unknown';
    if (from > this.lead) return alone && this.isExplanation(first) ? 'footer' : null;
    if (!this.isFooter(first, from, alone)) return null;
    return alone && !isAboutFile(first) ? 'unknown' : 'footer';
  }

  /** Whether a year stands alone where rows begin, between rows whose numbers are longer or shorter. */
  private isYearAlone(first: string, from: number): boolean {
    const { lastNumber } = this;
    return from === this.lead && lastNumber !== null && lastNumber.length !== YEAR.length && isYear(first);
  }

  /** Whether a word stands alone to the right of all columns of full rows. */
  private isBesideTable(first: string, from: number): boolean {
    const width = this.header.at(-1)?.length ?? Number.MAX_SAFE_INTEGER;
    return from >= width && this.rows > 0 && this.thinnest >= FULL_ROW && /\p{L}{2}/u.test(first);
  }

  /** Whether a text, alone or beside an amount, heads rows that are no orders. */
  private isOther(first: string, from: number): boolean {
    if (surelyOther(first)) return true;
    return from <= this.lead && !this.leadLacksDigits && !/\d/.test(first) && namesOthers(foldWords(first));
  }

  /** Whether a text says of an order by its number what became of it, where each row has its number: the rows below it are others. */
  private isOfOrder(first: string, from: number): boolean {
    if (from !== this.lead || !this.isAmongRows || this.inOtherTable) return false;
    if (this.always !== null && !this.always.includes(from)) return false;
    return sectionOf(first) === 'other' && speaksOfOrder(first, this.lastNumber ?? this.lastLead);
  }

  /** Whether two cells are a label and its value between full rows that begin with numbers: `Lager` and `Süd`. */
  private isLabelled(cells: readonly string[], from: number, second: number): boolean {
    const label = (cells[from] ?? '').trim();
    if (this.rows === 0 || this.thinnest < FULL_ROW || this.leadLacksDigits) return false;
    if (from !== this.lead || second !== from + 1 || /\d/.test(label)) return false;
    if (isAboutFile(label) || isTotalsLabel(label)) return false;
    const value = (cells[second] ?? '').trim();
    return !isAmount(value) || namesDays(`${label} ${value}`);
  }

  /** The section that a text introduces, if rows cannot begin with such a text. */
  private section(first: string, from: number): Section | null {
    const section = sectionOf(first);
    if (section === 'unknown' || holdsCells(first)) return null;
    if (from > this.lead && (section === 'orders' || this.thinnest < FULL_ROW || couldBeNumber(first)))
      return null;
    if (couldBeNumber(first)) return section === 'passing' && dateParts(first) !== null ? section : null;
    const numbered = section === 'passing' && dateParts(first) === null && /\d/.test(first);
    return numbered && (this.leadHoldsSpaces || this.leadLacksDigits) ? null : section;
  }

  /** Whether rows have been read, all of them with several cells. */
  private get isAmongRows(): boolean {
    return this.rows > 0 && this.thinnest >= FULL_ROW;
  }

  /** Whether a text that stands alone, not where rows begin, explains them; a row with only a product does not. */
  private isExplanation(text: string): boolean {
    return this.isAmongRows && isExplanation(text);
  }

  /** Whether the first text of a line with one or two cells cannot be the beginning of a row. */
  private isFooter(first: string, from: number, alone: boolean): boolean {
    if (couldBeNumber(first) || (alone && holdsCells(first))) return false;
    if (isAboutFile(first)) return alone || !this.leadLacksDigits;
    if (!alone) return false;
    if (this.rows === 0) return from === 0 && countFilled(this.header[0] ?? []) >= FULL_ROW;
    if (this.leadLacksDigits) return this.thinnest >= FULL_ROW;
    return !(this.leadHoldsSpaces && /\d/.test(first));
  }

  private remember(cells: readonly string[], from: number): void {
    const text = cells[from] ?? '';
    this.rows += 1;
    this.always = (this.always ?? [...cells.keys()]).filter((column) => (cells[column] ?? '').trim() !== '');
    this.thinnest = Math.min(this.thinnest, countFilled(cells));
    if (from > this.lead) return;
    if (from < this.lead) this.leadLacksDigits = this.leadHoldsSpaces = false;
    this.lead = from;
    this.lastLead = text;
    this.leadLacksDigits ||= !/\d/.test(text);
    this.leadHoldsSpaces ||= /\S\s+\S/.test(text);
  }

  private leaveOut(reason: LeftOutLine['reason'], line: number, cells: readonly string[]): void {
    if (reason === 'header' && this.rows === 0) return;
    this.leftOutCount += 1;
    if (this.leftOut.length < LEFT_OUT_SHOWN) this.leftOut.push({ line, reason, text: lineText(cells) });
  }
}

/** The cells of a left out line as one short text. */
function lineText(cells: readonly string[]): string {
  const text = cells
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join(' · ');
  return text.length > TEXT_SHOWN ? `${text.slice(0, TEXT_SHOWN - 1)}…` : text;
}
