import type { Column } from '../columns/column.js';
import { isCarrier } from '../../words/carrier.js';
import type { Meaning } from '../../words/data/meanings.js';
import type { Role } from '../../words/header-role.js';
import { MOST, share } from '../columns/values.js';

/** Roles of a person's name. */
export const PERSON_ROLES: ReadonlySet<Role> = new Set<Role>([
  'salutation',
  'firstName',
  'lastName',
  'name',
  'fullName',
  'turnedName',
]);
/** Roles that are part of an address. */
export const ADDRESS_ROLES: ReadonlySet<Role> = new Set<Role>([
  ...PERSON_ROLES,
  'company',
  'nameAddition',
  'careOf',
  'degree',
  'middleName',
  'nameSuffix',
  'street',
  'wholeStreet',
  'streetName',
  'streetOrNumber',
  'houseNumber',
  'houseAddition',
  'addressLine',
  'wholeAddress',
  'addition',
  'postCode',
  'town',
  'postCodeTown',
  'country',
  'staat',
  'packStation',
  'postFiliale',
  'postNumber',
  'bareParty',
  'bareNumber',
]);

/** Parties that a header of an order names. */
export const NAMED: ReadonlySet<Column['party']> = new Set<Column['party']>(['delivery', 'billing', 'buyer']);
/** Roles that stand before the name of their address; the others stand behind it. */
export const BEFORE_NAME: ReadonlySet<Role> = new Set<Role>(['salutation', 'company', 'degree']);

export const isAddressPart = ({ reading }: Column): boolean =>
  reading !== null && ADDRESS_ROLES.has(reading.role);

/** Whether a header says nothing but that something goes to somebody: `Lieferung an`. */
export const isSentTo = ({ reading, folded }: Column): boolean => reading === null && saysSentTo(folded);

/** Whether a folded header says so, whatever the column was read as. */
export const saysSentTo = (folded: string): boolean =>
  /^(?:ship|deliver|delivery|send|shipped|shipping|dispatch|mail)to$|^(?:liefern?|lieferung|auslieferung|versand|versenden|versende|senden?|zustell|zustellung|zustellen|schicken)an$/.test(
    folded,
  );

/**
 * Assigns unnamed columns of a file with repeated headers to the party of the nearest header on their left that names one: a second
 * `Delivery city` after `Billing name` belongs to the bill, and of two `Ort` the one after `Lieferadresse` to the delivery. What an
 * address begins with goes with the header on its right. When the columns are not in blocks of the same headers, or those of one party stand
 * among another's, nothing is assigned; they are then a choice.
 */
export function placeDuplicates(columns: readonly Column[]): Column[] {
  const counts = new Map<string, number>();
  for (const column of columns.filter(isAddressPart))
    counts.set(column.folded, (counts.get(column.folded) ?? 0) + 1);
  const isTwice = (column: Column) => isAddressPart(column) && (counts.get(column.folded) ?? 0) > 1;
  if (isNamedBehind(columns)) return [...columns];
  const placed = placedByAnchor(columns, isTwice);
  return standInBlocks(placed.filter(isTwice)) && standApart(placed) ? placed : [...columns];
}

/**
 * Whether the last part of the file's addresses is the only one to name its party: headers then name it behind its columns, as in
 * `Name;Straße;Land Käufer;Name;Straße;Land Empfänger`.
 */
function isNamedBehind(columns: readonly Column[]): boolean {
  const parts = columns.filter(isAddressPart);
  const last = parts.at(-1);
  return (
    last !== undefined &&
    NAMED.has(last.party) &&
    last.reading?.role !== 'bareParty' &&
    parts.every((column) => column === last || column.party !== last.party)
  );
}

/** Whether no party's columns stand among those of another. */
function standApart(columns: readonly Column[]): boolean {
  const parties = columns
    .filter((column) => isAddressPart(column) && column.party !== 'none')
    .map(({ party }) => party);
  const changes = parties.filter((party, at) => at === 0 || party !== parties[at - 1]);
  return new Set(changes).size === changes.length;
}

function placedByAnchor(columns: readonly Column[], isTwice: (column: Column) => boolean): Column[] {
  const met = new Set<string>();
  let anchor: Column['party'] = 'none';
  return columns.map((column, index) => {
    if (isHead(column)) anchor = column.party;
    if (!isAddressPart(column)) return column;
    const again = met.has(column.folded);
    met.add(column.folded);
    if (!isTwice(column) && column.party !== 'none') anchor = column.party;
    const next = columns[index + 1];
    if (
      isFirst(column, columns[index - 1]) &&
      next !== undefined &&
      isAddressPart(next) &&
      next.party !== 'none'
    )
      return { ...column, party: next.party };
    if (anchor === 'none') return column;
    return column.party === 'none' || (isTwice(column) && again) ? { ...column, party: anchor } : column;
  });
}

/** Whether a header names a party and nothing else, above texts of several words: `Rechnung an` before the street of the bill. */
const isHead = ({ party, reading, word, words, values }: Column): boolean =>
  reading === null &&
  word === undefined &&
  NAMED.has(party) &&
  words.every(({ meaning }) => meaning !== null && OF_HEAD.includes(meaning)) &&
  (values.length === 0 ||
    share(values, (text) => /\p{L}.*\s.*\p{L}/u.test(text) && !isCarrier(text)) >= MOST);

const OF_HEAD: readonly Meaning[] = ['delivery', 'recipient', 'billing', 'buyer', 'filler'];

/** Whether an unnamed column is one that an address begins with: what stands before a name, or a name that does not go on. */
const isFirst = ({ party, reading }: Column, before: Column | undefined): boolean =>
  party === 'none' &&
  reading !== null &&
  (BEFORE_NAME.has(reading.role) ||
    (PERSON_ROLES.has(reading.role) && !PERSON_ROLES.has(before?.reading?.role ?? 'street')));

/** Whether columns with the same headers form one block for each party. */
function standInBlocks(twice: readonly Column[]): boolean {
  if (twice.length === 0) return false;
  const blocks = new Map<Column['party'], string[]>();
  for (const { party, folded } of twice) blocks.set(party, [...(blocks.get(party) ?? []), folded]);
  const names = [...blocks.values()].map((headers) => headers.join('\n'));
  return (
    blocks.size > 1 &&
    new Set(names).size === 1 &&
    [...blocks.values()].every((all) => new Set(all).size === all.length)
  );
}
