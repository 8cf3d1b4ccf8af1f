import type { AddressField, ImportField } from '../../order-import.types.js';
import type { AddressPicks } from './address-parts.js';
import type { Column } from '../columns/column.js';
import { isCalled } from '../../words/header-name.js';
import type { Role } from '../../words/header-role.js';
import type { Pick } from '../columns/pick.js';
import { secondOrder } from './second-order.js';
import { supplierOf } from './strangers.js';
import { MOST, share } from '../columns/values.js';

/** Fields without a proposal, since a column of the file shows that the column found is not valid for every order. */
export interface Withheld {
  readonly fields: readonly ImportField[];
  readonly columns: readonly Column[];
}

/** Fields of an address found in `columns` that are not proposed; the user must decide. */
export function withheldFrom(own: AddressPicks, columns: readonly Column[]): Withheld[] {
  const doubts = [
    differentPlace(own, columns),
    recipient(own, columns),
    turned(own),
    supplier(own, columns),
    twoOrders(columns),
  ];
  return doubts.filter((doubt) => doubt !== null);
}

const isYes = (text: string): boolean => /^(ja|j|yes|y|true|wahr|1|x|✓)$/i.test(text);
const isNo = (text: string): boolean => /^(nein|n|no|false|falsch|0|-)$/i.test(text);
const isAnswer = (text: string): boolean => isYes(text) || isNo(text);

/** `Abweichende Lieferadresse: nein` beside more delivery addresses than orders that have one. */
function differentPlace({ street }: AddressPicks, columns: readonly Column[]): Withheld | null {
  if (street === undefined || street.columns.every(({ party }) => party !== 'delivery')) return null;
  const isFlag = (column: Column) =>
    (isCalled('otherDelivery', column) || isCalled('sameAsBill', column)) &&
    share(column.values, isAnswer) === 1;
  const flag = columns.find(isFlag);
  if (flag === undefined) return null;
  const others = columns.filter(
    ({ reading, party }) => party !== 'delivery' && /street/i.test(reading?.role ?? ''),
  );
  // In a file with one address only, none differs from it.
  if (others.length === 0) return null;
  const known = new Set(others.flatMap(({ values }) => values));
  const [taken] = street.columns;
  const different = taken?.values.filter((text) => !known.has(text)).length ?? 0;
  const meant = flag.values.filter(isCalled('sameAsBill', flag) ? isNo : isYes).length;
  return different > meant ? { fields: WHO_AND_WHERE, columns: [flag] } : null;
}

const PLACE = ['street', 'postal_code', 'city'] as const satisfies readonly AddressField[];
/** Fields for name and place, which are withheld together: chosen one by one they could belong to two addresses. */
const WHO_AND_WHERE: readonly AddressField[] = ['salutation', 'first_address_line', ...PLACE];

const isGift = (column: Column): boolean => column.party === 'delivery' && isCalled('gift', column);

/**
 * A recipient at another person's address has another salutation, and not every order is a present. A recipient who is blank so far is
 * asked for.
 */
function recipient(own: AddressPicks, columns: readonly Column[]): Withheld | null {
  const { first_address_line: name, salutation, street } = own;
  const blank = columns.filter((column) => isRecipient(column) && column.values.length === 0);
  const given = name?.columns.filter(isRecipient) ?? [];
  const isPlaced = street?.columns.some(({ party }) => party === 'delivery') === true;
  const isPresent = given.some((column) => isGift(column) && column.values.length > 0);
  if (given.length === 0 && blank.length > 0 && !isPlaced) return { fields: [], columns: blank };
  if (isPlaced && !isPresent) return null;
  const isGreeted = salutation?.columns.some(({ party }) => party === 'delivery') === true;
  const isOther = isPresent || isSomebodyElse(given, columns);
  const fields: AddressField[] = [
    ...(isPresent && !isPlaced ? (['first_address_line'] as const) : []),
    ...(isOther && !isGreeted ? (['salutation'] as const) : []),
  ];
  return fields.length === 0 ? null : { fields, columns: isPresent ? columns.filter(isGift) : given };
}

const NAMES: ReadonlySet<Role> = new Set<Role>(['name', 'fullName', 'lastName', 'bareParty']);

const isName = ({ reading }: Column): boolean => reading !== null && NAMES.has(reading.role);

const isRecipient = (column: Column): boolean => column.party === 'delivery' && isName(column);

/** Whether none of the file's other names occur in some of these. */
function isSomebodyElse(names: readonly Column[], columns: readonly Column[]): boolean {
  const others = columns
    .filter((column) => column.party === 'none' && isName(column))
    .flatMap(({ values }) => values);
  const isTold = (text: string) => others.some((other) => text.includes(other) || other.includes(text));
  return others.length > 0 && names.some(({ values }) => values.some((text) => !isTold(text)));
}

/** Withholds a possible supplier's address; with two orders it may be a coincidence that both go to one address. */
function supplier({ street }: AddressPicks, columns: readonly Column[]): Withheld | null {
  const found = supplierOf(columns, 2);
  return street?.columns.some((column) => found.includes(column)) === true
    ? { fields: WHO_AND_WHERE, columns: found }
    : null;
}

/** Withholds the order's number while a row has two of them. */
function twoOrders(columns: readonly Column[]): Withheld | null {
  const found = secondOrder(columns);
  return found.length === 0 ? null : { fields: ['external_order_id'], columns: found };
}

/** Withholds names that are streets beside streets that are none. */
function turned({ first_address_line: name, street }: AddressPicks): Withheld | null {
  const values = (pick: Pick | undefined) => pick?.columns.flatMap((column) => column.values) ?? [];
  const isSwapped =
    share(values(name), isStreet) >= MOST &&
    values(street).length > 0 &&
    share(values(street), (text) => /\d/.test(text)) === 0;
  return isSwapped ? { fields: ['first_address_line', 'street'], columns: [] } : null;
}

const isStreet = (text: string): boolean => /^\p{L}[\p{L}.\-' ]{2,}\s\d+\s?\p{L}?$/u.test(text);
