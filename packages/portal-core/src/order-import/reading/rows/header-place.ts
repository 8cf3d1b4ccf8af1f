import type { Guess } from './dialect.js';
import { countFilled, firstFilled } from './filled-cells.js';
import { isSameHeader, isTurnedHeader } from './header-names.js';
import { looksLikeData } from './looks-like-data.js';
import { isSeparatorLine } from './separator-line.js';

/** A record with the physical line on which it begins. */
export interface PlacedRecord {
  readonly cells: readonly string[];
  readonly line: number;
}

/** Whether a cell consists of words found in the headers of order files. */
export type IsHeaderWord = (cell: string) => boolean;

/** The place where the data of a file begins. */
export interface HeaderPlace {
  readonly hasHeader: Guess<boolean>;
  /** Physical line of the header, or of the first row without one. */
  readonly firstLine: Guess<number>;
  readonly headerRows: Guess<1 | 2>;
}

/** Number of records examined, and of cells in each, so that a huge number of columns costs nothing. */
const LOOKED_AT = 30;
const CELLS = 300;
/** Number of header words that make a header certain. */
const ENOUGH_WORDS = 2;
/** Share of the largest number of header words at which another line is a rival. */
const NEARLY = 0.6;

interface Scored extends PlacedRecord {
  readonly filled: number;
  readonly words: number;
  readonly data: number;
}

/** The settings that the user already chose. */
export interface ChosenPlace {
  readonly hasHeader?: boolean | undefined;
  /** Whether the records begin with the line that the user chose. */
  readonly firstLine?: boolean;
}

/**
 * Guesses where the data of a file begins: at the record with most header words, else at the first that is as wide as the rows below and
 * has no date, number or e-mail while they do. At a confidence of 0.5 and below the user should choose.
 */
export function guessHeaderPlace(
  records: readonly PlacedRecord[],
  isHeaderWord: IsHeaderWord,
  chosen: ChosenPlace = {},
): HeaderPlace {
  const isWord = once((cell) => cell.length <= 200 && isHeaderWord(cell));
  const isData = once(looksLikeData);
  const scored = records
    .filter(({ cells, line }) => firstFilled(cells, 0) >= 0 && !isSeparatorRecord(cells, line))
    .slice(0, LOOKED_AT)
    .map((record) => score(record, isWord, isData));
  const named = chosen.hasHeader === false ? null : byWords(scored, chosen);
  return named ?? byForm(scored, chosen);
}

function isSeparatorRecord(cells: readonly string[], line: number): boolean {
  return line === 1 && cells.length <= 2 && isSeparatorLine(cells.join(''));
}

/** Caches the result per text: the same cells stand in many rows. */
function once(ask: (text: string) => boolean): (text: string) => boolean {
  const known = new Map<string, boolean>();
  return (text) => {
    const answer = known.get(text) ?? ask(text);
    known.set(text, answer);
    return answer;
  };
}

function score(
  { cells, line }: PlacedRecord,
  isWord: (cell: string) => boolean,
  isData: (cell: string) => boolean,
): Scored {
  const seen = cells.slice(0, CELLS).filter((cell) => cell !== '' && cell.trim() !== '');
  return {
    cells,
    line,
    filled: countFilled(cells),
    words: seen.filter(isWord).length,
    data: seen.filter(isData).length,
  };
}

/** Finds the header by its words; null when no record has enough of them. */
function byWords(scored: readonly Scored[], chosen: ChosenPlace): HeaderPlace | null {
  const seen = chosen.firstLine === true ? scored.slice(0, 1) : scored;
  const fit = seen.filter(({ words, data }) => words >= ENOUGH_WORDS && words > data);
  const most = Math.max(0, ...fit.map(({ words }) => words));
  // A later line with as many words may be the header of another file that was put behind this one.
  const best = fit.find(({ words }) => words > NEARLY * most);
  if (best === undefined) return null;
  const at = scored.indexOf(best);
  const pair = headerPair(scored, at, chosen);
  const first = pair ?? at;
  if (scored.slice(0, first).some((above) => looksLikeRow(above, best))) return null;
  const rivals = fit.filter((one) => {
    const place = scored.indexOf(one);
    if (place === first || (pair !== null && place === first + 1)) return false;
    return !isSameHeader(best.cells, one.cells) && (pair !== null || !isTurnedHeader(best.cells, one.cells));
  });
  const rival = Math.max(0, ...rivals.map(({ words }) => words));
  const confidence = rival > NEARLY * most ? 0.5 : best.words > 0.3 * best.filled ? 1 : 0.7;
  return {
    hasHeader: { value: true, confidence },
    firstLine: { value: scored[first]?.line ?? 1, confidence },
    headerRows: {
      value: pair === null ? 1 : 2,
      confidence: pair === null ? confidence : Math.min(confidence, 0.9),
    },
  };
}

/** Whether a line above a header is a row and not a title: nearly as wide, and full of data. */
function looksLikeRow({ cells, filled, words, data }: Scored, header: Scored): boolean {
  // Labels with their values beside them are the head of an order form.
  if (2 * words >= filled) return false;
  const numbersColumns = cells.every((cell, column) => cell.trim() === String(column + 1));
  return !numbersColumns && data >= 2 && filled >= 0.75 * header.filled;
}

/** Index of the first of two lines that form a header together with the record at `at`; null when it is alone. */
function headerPair(scored: readonly Scored[], at: number, { firstLine }: ChosenPlace): number | null {
  if (firstLine !== true && isPair(scored[at - 1], scored[at])) return at - 1;
  return isPair(scored[at], scored[at + 1]) ? at : null;
}

/** Whether the second of two records fills gaps of the first, and both consist of header words. */
function isPair(upper: Scored | undefined, lower: Scored | undefined): boolean {
  if (upper === undefined || lower === undefined || lower.line > lastLine(upper) + 1) return false;
  if (upper.data > 0 || lower.data > 0 || upper.words === 0 || lower.words < ENOUGH_WORDS) return false;
  if (2 * upper.words < upper.filled || 2 * lower.words < lower.filled) return false;
  if (2 * upper.cells.length <= lower.cells.length) return false;
  // A title alone in the first column heads nothing.
  if (upper.filled === 1 && firstFilled(upper.cells, 0) === 0) return false;
  let gapsFilled = 0;
  for (let column = 0; column < lower.cells.length; column += 1) {
    if (isBlank(lower.cells[column])) continue;
    if (isBlank(upper.cells[column])) gapsFilled += 1;
  }
  return gapsFilled > 0 && upper.filled < Math.max(lower.cells.length, upper.cells.length);
}

/** The last physical line of a record, whose cells may have line breaks. */
const lastLine = ({ cells, line }: PlacedRecord): number =>
  line + cells.reduce((breaks, cell) => breaks + cell.split(/\r\n|\r|\n/).length - 1, 0);

/** Finds the header by form, when no words are known: by the width of the lines and the place of data. */
function byForm(scored: readonly Scored[], chosen: ChosenPlace): HeaderPlace {
  const wide = usualWidth(scored);
  const least = Math.min(wide, Math.max(2, wide / 2));
  const at =
    chosen.firstLine === true
      ? 0
      : Math.max(
          0,
          scored.findIndex(({ filled }) => filled >= least),
        );
  const form = formOf(scored[at], scored.slice(at + 1));
  const hasHeader = chosen.hasHeader === undefined ? form : { value: chosen.hasHeader, confidence: 1 };
  const confidence = at === 0 ? Math.max(hasHeader.confidence, 0.7) : 0.5;
  return {
    hasHeader: at === 0 ? hasHeader : { ...hasHeader, confidence },
    firstLine: { value: scored[at]?.line ?? 1, confidence },
    headerRows: { value: 1, confidence: 1 },
  };
}

function formOf(first: Scored | undefined, rows: readonly Scored[]): Guess<boolean> {
  const { data = 0, words = 0 } = first ?? {};
  if (data > 0) return { value: false, confidence: data >= 2 ? 0.9 : 0.7 };
  if (words > 0) return { value: true, confidence: 0.9 };
  return { value: true, confidence: rows.some((row) => row.data > 0) ? 0.9 : 0.5 };
}

/** Most frequent number of filled cells; of two equally frequent ones the larger. */
function usualWidth(scored: readonly Scored[]): number {
  const counts = new Map<number, number>();
  for (const { filled } of scored) counts.set(filled, (counts.get(filled) ?? 0) + 1);
  let [width, most] = [0, 0];
  for (const [filled, count] of counts)
    if (count > most || (count === most && filled > width)) [width, most] = [filled, count];
  return width;
}

function isBlank(cell: string | undefined): boolean {
  return cell === undefined || cell === '' || cell.trim() === '';
}

/**
 * The names of the columns from the lines of a header. Of two lines the upper one names groups: its text is repeated over the gaps to its
 * right (`Lieferadresse` above `Name;Straße` gives `Lieferadresse Name`, `Lieferadresse Straße`). A group whose cell is merged over its
 * columns (`heads`) ends with the last of them.
 */
export function joinHeaderRows(
  rows: readonly (readonly string[])[],
  heads: readonly { readonly from: number; readonly to: number }[] = [],
): readonly string[] {
  const [upper = [], lower] = rows;
  if (lower === undefined) return upper;
  const endsBefore = (column: number) => heads.some(({ to }) => to === column - 1);
  let group = '';
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, column) => {
    const [above, below] = [(upper[column] ?? '').trim(), (lower[column] ?? '').trim()];
    if (above !== '') group = below === '' ? '' : above;
    else if (below === '' || endsBefore(column)) group = '';
    return below === '' ? above : [group, below].filter((text) => text !== '').join(' ');
  });
}
