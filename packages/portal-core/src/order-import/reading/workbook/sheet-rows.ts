import { IMPORT_MAX_COLUMNS } from '../../order-import.types.js';
import { countFilled } from '../rows/filled-cells.js';
import { LINE_SEPARATOR } from '../rows/separator-line.js';
import { columnOf } from './cell-place.js';
import { hiddenColumnsOf } from './columns.js';
import type { Look } from './looks.js';
import { MergedRanges } from './merged-cells.js';
import { numberText } from './number-format.js';
import { PageTexts } from './page-texts.js';
import { RowLooks, type ColouredLines } from './row-looks.js';
import { isStruckRow, strikableText, type StrikableText } from './strikes.js';
import type { CellStyle } from './styles.js';
import { attribute, cellXmlText, inside, isTrue, withoutCdata } from './xml.js';
import { WorkbookError } from './zip.js';

/** The parts of a workbook that the cells of a sheet refer to. */
export interface CellContext {
  readonly strings: readonly string[];
  /** Indexes of the struck through strings. */
  readonly struckStrings: ReadonlySet<number>;
  readonly styles: readonly CellStyle[];
  /** The colours of the styles; empty where all are black on white. */
  readonly looks: readonly Look[];
  readonly since1904: boolean;
  /** Whether the results of formulas are not calculated yet: programs that cannot calculate write nothing or 0. */
  readonly uncalculated: boolean;
}

/** Receives the cells of every row with values, with its line; may fill the cells. */
export type RowWatcher = (cells: string[], line: number) => void;

/** Most rows of a sheet (Excel's own limit), and most characters in the XML of one row. */
const MAX_ROWS = 1_048_576;
const MAX_ROW_CHARS = 8 * 1024 * 1024;
/** Least number of filled cells in a row of a table. */
const TABLE_CELLS = 3;
const ROW_END = /<(?:[\w.-]+:)?row(?:\s[^<>]*)?\/>|<\/(?:[\w.-]+:)?row\s*>/g;
const CELL = /<(?:[\w.-]+:)?c(\s[^<>]*?)?(\/?)>/g;
const CELL_END = /<\/(?:[\w.-]+:)?c\s*>/g;

/** Writes the rows of a sheet as lines of CSV, row n on line n. Takes the sheet's XML in chunks of any size. */
export class SheetRows {
  /** Lines of hidden or struck through rows, except rows without a value. */
  readonly hidden: number[] = [];
  /** Number of rows with a value so far, and with several values. */
  filledRows = 0;
  tableRows = 0;
  private text = '';
  private searched = 0;
  /** Whether the rows have ended; after them only merged cells and the texts of pages are read. */
  private ended = false;
  private line = 1;
  private widest = 0;
  /** Null until the first row is read: the hidden columns are declared before it. */
  private hiddenOnes: readonly number[] | null = null;
  private readonly merged = new MergedRanges();
  private readonly pages = new PageTexts();
  private readonly context: CellContext;
  private readonly watchers: readonly RowWatcher[];
  /** Indexes of the struck through columns in the present row. */
  private readonly struck = new Set<number>();
  /** The colours of the columns in the present row, and of the rows so far. */
  private readonly looks = new Map<number, Look>();
  private readonly rowLooks = new RowLooks();

  constructor(context: CellContext, watchers: readonly RowWatcher[] = []) {
    this.context = context;
    this.watchers = watchers;
  }

  /** The merged cells, which are known at the end. */
  get mergedCells(): Pick<MergedRanges, 'ranges' | 'heads'> {
    return this.merged;
  }

  /** What stands above and below the printed pages, which is known at the end. */
  get pageTexts(): readonly string[] {
    return this.pages.texts;
  }

  /** Indexes, from 0, of the hidden columns within the width of the rows. */
  get hiddenColumns(): readonly number[] {
    return (this.hiddenOnes ?? []).filter((column) => column < this.widest);
  }

  /** The lines of unusual colours, which are known at the end. */
  get colouredLines(): readonly ColouredLines[] {
    return this.context.looks.length === 0 ? [] : this.rowLooks.coloured();
  }

  /** Takes a chunk of the sheet's XML and returns the lines completed by it. */
  push(xml: string): string {
    if (this.ended) return this.pushBehind(xml);
    this.text += xml;
    let [lines, from] = ['', 0];
    ROW_END.lastIndex = Math.max(0, this.searched - 1000);
    for (let end = ROW_END.exec(this.text); end !== null; end = ROW_END.exec(this.text)) {
      lines += this.row(this.text.slice(from, ROW_END.lastIndex));
      from = ROW_END.lastIndex;
    }
    this.text = this.text.slice(from);
    this.searched = this.text.length;
    this.ended = this.text.includes('sheetData>') && /<\/(?:[\w.-]+:)?sheetData>/.test(this.text);
    if (this.ended) this.pushBehind(this.text);
    if (this.text.length > MAX_ROW_CHARS) throw new WorkbookError('xlsxTooLarge');
    return lines;
  }

  private pushBehind(xml: string): '' {
    this.merged.push(xml);
    this.pages.push(xml);
    this.text = '';
    return '';
  }

  private row(source: string): string {
    if (source.length > MAX_ROW_CHARS) throw new WorkbookError('xlsxTooLarge');
    const xml = withoutCdata(source);
    const start = /<(?:[\w.-]+:)?row(\s[^<>]*?)?\/?>/.exec(xml);
    if (start === null) return '';
    this.hiddenOnes ??= hiddenColumnsOf(xml.slice(0, start.index));
    const number = Number(attribute(start[1] ?? '', 'r') ?? this.line);
    if (!(number >= this.line)) throw new WorkbookError('xlsxDamaged');
    if (number > MAX_ROWS) throw new WorkbookError('xlsxTooLarge');
    const blank = '\n'.repeat(number - this.line);
    this.line = number + 1;
    const cells = this.padded(this.cells(xml.slice(start.index + start[0].length)));
    const isStruck = this.struck.size > 0 && isStruckRow(cells, this.struck);
    if (!isStruck) for (const column of this.struck) cells[column] = '';
    if (cells.length > 0) for (const watch of this.watchers) watch(cells, number);
    const isHidden = isStruck || isHiddenRow(start[1] ?? '');
    if (this.context.looks.length > 0 && !isHidden) this.rowLooks.row(cells, this.looks, number);
    this.judge(cells, isHidden);
    return `${blank}${csvLine(cells)}\n`;
  }

  /** Records whether a row is hidden, and whether it belongs to a table. */
  private judge(cells: readonly string[], isHidden: boolean): void {
    const filled = countFilled(cells);
    if (filled > 0) this.filledRows += 1;
    if (filled >= TABLE_CELLS) this.tableRows += 1;
    if (filled > 0 && isHidden) this.hidden.push(this.line - 1);
  }

  /** The row padded to the width of the widest row before it, since a sheet writes no cells for blanks at the end of a row. */
  private padded(cells: string[]): string[] {
    if (cells.length === 0) return cells;
    this.widest = Math.max(this.widest, cells.length);
    while (cells.length < this.widest) cells.push('');
    return cells;
  }

  private cells(xml: string): string[] {
    const cells: string[] = [];
    this.struck.clear();
    this.looks.clear();
    for (const { tag, content } of cellsOf(xml)) {
      const reference = attribute(tag, 'r');
      const column = reference === null ? cells.length : columnOf(reference);
      const { text, struck } = content === undefined ? NO_TEXT : this.cell(tag, content);
      if (column >= IMPORT_MAX_COLUMNS && text.trim() === '') continue;
      if (column > IMPORT_MAX_COLUMNS) throw new WorkbookError('xlsxTooLarge');
      while (cells.length < column) cells.push('');
      cells[column] = text;
      if (struck) this.struck.add(column);
      const look = this.context.looks[Number(attribute(tag, 's') ?? 0)];
      if (look !== undefined && look.colours !== '') this.looks.set(column, look);
    }
    return cells;
  }

  private cell(tag: string, content: string): StrikableText {
    const style = this.context.styles[Number(attribute(tag, 's') ?? 0)] ?? PLAIN;
    const type = attribute(tag, 't') ?? 'n';
    const value = /<(?:[\w.-]+:)?v(?:\s[^<>]*)?>([^<]*)</.exec(content)?.[1];
    if (type === 'inlineStr') return either(strikableText(content), style);
    if (type === 's' && value !== undefined) return either(this.shared(value), style);
    return { text: this.valueText(type, value, { content, style }), struck: style.struck };
  }

  private valueText(
    type: string,
    value: string | undefined,
    { content, style }: { readonly content: string; readonly style: CellStyle },
  ): string {
    if (type === 'n' && this.isUnknown(value, content)) return '#N/A';
    if (value === undefined) return '';
    if (type === 'b') return value.trim() === '1' ? 'TRUE' : 'FALSE';
    if (type !== 'n') return cellXmlText(value);
    return numberText(value, { format: style.format, since1904: this.context.since1904 });
  }

  /** Whether a cell contains a formula that is not calculated yet. */
  private isUnknown(value: string | undefined, content: string): boolean {
    const isBlank = value === undefined || value.trim() === '';
    if (!isBlank && !(this.context.uncalculated && Number(value) === 0)) return false;
    return /<(?:[\w.-]+:)?f[\s>/]/.test(content);
  }

  private shared(index: string): StrikableText {
    if (index.trim() === '') return NO_TEXT;
    const text = this.context.strings[Number(index)];
    if (text === undefined) throw new WorkbookError('xlsxDamaged');
    return { text, struck: this.context.struckStrings.has(Number(index)) };
  }
}

interface CellXml {
  readonly tag: string;
  /** Undefined for a cell without a value. */
  readonly content: string | undefined;
}

/** The cells of a row. One that never ends is the last: none behind it has an end either. */
function* cellsOf(xml: string): Generator<CellXml> {
  CELL.lastIndex = 0;
  for (let start = CELL.exec(xml); start !== null; start = CELL.exec(xml)) {
    const [, tag = '', closed] = start;
    if (closed === '/') yield { tag, content: undefined };
    else {
      const from = CELL.lastIndex;
      CELL_END.lastIndex = from;
      const end = CELL_END.exec(xml);
      if (end === null) return;
      CELL.lastIndex = CELL_END.lastIndex;
      yield { tag, content: xml.slice(from, end.index) };
    }
  }
}

/** Whether a row's tag hides it, also by a height of 0. */
function isHiddenRow(tag: string): boolean {
  const height = attribute(tag, 'ht');
  return isTrue(attribute(tag, 'hidden')) || (height !== null && Number(height) === 0);
}

const NO_TEXT: StrikableText = { text: '', struck: false };
const PLAIN: CellStyle = { format: { kind: 'plain' }, struck: false };

/** The text with its strike: it is struck through by itself or by its cell's style. */
function either(text: StrikableText, { struck }: CellStyle): StrikableText {
  return struck && !text.struck ? { text: text.text, struck } : text;
}

function csvLine(cells: readonly string[]): string {
  return cells.map(csvCell).join(';');
}

/** A cell as part of one CSV line. */
function csvCell(text: string): string {
  if (!/[;"\r\n]/.test(text)) return text;
  const line = text.replaceAll(/\s*[\r\n]+\s*/g, LINE_SEPARATOR);
  return /[;"]/.test(line) ? `"${line.replaceAll('"', '""')}"` : line;
}

/** The strings shared by cells, read from their part chunk by chunk. */
export class SharedStrings {
  readonly strings: string[] = [];
  /** Indexes of the struck through strings. */
  readonly struck = new Set<number>();
  private text = '';
  private characters = 0;
  private readonly maxCharacters: number;

  constructor(maxCharacters: number) {
    this.maxCharacters = maxCharacters;
  }

  push(xml: string): void {
    this.text += xml;
    let from = 0;
    const end = /<(?:[\w.-]+:)?si(?:\s[^<>]*)?\/>|<\/(?:[\w.-]+:)?si\s*>/g;
    while (end.exec(this.text) !== null) {
      const item = withoutCdata(this.text.slice(from, end.lastIndex));
      from = end.lastIndex;
      const { text, struck } = strikableText(inside(item, 'si'));
      this.characters += text.length + 16;
      if (struck) this.struck.add(this.strings.length);
      this.strings.push(text);
    }
    this.text = this.text.slice(from);
    if (this.characters + this.text.length > this.maxCharacters) throw new WorkbookError('xlsxTooLarge');
  }
}
