import { foldHeader } from '../../order-import/index.js';
import {
  AVAILABLE_WORDS,
  OWN_ORDER_WORDS,
  PLACE_PARTS,
  REPORT_WORDS,
  type ReportField,
} from './report-words.js';

/** The column of each field, as an index; absent without one. */
export type ReportColumns = Readonly<Partial<Record<ReportField, number>>>;

/** What is not clear about the columns of a file. */
export interface ColumnQuestion {
  readonly field: ReportField;
  /** `missing`: there is no column of the field, which is needed; `several`: more than one fits; `available`: it holds what is left after reserved pieces. */
  readonly code: 'missing' | 'several' | 'available';
  /** Indexes of the columns in question. */
  readonly columns: readonly number[];
}

export interface UnderstoodColumns {
  readonly columns: ReportColumns;
  readonly questions: readonly ColumnQuestion[];
}

/**
 * Finds the columns of a file by their names. A column named by the user is taken as it is; -1 means that the field has none. A field with
 * several equally sure columns is asked for, as is a needed one without any.
 */
export function findReportColumns(
  header: readonly string[],
  fields: readonly ReportField[],
  { needed, chosen }: { readonly needed: readonly ReportField[]; readonly chosen: ReportColumns },
): UnderstoodColumns {
  const isNumbered = (at: number) => isOneOfSeveral(header, at);
  const taken = new Set(Object.values(chosen));
  const columns: Partial<Record<ReportField, number>> = {};
  const questions: ColumnQuestion[] = [];
  for (const field of fields) {
    const said = chosen[field];
    const names = header.map((name) => nameFor(field, name));
    const found = said === undefined ? surest(names, field).filter((at) => !taken.has(at)) : [said];
    const [first] = found;
    const isPartial = said === undefined && field !== 'order' && first !== undefined && isNumbered(first);
    const isParts = field === 'position' && found.every((at) => PLACE_PARTS.includes(names[at] ?? ''));
    if ((found.length > 1 && !isParts) || isPartial)
      questions.push({ field, code: 'several', columns: found });
    else if (first !== undefined && first >= 0) columns[field] = first;
    else if (needed.includes(field)) questions.push(missing(field, names));
    for (const at of found) taken.add(at);
  }
  return { columns, questions };
}

/** What a header says besides the name of its column: a unit or a remark in brackets, whose number it is, that it is the first. */
const BESIDE = /\(.*?\)|\[.*?\]|\b(?:dhl|dpd|gls|ups|hermes|fedex|post)\b|\b1$/giu;

/** What may stand in brackets and says nothing else: a piece, a must, a number. */
const HARMLESS =
  /^(?:stk|stck|st|stueck|pcs|pieces?|units?|einheiten|optional|pflicht(?:feld)?|required|mandatory|neu|new|aktuell|gesamt|total|\d*)$/;
const HARMLESS_FOR: Readonly<Partial<Record<ReportField, RegExp>>> = {
  price: /^(?:eur|euro|brutto|netto|gross|net|vk|uvp)$/,
  weight: /^(?:kg|kilogramm|g|gramm|grams?)$/,
  order: /^(?:amazon|ebay|shop|kunde|extern)$/,
  tracking: /^(?:paket|parcel|hin|versand)$/,
};
const BRACKETS = /\(.*?\)|\[.*?\]/gu;

/** The folded name of a column for a field. A remark in brackets that may make it another one stays part of the name. */
function nameFor(field: ReportField, header: string): string {
  const inWords = header.replaceAll('€', field === 'price' ? ' ' : ' eur ').replaceAll('$', ' usd ');
  const plain = inWords.replaceAll(BRACKETS, (remark) => {
    const folded = foldHeader(remark);
    const isHarmless = HARMLESS.test(folded) || HARMLESS_FOR[field]?.test(folded) === true;
    return isHarmless ? ' ' : ` ${folded} `;
  });
  return nameOf(plain);
}

/** The folded name of a column. */
const nameOf = (header: string): string => foldHeader(header.replaceAll(BESIDE, ' ')) || foldHeader(header);

const NUMBERED = /\s*[_.-]?(\d)$/;

/** Whether a column is the first of several of one name: `Tracking 1` beside `Tracking 2`. */
function isOneOfSeveral(header: readonly string[], at: number): boolean {
  const name = header[at] ?? '';
  const stem = foldHeader(name.replace(NUMBERED, ''));
  return header.some((other, place) => {
    const number = NUMBERED.exec(other)?.[1];
    return place !== at && number !== undefined && foldHeader(other.replace(NUMBERED, '')) === stem;
  });
}

function missing(field: ReportField, names: readonly string[]): ColumnQuestion {
  const left = field === 'onHand' ? names.flatMap((name, at) => (isAvailable(name) ? [at] : [])) : [];
  return { field, code: left.length > 0 ? 'available' : 'missing', columns: left };
}

const isAvailable = (name: string): boolean => AVAILABLE_WORDS.some((word) => name.includes(word));

/** The columns with the surest name of a field. A job number of the house beside a reference may be either's. */
function surest(names: readonly string[], field: ReportField): readonly number[] {
  const found = surestName(names, field);
  const isOwn = field === 'order' && found.every((at) => OWN_ORDER_WORDS.includes(names[at] ?? ''));
  return isOwn && found.length > 0 ? columnsNamed(names, REPORT_WORDS.order.flat()) : found;
}

const columnsNamed = (names: readonly string[], words: readonly string[]): readonly number[] =>
  names.flatMap((name, at) => (words.includes(name) ? [at] : []));

function surestName(names: readonly string[], field: ReportField): readonly number[] {
  for (const words of REPORT_WORDS[field]) {
    const found = columnsNamed(names, words);
    if (found.length > 0) return found;
  }
  return [];
}

const ALL_WORDS = new Set([...Object.values(REPORT_WORDS).flat(2), ...AVAILABLE_WORDS]);

/** Whether a cell is the name of a column of such a file. */
export const isReportHeader = (cell: string): boolean => ALL_WORDS.has(nameOf(cell));
