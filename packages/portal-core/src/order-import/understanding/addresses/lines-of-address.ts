import type { AddressPart } from '../../recipe/whole-address.js';
import type { AddressField } from '../../order-import.types.js';
import { isCalled } from '../../words/header-name.js';
import { NAME_ROLES } from '../../words/roles-of-address.js';
import { hasRole, type Column } from '../columns/column.js';
import type { Pick } from '../columns/pick.js';
import { isPostCodeWithTown, share } from '../columns/values.js';

/** Least number of columns that are the lines of one label. */
const LEAST = 2;
/** Whether a header numbers lines and names nothing else. */
const isNumberedLine = ({ folded }: Column): boolean =>
  /\d$/.test(folded) && isCalled('labelLine', { folded: folded.slice(0, -1) });

/**
 * Reads columns that number the lines of a label as lines of an address: `Zeile 1` to `Zeile 4`, the last with post code and town, or `Line 1`
 * and `Line 2` in front of a town.
 */
export function placeNumberedLines(columns: readonly Column[]): Column[] {
  const lines = columns.filter((one) => isNumberedLine(one) && (one.reading === null || isLine(one)));
  const isInRow = lines.every(({ index }, at) => at === 0 || index === (lines[at - 1]?.index ?? 0) + 1);
  if (!isInRow || !(isLabel(lines) || areBeforeTown(lines, columns))) return [...columns];
  return columns.map((column) =>
    lines.includes(column) ? { ...column, reading: { role: 'addressLine', rank: 0 } } : column,
  );
}

const isLabel = (lines: readonly Column[]): boolean =>
  lines.length > LEAST && lines.some(({ values }) => values.some(isPostCodeWithTown));

/** Whether streets stand in the first of these lines, and post code or town in the column behind them. */
function areBeforeTown(lines: readonly Column[], columns: readonly Column[]): boolean {
  const [first] = lines;
  if (first?.digits[0] !== 1 || hasRole(columns, 'street', 'streetName', 'wholeStreet')) return false;
  const behind = columns.find(({ index }) => index === first.index + lines.length);
  return behind !== undefined && hasRole([behind], ...ENDS) && share(first.values, isStreetWithNumber) > 0.5;
}

const isStreetWithNumber = (text: string): boolean => /\p{L}{3}/u.test(text) && /\d/.test(text);

const isLine = ({ reading }: Column): boolean => reading?.role === 'addressLine';

const PARTS: readonly (readonly [AddressField, AddressPart])[] = [
  ['company', 'addressCompany'],
  ['first_address_line', 'addressName'],
  ['second_address_line', 'addressSecondName'],
  ['street', 'addressStreet'],
  ['address_second_line', 'addressAddition'],
];
const PLACE: readonly (readonly [AddressField, AddressPart])[] = [
  ['postal_code', 'addressPostalCode'],
  ['city', 'addressCity'],
];

/**
 * The lines of a label in columns of their own, the first of which holds names (`Adresszeile 1`: `Teehaus GmbH`): they are read together, with
 * post code and town behind them, as an address in one cell is. Asked, since only the values show it; empty for all other lines.
 */
export function picksOfLines(columns: readonly Column[]): Partial<Record<AddressField, Pick>> {
  const lines = columns.filter(isLine).toSorted((a, b) => a.index - b.index);
  const [first, ...more] = lines;
  if (first === undefined || more.length + 1 < LEAST || hasRole(columns, ...NAME_ROLES, 'company')) return {};
  if (!lines.every(({ digits, index }, at) => digits.length > 0 && index === first.index + at)) return {};
  const isOfNames = first.values.length > 0 && !first.values.some((text) => /\d/.test(text));
  if (!isOfNames || !more.some(({ values }) => values.some((text) => STREET.test(text)))) return {};
  const ends = columns.filter(({ reading }) => reading !== null && END.has(reading.role));
  const holdsTown = more.some(({ values }) => share(values, isPostCodeWithTown) > 0);
  if (!holdsTown && ends.length === 0) return {};
  const all = [...lines, ...(holdsTown ? [] : ends)];
  const pick = (part: AddressPart): Pick => ({
    columns: all,
    source: { columns: all.map(({ index }) => index), join: ', ', part },
    others: [],
    ask: 'content',
  });
  const parts = holdsTown ? [...PARTS, ...PLACE] : PARTS;
  return Object.fromEntries(parts.map(([field, part]) => [field, pick(part)]));
}

/** A word with a number behind it; a number alone may be that of the house. */
const STREET = /\p{L}{2}.*\d/u;
const ENDS = ['postCode', 'town', 'postCodeTown'] as const;
const END: ReadonlySet<string> = new Set(ENDS);
