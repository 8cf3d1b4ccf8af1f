import type { Reading, RowIssue } from '../../order-import.types.js';
import { isAboutFile } from '../../reading/rows/closing-lines.js';
import { namesDays, sectionOf } from '../../reading/rows/section-headings.js';
import { isYear, periodIn } from '../../reading/rows/told-period.js';
import { fieldReader, type FieldReader } from '../orders/field-reader.js';
import { readDay } from '../rules/unordered-date.js';
import { forbiddenBy, type SaidLine } from './said-lines.js';

interface ToldLine {
  readonly text: string;
  readonly issue: RowIssue;
  /** Whether the line is nothing but days. */
  readonly isDays: boolean;
}

const DAY_MS = 86_400_000;
/** The shortest time that orders are listed by: a month. Days and weeks before those of the orders are those of printing and packing. */
const SHORTEST_MS = 28 * DAY_MS;
/** How long after a month orders are still listed below it. */
const LATE_MS = 7 * DAY_MS;

/**
 * Compares the days in titles and headings with the orders below them. Days of the orders themselves, or shortly before them, say nothing of
 * the sending; days to come are a wish or a plan, as are days that cannot be read. Orders below a month that is long over may be other ones
 * than the line says.
 */
export class ToldDays {
  private readonly titles: ToldLine[] = [];
  private heading: ToldLine | null = null;
  private readonly firstLine: number;
  private readonly dateOrder: Reading['dialect']['dateOrder'];
  private readonly date: FieldReader;
  private readonly now: number;

  constructor({
    dialect,
    mapping,
    now,
  }: Pick<Reading, 'dialect' | 'mapping'> & { readonly now?: (() => number) | undefined }) {
    this.firstLine = dialect.firstLine ?? 1;
    this.dateOrder = dialect.dateOrder;
    const source = mapping.columns.date;
    this.date = fieldReader(mapping, 'date', { source, watch: { damaged: false } });
    this.now = now?.() ?? Number.NEGATIVE_INFINITY;
  }

  /** Takes a line that is no row. */
  said({ text, line, place }: SaidLine): void {
    if (place === 'below') return;
    const told = {
      text,
      issue: forbiddenBy({ text, line }),
      isDays: isYear(text) || (sectionOf(text) === 'passing' && namesDays(text)),
    };
    if (line >= this.firstLine) this.heading = place === 'above' && told.isDays ? told : null;
    else if (!isAboutFile(text)) this.titles.push(told);
  }

  /** The issue of a row below days that are not its order's; null for most. */
  issueOf(cells: readonly string[]): RowIssue | null {
    if (this.heading === null && this.titles.length === 0) return null;
    const day = Date.parse(readDay(this.date.meaning(this.date.text(cells)), this.dateOrder) ?? '');
    if (Number.isNaN(day)) return null;
    const told = this.heading === null ? this.titles : [...this.titles, this.heading];
    return told.find((line) => this.isOther(line, day))?.issue ?? null;
  }

  private isOther({ text, isDays }: ToldLine, day: number): boolean {
    const period = periodIn(text, day, this.dateOrder);
    if (period === null) return isDays;
    if (period.from > day && period.from > this.now) return true;
    return isDays && period.to + LATE_MS < day && period.to - period.from >= SHORTEST_MS - DAY_MS;
  }
}
