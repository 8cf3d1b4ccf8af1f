import type { Column } from '../columns/column.js';
import type { Role } from '../../words/header-role.js';
import { STREET_ROLES } from '../../words/roles-of-address.js';
import { BEFORE_NAME, isAddressPart } from './parties.js';

/** Roles of the same part of an address, which has each once: a second one is another address's. */
const PARTS: readonly (readonly Role[])[] = [
  STREET_ROLES,
  ['country', 'staat'],
  ['name', 'fullName', 'turnedName', 'lastName'],
  ['postCode'],
  ['town'],
  ['postCodeTown'],
  ['firstName'],
  ['salutation'],
  ['company'],
  ['houseNumber'],
  ['addition'],
];
/** The parts of a place, as `kindOfPart` has them. */
export const PLACE_PARTS: ReadonlySet<string> = new Set(['street', 'postCode', 'town', 'postCodeTown']);
/** Least number of parts of a place that occur again in a second address. */
const LEAST = 2;

const PARTIES = ['delivery', 'none', 'billing', 'buyer'] as const satisfies Column['party'][];

/**
 * The columns of addresses that the same headers name again (`Name;Straße;PLZ;Ort;Name;Straße;PLZ;Ort`), each address a group, in the order
 * of the file. Columns that all of them share are in none. Empty when there is one address only.
 */
export function addressGroups(columns: readonly Column[]): Column[][] {
  return PARTIES.flatMap((party) => {
    const own = columns.filter((column) => column.party === party && isAddressPart(column));
    const groups = groupsOf(own);
    return groups.length > 1 ? groups : [];
  });
}

function groupsOf(own: readonly Column[]): Column[][] {
  const counts = new Map<string, number>();
  for (const key of own.map(partOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
  const again = (column: Column) => (counts.get(partOf(column)) ?? 0) > 1;
  const places = [...PLACE_PARTS].filter((part) => (counts.get(`${part} `) ?? 0) > 1);
  const sizes = new Set(places.map((part) => counts.get(`${part} `)));
  if (places.length < LEAST || sizes.size > 1) return [];
  const met = new Map<string, number>();
  const numbered = own.map((column) => {
    const number = met.get(partOf(column)) ?? 0;
    met.set(partOf(column), number + 1);
    return { column, group: again(column) ? number : null };
  });
  const groups = [...Array.from({ length: [...sizes][0] ?? 0 }).keys()].map((group) =>
    numbered.flatMap((one) => (one.group === group ? [one.column] : [])),
  );
  return apart(groups) ? groups.map((group, at) => [...group, ...single(own, groups, at)]) : groups;
}

/** The part of an address that a column holds; its header for other columns. A further line is an addition. */
export const kindOfPart = ({ reading, folded, digits }: Column): string => {
  if (reading?.role === 'addressLine' && (digits[0] ?? 1) > 1) return 'addition';
  return PARTS.find((roles) => reading !== null && roles.includes(reading.role))?.[0] ?? folded;
};

const partOf = (column: Column): string => `${kindOfPart(column)} ${column.digits.join('.')}`;

/** Whether each group ends before the next begins. */
const apart = (groups: readonly (readonly Column[])[]): boolean =>
  groups.every((group, at) => ends(group) < begins(groups[at + 1] ?? []));

const begins = (group: readonly Column[]): number => Math.min(...group.map(({ index }) => index));
const ends = (group: readonly Column[]): number => Math.max(...group.map(({ index }) => index));

/** The columns that occur once and stand among those of a group; a person's name, salutation or a country alone is everyone's. */
function single(own: readonly Column[], groups: readonly (readonly Column[])[], at: number): Column[] {
  const group = groups[at] ?? [];
  const grouped = new Set(groups.flat());
  const [before, next] = [groups[at - 1], groups[at + 1]];
  return own.filter((column) => {
    const role = column.reading?.role ?? 'name';
    if (grouped.has(column) || SHARED.has(role)) return false;
    const { index } = column;
    if (index > begins(group) && index < ends(group)) return true;
    const isBefore = BEFORE_NAME.has(role);
    if (index < begins(group)) return isBefore ? before === undefined || index > ends(before) : false;
    return isBefore ? false : next === undefined || index < begins(next);
  });
}

const SHARED: ReadonlySet<Role> = new Set([
  ...(['salutation', 'name', 'fullName', 'turnedName', 'firstName', 'lastName'] as const),
  ...(['country', 'staat', 'bareParty', 'bareNumber'] as const),
]);
