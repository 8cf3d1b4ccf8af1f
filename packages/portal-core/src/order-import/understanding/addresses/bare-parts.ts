import { hasMeaning, type Column } from '../columns/column.js';
import { kindOfPart } from './address-groups.js';
import { BEFORE_NAME, isAddressPart, NAMED } from './parties.js';
import { isHouseNumber, MOST, share } from '../columns/values.js';

const TOWN = ['postCode', 'town', 'postCodeTown'];
/** Parts that an address can do without. */
const OPTIONAL = new Set(['company', 'addition']);

/**
 * Assigns unnamed columns to the party in whose address they stand, and which lacks that part: `Hausnr.` behind `Liefer-Straße`, `PLZ` between
 * `Liefer-Straße` and `Liefer-Ort`. Where the file has an unnamed address as well, it keeps its only column of a part that it cannot do
 * without; a header that occurs twice says nothing, unless it stands between two columns of a party.
 */
export function placeBareParts(columns: readonly Column[]): Column[] {
  const parties = new Map(
    columns.map((column) => [column, partyAround(column, columns) ?? partyOfNumber(column, columns)]),
  );
  const staying = columns.filter((column) => isBare(column) && parties.get(column) === undefined);
  const kinds = new Set(staying.map(kindOfPart));
  const hasStreet = staying.some(({ reading }) => /street|addressLine/i.test(reading?.role ?? ''));
  const isAddress = hasStreet && TOWN.some((kind) => kinds.has(kind));
  return columns.map((column) => {
    const party = parties.get(column);
    const kind = kindOfPart(column);
    return party === undefined || (isAddress && !OPTIONAL.has(kind) && !kinds.has(kind))
      ? column
      : { ...column, party };
  });
}

const isBare = (column: Column): boolean =>
  column.party === 'none' &&
  isAddressPart(column) &&
  column.reading?.role !== 'bareParty' &&
  column.reading?.role !== 'bareNumber';

/** The party whose streets have no number, for the plain `Nr.` of house numbers behind them. */
function partyOfNumber(column: Column, columns: readonly Column[]): Column['party'] | undefined {
  if (column.party !== 'none' || column.reading?.role !== 'bareNumber') return undefined;
  const street = columns.find(({ index }) => index === column.index - 1);
  if (street === undefined || !NAMED.has(street.party) || kindOfPart(street) !== 'street') return undefined;
  const lacksNumbers = street.values.length > 0 && !street.values.some((text) => /\d/.test(text));
  return lacksNumbers && share(column.values, isHouseNumber) >= MOST ? street.party : undefined;
}

/**
 * The party whose columns stand on both sides of an unnamed one, whose street stands before an unnamed house number, or before whose name an
 * unnamed company stands while all others have one.
 */
function partyAround(column: Column, columns: readonly Column[]): Column['party'] | undefined {
  if (!isBare(column)) return undefined;
  const before = beside(column, columns, -1);
  const behind = beside(column, columns, 1);
  const isBetween = before !== undefined && before.party === behind?.party;
  const isBehindStreet =
    before?.index === column.index - 1 &&
    kindOfPart(before) === 'street' &&
    kindOfPart(column) === 'houseNumber';
  const party = isBetween || isBehindStreet ? before?.party : behind?.party;
  if (party === undefined || !NAMED.has(party)) return undefined;
  const kind = kindOfPart(column);
  const has = (of: Column['party']) =>
    columns.some((other) => other.party === of && saysAlready(other, kind));
  const isTwice = columns.some((other) => other !== column && other.folded === column.folded);
  if (has(party) || (isTwice && !(isBetween && isOneBlock(party, columns)))) return undefined;
  if (OPTIONAL.has(kind) && !isOneBlock(party, columns)) return undefined;
  if (isBetween || isBehindStreet) return party;
  const others = new Set(columns.filter(isAddressPart).map((other) => other.party));
  const isTheirs = [...others].every((other) => other === party || !NAMED.has(other) || has(other));
  return beginsBlock(column) && behind?.index === column.index + 1 && others.size > 1 && isTheirs
    ? party
    : undefined;
}

/** Whether no part that a party has already, and none of another one, stands among its columns. */
function isOneBlock(party: Column['party'], columns: readonly Column[]): boolean {
  const own = columns.filter((column) => column.party === party && isAddressPart(column));
  const [first = 0, last = 0] = [own[0]?.index, own.at(-1)?.index];
  return columns
    .filter(({ index }) => index > first && index < last)
    .filter((column) => isAddressPart(column) && column.party !== party)
    .every((column) => isBare(column) && !own.some((other) => saysAlready(other, kindOfPart(column))));
}

/** Whether a column is one that an address begins with, besides a salutation, of which a file may have one for all. */
const beginsBlock = ({ reading }: Column): boolean =>
  reading !== null && reading.role !== 'salutation' && BEFORE_NAME.has(reading.role);

/** Whether a column of an address holds a part of this kind, by itself or together with another. */
function saysAlready(column: Column, kind: string): boolean {
  const own = kindOfPart(column);
  if (own === kind) return true;
  if (kind === 'houseNumber') return column.reading?.role === 'wholeStreet';
  return TOWN.includes(kind) && (own === 'postCodeTown' || (kind === 'postCodeTown' && TOWN.includes(own)));
}

/** The nearest column on one side that is no unnamed part, if it is a part of an address. */
function beside({ index }: Column, columns: readonly Column[], step: 1 | -1): Column | undefined {
  const next = columns.find((column) => column.index === index + step);
  if (next === undefined || !(isAddressPart(next) || isNumberOfParty(next))) return undefined;
  return isBare(next) ? beside(next, columns, step) : next;
}

/** Whether a column is a number of a party, which behind its street is that of the house: `Rg. Nr.`. */
const isNumberOfParty = (column: Column): boolean =>
  NAMED.has(column.party) && column.word === undefined && hasMeaning(column, 'number');
