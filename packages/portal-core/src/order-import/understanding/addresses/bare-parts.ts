import type { Column } from '../columns/column.js';
import { kindOfPart } from './address-groups.js';
import { isAddressPart, NAMED } from './parties.js';

const TOWN = ['postCode', 'town', 'postCodeTown'];

/**
 * Assigns unnamed columns to the party in whose address they stand, and which lacks that part: `Hausnr.` behind `Liefer-Straße`, `PLZ` between
 * `Liefer-Straße` and `Liefer-Ort`. Where the file has an unnamed address as well, it keeps its only column of a part; a header that occurs
 * twice says nothing.
 */
export function placeBareParts(columns: readonly Column[]): Column[] {
  const parties = new Map(columns.map((column) => [column, partyAround(column, columns)]));
  const staying = columns.filter((column) => isBare(column) && parties.get(column) === undefined);
  const kinds = new Set(staying.map(kindOfPart));
  const hasStreet = staying.some(({ reading }) => /street|addressLine/i.test(reading?.role ?? ''));
  const isAddress = hasStreet && TOWN.some((kind) => kinds.has(kind));
  return columns.map((column) => {
    const party = parties.get(column);
    return party === undefined || (isAddress && !kinds.has(kindOfPart(column)))
      ? column
      : { ...column, party };
  });
}

const isBare = (column: Column): boolean =>
  column.party === 'none' &&
  isAddressPart(column) &&
  column.reading?.role !== 'bareParty' &&
  column.reading?.role !== 'bareNumber';

/** The party whose columns stand on both sides of an unnamed one, or whose street stands before an unnamed house number. */
function partyAround(column: Column, columns: readonly Column[]): Column['party'] | undefined {
  if (!isBare(column)) return undefined;
  const before = beside(column, columns, -1);
  const behind = beside(column, columns, 1);
  const isBetween = before !== undefined && before.party === behind?.party;
  const isBehindStreet =
    before?.index === column.index - 1 &&
    kindOfPart(before) === 'street' &&
    kindOfPart(column) === 'houseNumber';
  if (before === undefined || !(isBetween || isBehindStreet) || !NAMED.has(before.party)) return undefined;
  const kind = kindOfPart(column);
  const isThere = columns.some(
    (other) =>
      (other.party === before.party && saysAlready(other, kind)) ||
      (other !== column && other.folded === column.folded),
  );
  return isThere ? undefined : before.party;
}

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
  if (next === undefined || !isAddressPart(next)) return undefined;
  return isBare(next) ? beside(next, columns, step) : next;
}
