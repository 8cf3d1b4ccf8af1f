import type { AddressField } from '../../order-import.types.js';
import { kindOfPart, PLACE_PARTS } from './address-groups.js';
import type { FoundAddress } from './address.js';
import type { Column } from '../columns/column.js';
import { BEFORE_NAME, NAMED } from './parties.js';

const FIELDS = ['salutation', 'company', 'address_second_line'] as const satisfies readonly AddressField[];

/**
 * Asks about a salutation, a company or a further line whose header names no party, where it may be another party's: that one has none, and
 * the column does not stand beside the address it is taken for (`Firma;Käufer-Name;…;Liefer-Name`). A salutation is asked about only where it
 * stands before another's name, and these are not the same. `columns` are all parts of addresses.
 */
export function withUnsureParts(found: FoundAddress, columns: readonly Column[]): FoundAddress {
  const asked = FIELDS.flatMap((field) => {
    const pick = found.own[field];
    const isUnsure = pick?.columns.some((column) => mayBeOfOthers(column, columns, found.party)) === true;
    return pick !== undefined && isUnsure ? [[field, { ...pick, ask: pick.ask ?? 'content' }]] : [];
  });
  return { ...found, own: { ...found.own, ...Object.fromEntries(asked) } };
}

function mayBeOfOthers(column: Column, columns: readonly Column[], own: FoundAddress['party']): boolean {
  if (column.party !== 'none') return false;
  const beside = neighbour(column, columns);
  if (beside?.party === own) return isBeforeDifferent(column, own, columns);
  if (column.reading?.role === 'salutation' && !isBeforeOther(beside, own, columns)) return false;
  const isLacking = (party: Column['party']) =>
    columns.every((other) => other.party !== party || kindOfPart(other) !== kindOfPart(column));
  const others = new Set(columns.filter(isPart).map(({ party }) => party));
  return [...others].some(
    (party) => party !== own && isLacking(party) && (own !== 'none' || beside?.party === party),
  );
}

/** Whether a column is the name of a bill's or a buyer's person with an address, who is not the recipient in every row. */
const isBeforeOther = (
  beside: Column | undefined,
  own: FoundAddress['party'],
  columns: readonly Column[],
): boolean =>
  beside !== undefined &&
  isPart(beside) &&
  beside.party !== 'delivery' &&
  columns.some((column) => column.party === beside.party && PLACE_PARTS.has(kindOfPart(column))) &&
  !isSamePerson(beside.party, own, columns);

/**
 * Whether a company of no party stands before the name of its address, while a bill or a buyer without a company is somebody else in some row:
 * it may be theirs all the same.
 */
function isBeforeDifferent(
  { reading, values }: Column,
  own: FoundAddress['party'],
  columns: readonly Column[],
): boolean {
  if (reading?.role !== 'company' || values.length === 0) return false;
  return (['billing', 'buyer'] as const).some((party) => {
    const theirs = columns.filter((column) => column.party === party);
    const has = (kinds: ReadonlySet<string>) => theirs.some((column) => kinds.has(kindOfPart(column)));
    return (
      party !== own && has(PLACE_PARTS) && has(NAMES) && !has(COMPANY) && !isSamePerson(party, own, columns)
    );
  });
}

/** Whether two parties have the same names in every row. */
function isSamePerson(one: Column['party'], other: Column['party'], columns: readonly Column[]): boolean {
  const names = (party: Column['party']) =>
    columns
      .filter((column) => column.party === party && NAMES.has(kindOfPart(column)))
      .map(({ values }) => values.join('\n'));
  return names(one).length > 0 && names(one).join('\t') === names(other).join('\t');
}

const NAMES: ReadonlySet<string> = new Set(['name', 'firstName']);
const COMPANY: ReadonlySet<string> = new Set(['company']);

/** Whether a column is a part of a party's address, not the party alone. */
const isPart = ({ party, reading }: Column): boolean => NAMED.has(party) && reading?.role !== 'bareParty';

/** The column that shows whose a part is: what an address begins with goes with the one on its right, any other with that on its left. */
function neighbour(column: Column, columns: readonly Column[]): Column | undefined {
  const at = (step: number) => columns.find(({ index }) => index === column.index + step);
  const isFirst = column.reading !== null && BEFORE_NAME.has(column.reading.role);
  return isFirst ? (at(1) ?? at(-1)) : (at(-1) ?? at(1));
}
