import type { Column } from '../columns/column.js';
import { isHouseNumber, isLetterOfNumber, MOST, share } from '../columns/values.js';
import { isCalled } from '../../words/header-name.js';
import type { Role, RoleReading } from '../../words/header-role.js';
import { partOfBuilding } from '../../words/part-of-building.js';
import type { Meaning } from '../../words/data/meanings.js';

const hasRole = ({ reading }: Column, ...roles: Role[]): boolean =>
  reading !== null && roles.includes(reading.role);

/** Roles of columns that may stand between a street and what belongs to its number. */
const PARTS = [
  'houseNumber',
  'bareNumber',
  'houseAddition',
  'addition',
  'streetOrNumber',
] as const satisfies Role[];

/** The part of an address that a column holds because of what it stands beside; undefined for one whose header says nothing of it. */
export function besideStreet(column: Column, columns: readonly Column[]): RoleReading | undefined {
  if (column.reading !== null) return undefined;
  if (isFloor(column, columns)) return { role: 'addition', rank: 0 };
  if (isHouse(column)) return house(column, columns);
  if (isCalled('furtherLine', column) && isLineOfAddress(column, columns))
    return { role: 'addition', rank: 0 };
  const isNumber = isCalled('untilNumber', column);
  if (!isNumber && !isCalled('letterOfNumber', column)) return undefined;
  const fits = isNumber ? isHouseNumber : isLetterOfNumber;
  if (share(column.values, fits) < MOST || !isBehindNumber(column, columns)) return undefined;
  return { role: isNumber ? 'houseNumber' : 'houseAddition', rank: 1 };
}

/** Whether a column is the end of a range of house numbers, which is no house number by itself. */
export const isUntil = (column: Column): boolean =>
  column.reading?.role === 'houseNumber' && /^(?:bis|to|until)$/.test(column.word ?? column.folded);

/** Whether a column stands behind a street and its number, with parts of the address alone between them. */
function isBehindNumber({ index }: Column, columns: readonly Column[]): boolean {
  const before = columns[index - 1];
  return before !== undefined && hasRole(before, ...PARTS) && streetBefore(before, columns) !== undefined;
}

/** The street to the left of a column, with nothing but parts of its address between them. */
export function streetBefore({ index }: Column, columns: readonly Column[]): Column | undefined {
  const before = columns.find((column) => column.index === index - 1);
  if (before === undefined || hasRole(before, 'street', 'streetName')) return before;
  return hasRole(before, ...PARTS) ? streetBefore(before, columns) : undefined;
}

/** Whether a line holds texts of an address that has its street elsewhere, and not the numbers of positions. */
const isLineOfAddress = ({ values, index }: Column, columns: readonly Column[]): boolean =>
  values.some((text) => /\p{L}{2}/u.test(text)) &&
  columns.some(
    (other) =>
      other.index !== index &&
      other.party === 'none' &&
      hasRole(other, 'street', 'addressLine', 'wholeStreet'),
  );

/** `Stock` or `OG` beside another part of a building or the number of the house is a floor; elsewhere it may be what is in stock. */
function isFloor(column: Column, columns: readonly Column[]): boolean {
  if (!isCalled('floor', column)) return false;
  const isPart = (other: Column) => !isCalled('floor', other) && partOfBuilding(other.label) !== '';
  return (
    columns.some((other) => Math.abs(other.index - column.index) === 1 && isPart(other)) ||
    isBehindNumber(column, columns)
  );
}

const OF_PARTY: readonly (Meaning | null)[] = [
  'house',
  'delivery',
  'recipient',
  'billing',
  'buyer',
  'filler',
];

/** `Haus`, with nothing else in its header and numbers in its cells. */
const isHouse = (column: Column): boolean =>
  (isCalled('shortHouse', column) ||
    (column.word === undefined &&
      column.words.every(({ meaning }) => OF_PARTY.includes(meaning)) &&
      column.words.some(({ meaning }) => meaning === 'house'))) &&
  column.values.length > 0 &&
  share(column.values, isNumberOfHouse) >= MOST;

/** `2`, or a house by its letter: `B`. */
const isNumberOfHouse = (text: string): boolean => isHouseNumber(text) || /^\p{Lu}$/u.test(text);

/** The house number of streets without one; beside streets with numbers, a house on that piece of land. */
function house(column: Column, columns: readonly Column[]): RoleReading | undefined {
  const own = columns.filter(({ party }) => party === column.party);
  const streets = own.filter((other) => hasRole(other, 'street', 'streetName', 'addressLine'));
  const texts = streets.flatMap(({ values }) => values);
  if (texts.length === 0) return undefined;
  const isNumbered = (other: Column) =>
    hasRole(other, 'houseNumber', 'wholeStreet') ||
    (hasRole(other, 'bareNumber') && streetBefore(other, columns) !== undefined);
  if (own.some(isNumbered)) return { role: 'addition', rank: 0 };
  const numbered = share(texts, (text) => /\d/.test(text));
  if (numbered <= 1 - MOST) return { role: 'houseNumber', rank: 0 };
  return numbered >= MOST ? { role: 'addition', rank: 0 } : undefined;
}
