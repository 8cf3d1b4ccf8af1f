import { findLabel, foldLabel } from './column-labels.js';
import { isJoined } from './field-source.js';
import { CELL_PARTS, type CellPart, type FieldSource } from '../order-import.types.js';
import type { Language } from '../../i18n/index.js';

/** The names of a part in an expression; the first one of a language is written, all are read, besides the part's own name. */
const PART_WORDS: Readonly<Record<Language, Readonly<Record<CellPart, string>>>> = {
  de: {
    turnedName: 'Gedreht',
    postalCodeOfTown: 'PLZ',
    townOfPostalCode: 'Ort',
    countryOfPostalCode: 'LandAusPLZ',
    careOf: 'co',
    addressCompany: 'AdressFirma',
    addressName: 'AdressName',
    addressSecondName: 'AdressName2',
    addressStreet: 'AdressStraße',
    addressAddition: 'AdressZusatz',
    addressPostalCode: 'AdressPLZ',
    addressCity: 'AdressOrt',
    addressCountry: 'AdressLand',
  },
  en: {
    turnedName: 'Turned',
    postalCodeOfTown: 'PostalCode',
    townOfPostalCode: 'Town',
    countryOfPostalCode: 'CountryOfPostalCode',
    careOf: 'CareOf',
    addressCompany: 'AddressCompany',
    addressName: 'AddressName',
    addressSecondName: 'AddressName2',
    addressStreet: 'AddressStreet',
    addressAddition: 'AddressAddition',
    addressPostalCode: 'AddressPostalCode',
    addressCity: 'AddressTown',
    addressCountry: 'AddressCountry',
  },
};

const PART_OF_WORD: ReadonlyMap<string, CellPart> = new Map(
  CELL_PARTS.flatMap((part) =>
    [part, PART_WORDS.de[part], PART_WORDS.en[part]].map((word) => [foldLabel(word), part] as const),
  ),
);

/**
 * Writes the source of a field as an expression: `Straße + Hausnummer`, `Straße +"-"+ Zusatz`, `PLZ(Ort)`. A label that could be misread is
 * written in double quotes, and `=` before an expression marks it as no label. `parseSource` returns the same source.
 */
export function formatSource(
  source: FieldSource,
  labels: readonly string[],
  language: Language = 'de',
): string {
  if (!isJoined(source)) {
    const plain = formatLabel(source, labels);
    return parseSource(plain, labels) === source ? plain : quoted(labels[source] ?? `#${source + 1}`);
  }
  const write = (term: (column: number) => string) => {
    const join = source.join ?? ' ';
    const sum = source.columns.map(term).join(join === ' ' ? ' + ' : ` +${quoted(join)}+ `);
    return source.part === undefined ? sum : `${PART_WORDS[language][source.part]}(${sum})`;
  };
  const plain = write((column) => formatLabel(column, labels));
  const read = parseSource(plain, labels);
  if (read !== null && isSameSource(read, source)) return plain;
  return `=${write((column) => quoted(labels[column] ?? ''))}`;
}

/**
 * Parses an expression of `formatSource`: labels are matched exactly, otherwise without case, spaces and punctuation; `#5`, or a whole
 * number that is no label, is a column by its number. A text that is a label means that column, whatever else it could mean. Null when a
 * column does not exist or the text is ambiguous.
 */
export function parseSource(text: string, labels: readonly string[]): FieldSource | null {
  const trimmed = text.trim();
  if (trimmed.startsWith('=')) return parseExpression(trimmed.slice(1), labels);
  const exact = trimmed.startsWith('"') ? -1 : labels.indexOf(trimmed);
  if (exact >= 0) return exact;
  const expression = parseExpression(trimmed, labels);
  const folded = NO_LABEL.test(trimmed) ? undefined : findLabel(trimmed, labels);
  if (expression === null) return folded ?? null;
  return folded === undefined || isSameSource(expression, folded) ? expression : null;
}

/** Texts that nobody writes for an unquoted label: a quotation mark, a plus with a space, a number. */
const NO_LABEL = /^"|(?:^|\s)\+|\+(?:\s|$)|^#?\d{1,5}$/;

function isSameSource(a: FieldSource, b: FieldSource): boolean {
  if (!isJoined(a) || !isJoined(b)) return a === b;
  const sameColumns = a.columns.length === b.columns.length && a.columns.every((c, i) => c === b.columns[i]);
  return sameColumns && (a.join ?? ' ') === (b.join ?? ' ') && a.part === b.part;
}

function formatLabel(column: number, labels: readonly string[]): string {
  const label = labels[column] ?? '';
  if (label === '' || label === `#${column + 1}`) return `#${column + 1}`;
  return /["+]|^[#=]/.test(label) ? quoted(label) : label;
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Parses a part's name with its columns in brackets, or a sum of columns. */
function parseExpression(text: string, labels: readonly string[]): FieldSource | null {
  const call = /^\s*(\p{L}+2?)\s*\((.*)\)\s*$/su.exec(text);
  const part = call === null ? undefined : PART_OF_WORD.get(foldLabel(call[1] ?? ''));
  const inner = part === undefined ? null : parseSum(call?.[2] ?? '', labels);
  if (part === undefined || inner === null) return parseSum(text, labels);
  return isJoined(inner) ? { ...inner, part } : { columns: [inner], part };
}

/** `"…"` or text without a plus, then the end, a plus, or `+"-"+` with a separator. */
const TERM = /\s*(?:"((?:[^"]|"")*)"|([^"+]+?))\s*(?:$|\+(?:"((?:[^"]|"")*)"\+)?)/gsuy;

function parseSum(text: string, labels: readonly string[]): FieldSource | null {
  const columns: number[] = [];
  const joins = new Set<string>();
  TERM.lastIndex = 0;
  for (let open = true; open;) {
    const match = TERM.exec(text);
    const column = match === null ? undefined : columnOfTerm(match[1], match[2], labels);
    if (match === null || column === undefined) return null;
    columns.push(column);
    open = match[0].trimEnd().endsWith('+') && match[0].length > 0;
    if (open) joins.add(match[3]?.replaceAll('""', '"') ?? ' ');
  }
  const [first] = columns;
  if (TERM.lastIndex < text.length || joins.size > 1 || first === undefined) return null;
  const [join = ' '] = joins;
  if (columns.length === 1) return first;
  return join === ' ' ? { columns } : { columns, join };
}

function columnOfTerm(
  inQuotes: string | undefined,
  bare: string | undefined,
  labels: readonly string[],
): number | undefined {
  if (inQuotes !== undefined) {
    const exact = labels.indexOf(inQuotes.replaceAll('""', '"'));
    return exact < 0 ? undefined : exact;
  }
  const name = (bare ?? '').trim();
  const exact = name.startsWith('#') ? -1 : labels.indexOf(name);
  if (exact >= 0) return exact;
  if (!isColumnNumber(name)) return findLabel(name, labels);
  const column = Number(name.replace('#', '')) - 1;
  return column >= 0 && column < labels.length ? column : undefined;
}

const isColumnNumber = (text: string): boolean => /^#?\d{1,5}$/.test(text);
