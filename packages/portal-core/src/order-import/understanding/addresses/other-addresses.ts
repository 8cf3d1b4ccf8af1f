import {
  ADDRESS_FIELDS,
  type AddressField,
  type FieldSource,
  type ImportMapping,
} from '../../order-import.types.js';
import { findAddress, type FoundAddress } from './address.js';
import { addressGroups } from './address-groups.js';
import { addressPicks, type AddressPicks } from './address-parts.js';
import type { Column } from '../columns/column.js';
import type { Pick as Picked } from '../columns/pick.js';
import { sortStrangers } from './strangers.js';
import { samplesOf, type OpenQuestion } from '../columns/questions.js';
import { columnsOfSource } from '../../recipe/field-source.js';
import type { OtherAddress } from '../../understanding.types.js';

/** The address found, and the file's others that nothing but a person can tell apart from it. */
export interface OneOfAddresses {
  readonly address: FoundAddress;
  readonly others: readonly AddressPicks[];
  /** Columns of an unknown party's address, beside the one that was found. */
  readonly rivals: readonly Column[];
  /** The free columns without those of unknown parties. */
  readonly known: readonly Column[];
}

interface ReadColumns {
  /** All columns, those that the user mapped included. */
  readonly all: readonly Column[];
  /** Indexes of the columns that the user has not mapped. */
  readonly free: ReadonlySet<number>;
  /** Columns that the user mapped to fields of the address. */
  readonly said: readonly number[];
  /** Parties whose address the user mapped. */
  readonly parties: ReadonlySet<Column['party']>;
}

/**
 * Finds the address in a file that may have several without saying which is which: it is taken from one of them as a whole, from the one
 * that the user took a column of, or from the first of a known party.
 */
export function oneOfAddresses({ all, free, said, parties }: ReadColumns): OneOfAddresses {
  const sorted = sortStrangers(all);
  const isFree = ({ index }: Column) => free.has(index);
  const [known, strangers] = [sorted.known.filter(isFree), sorted.strangers.filter(isFree)];
  const twins = oneOfTwins(sorted.known, known, { said, parties });
  if (!hasPlace(twins.address.own) && !sorted.known.some(({ index }) => said.includes(index))) {
    const equal = oneOfStrangers(known, strangers, parties);
    const address = equal?.address ?? findAddress([...known, ...strangers].sort(byIndex), parties);
    return { address, others: equal?.others ?? [], rivals: [], known };
  }
  const groups = strangerGroups(sorted.strangers);
  const chosen = groups.find((group) => saidOf(group, said) > 0);
  if (chosen !== undefined && strangers.length > 0) {
    const own = withStrangers(twins.address.own, chosen.filter(isFree));
    return { address: { ...twins.address, own }, others: [], rivals: [], known };
  }
  const { party, own } = twins.address;
  const rivals = party === 'none' || party === 'delivery' ? strangers : [];
  const others = rivals.length === 0 ? [] : groups.map((group) => withStrangers(own, group.filter(isFree)));
  return { ...twins, others: [...twins.others, ...others], rivals, known };
}

/** The first of several whole addresses that words nobody knows tell apart, with the others as a choice; null where there is one at most. */
function oneOfStrangers(
  known: readonly Column[],
  strangers: readonly Column[],
  parties: ReadonlySet<Column['party']>,
): Pick<OneOfAddresses, 'address' | 'others'> | null {
  const named = strangerGroups(strangers).map((group) =>
    group.map(({ word: _, ...column }): Column => ({ ...column, quality: 'dictionary' })),
  );
  const [first, ...rest] = named.filter((group) => isWholePlace(addressPicks(group)));
  if (first === undefined || rest.length === 0) return null;
  const address = findAddress([...known, ...first].sort(byIndex), parties);
  const others = rest.map((group) => withStrangers(address.own, group));
  return { address: { ...address, own: besideOthers(address.own, others, rest.flat()) }, others };
}

const isWholePlace = ({ street, postal_code, city }: AddressPicks): boolean =>
  street !== undefined && (postal_code !== undefined || city !== undefined);

const byIndex = (one: Column, other: Column): number => one.index - other.index;

const hasPlace = (own: AddressPicks): boolean =>
  own.street !== undefined || own.postal_code !== undefined || own.city !== undefined;

/** The columns of each unknown party, which an unknown word or a number names. */
function strangerGroups(strangers: readonly Column[]): Column[][] {
  const groups = new Map<string, Column[]>();
  for (const column of strangers) {
    const key = column.word ?? String(column.digits.at(-1) ?? column.party);
    groups.set(key, [...(groups.get(key) ?? []), column]);
  }
  return [...groups.values()];
}

/** The address of those under the same headers, as {@link oneOfAddresses} takes it. */
function oneOfTwins(
  all: readonly Column[],
  free: readonly Column[],
  { said, parties }: Pick<ReadColumns, 'said' | 'parties'>,
): Pick<OneOfAddresses, 'address' | 'others'> {
  const groups = addressGroups(all);
  const withOnly = (group: readonly Column[] | undefined) => {
    const left = new Set(groups.flatMap((other) => (other === group ? [] : other)));
    return findAddress(
      free.filter((column) => !left.has(column)),
      parties,
    );
  };
  const [own, ...rest] = groups.toSorted((a, b) => saidOf(b, said) - saidOf(a, said));
  const address = withOnly(own);
  if (own === undefined || saidOf(own, said) > 0) return { address, others: [] };
  const others = rest.map((group) => withOnly(group).own);
  return { address: { ...address, own: besideOthers(address.own, others, rest.flat()) }, others };
}

const saidOf = (group: readonly Column[], said: readonly number[]): number =>
  group.filter(({ index }) => said.includes(index)).length;

const PLACE = ['street', 'postal_code', 'city', 'pack_station'] as const satisfies readonly AddressField[];

/** Makes every field that another address has as well a choice; the rest of the others' columns goes with the place. */
function besideOthers(
  own: AddressPicks,
  others: readonly AddressPicks[],
  columns: readonly Column[],
): AddressPicks {
  const place = PLACE.find((field) => own[field] !== undefined);
  const meant = new Set(others.flatMap((picks) => Object.values(picks).flatMap((pick) => pick.columns)));
  const rest = columns.filter((column) => !meant.has(column) || !isOfBoth(column, own, others));
  const made: { [Field in AddressField]?: Picked } = {};
  for (const field of ADDRESS_FIELDS) {
    const pick = own[field];
    if (pick === undefined) continue;
    const theirs = others.flatMap((picks) => picks[field]?.columns ?? []);
    const more = [...theirs, ...(field === place ? rest : [])].filter((one) => !pick.columns.includes(one));
    made[field] = more.length === 0 ? pick : { ...pick, others: [...new Set(more)], ask: 'choice' };
  }
  return made;
}

const isOfBoth = (column: Column, own: AddressPicks, others: readonly AddressPicks[]): boolean =>
  ADDRESS_FIELDS.some(
    (field) => own[field] !== undefined && others.some((picks) => picks[field]?.columns.includes(column)),
  );

/** The address with an unknown party's instead, whose person may be the same. */
function withStrangers(own: AddressPicks, strangers: readonly Column[]): AddressPicks {
  // The number of the address is not that of a line in it.
  const numbers = new Set(strangers.map(({ digits }) => digits.at(-1)));
  const alone = ({ digits, ...column }: Column) => ({ ...column, digits: digits.slice(0, -1) });
  const theirs = addressPicks(numbers.size === 1 ? strangers.map(alone) : strangers);
  const person = Object.entries(own).filter(([field]) => !OF_PLACE.has(field));
  return { ...Object.fromEntries(person), ...theirs };
}

const OF_PLACE: ReadonlySet<string> = new Set([
  ...(['street', 'address_second_line', 'postal_code', 'city'] as const),
  ...(['pack_station', 'post_filiale', 'post_number'] as const),
]);

/** Names the file's other addresses in a question about where the order goes. */
export function withOtherAddresses(
  question: OpenQuestion,
  others: readonly AddressPicks[],
  { columns }: ImportMapping,
  samples: readonly (readonly string[])[],
): OpenQuestion {
  const isPlace = PLACE.some((field) => question.fields.includes(field));
  if (others.length === 0 || question.kind !== 'choice' || !isPlace) return question;
  return { ...question, otherAddresses: others.map((picks) => otherAddress(picks, columns, samples)) };
}

function otherAddress(
  picks: AddressPicks,
  columns: ImportMapping['columns'],
  samples: readonly (readonly string[])[],
): OtherAddress {
  const sources = ADDRESS_FIELDS.flatMap((field): [AddressField, FieldSource | null][] => {
    const source = picks[field]?.source;
    if (source !== undefined) return [[field, source]];
    return columns[field] === undefined ? [] : [[field, null]];
  });
  const used = sources.flatMap(([, source]) => columnsOfSource(source ?? undefined));
  return { columns: Object.fromEntries(sources), samples: samplesOf([...new Set(used)], samples) };
}
