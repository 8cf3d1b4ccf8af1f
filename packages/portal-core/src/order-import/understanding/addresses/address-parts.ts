import { findCountry } from '../../../countries/index.js';
import type { AddressField } from '../../order-import.types.js';
import type { Column } from '../columns/column.js';
import { takePart } from '../../recipe/cell-parts.js';
import { splitTownLine } from '../../recipe/town-line.js';
import { splitAddress, type AddressPart } from '../../recipe/whole-address.js';
import { partOfBuilding } from '../../words/part-of-building.js';
import { saysSamePlace } from '../../words/same-place.js';
import { hasNumber } from '../../words/street-of-day.js';
import { isUntil, streetBefore } from './beside-street.js';
import { picksOfLines } from './lines-of-address.js';
import { namePicks } from './person-name.js';
import { eachOf, joined, pickOne, ranked, single, type Pick } from '../columns/pick.js';
import {
  isHouseNumber,
  isPostCodeWithTown,
  isTickedOrNot,
  isWholeAddress,
  MOST,
  share,
} from '../columns/values.js';

/** The columns found for the fields of one address. */
export type AddressPicks = Partial<Record<AddressField, Pick>>;

/** Maps the columns of one party to the fields of its address: parts are joined, combined ones split. */
export function addressPicks(columns: readonly Column[]): AddressPicks {
  const lines = linesOf(columns);
  const { further, ...names } = namePicks(columns);
  const streets = streetPicks(columns, lines);
  const addition = joined([further, streets.address_second_line ?? null], ', ');
  const found = withoutNothing({
    salutation: pickOne(columns, ['salutation']),
    company: pickOne(columns, ['company']),
    ...names,
    ...towns(columns),
    country:
      oneCountry(pickOne(columns, ['country'])) ?? pickOne(columns, ['staat']) ?? countryOfCodes(columns),
    pack_station: pickOne(columns, ['packStation']),
    post_filiale: pickOne(columns, ['postFiliale']),
    post_number: pickOne(columns, ['postNumber']),
    ...streets,
    address_second_line: addition,
  });
  return { ...wholeAddress(columns, lines), ...found, ...picksOfLines(columns) };
}

function withoutNothing(picks: Partial<Record<AddressField, Pick | null | undefined>>): AddressPicks {
  return Object.fromEntries(Object.entries(picks).filter(([, pick]) => pick !== null && pick !== undefined));
}

type Found = Partial<Record<AddressField, Pick | null | undefined>>;

interface Lines {
  readonly first: readonly Column[];
  readonly more: readonly Column[];
}

function linesOf(columns: readonly Column[]): Lines {
  const lines = ranked(columns, ['addressLine', 'street', 'wholeStreet']).filter(
    ({ digits, reading }) => reading?.role === 'addressLine' || (digits[0] ?? 1) > 1,
  );
  const more = lines
    .filter(({ digits }) => (digits[0] ?? 1) > 1)
    .sort((a, b) => (a.digits[0] ?? 0) - (b.digits[0] ?? 0));
  return { first: lines.filter((line) => !more.includes(line)), more };
}

function streetPicks(columns: readonly Column[], { first, more }: Lines): Found {
  const rest = columns.filter((column) => !more.includes(column));
  const additions = joined(
    [...eachOf(rest.filter(isWritten), 'addition').map(askedBare), ...more.map((line) => single(line))],
    ', ',
  );
  const house =
    pickOne(
      rest.filter((column) => !isUntil(column)),
      ['houseNumber'],
    ) ?? numberBesideStreet(rest);
  const named = pickOne(rest, ['street', 'streetName']);
  const whole = pickOne(rest, ['wholeStreet']);
  const line = pickOne(first, ['addressLine']);
  if (whole !== null) return { street: whole, address_second_line: additions };
  if (
    named !== null &&
    line !== null &&
    (line.columns[0]?.digits.length ?? 0) > 0 &&
    more.some(isAddressLine)
  )
    return { street: line, address_second_line: additions };
  const either = pickOne(rest, ['streetOrNumber']);
  const bare = house !== null && either !== null && lacksNumbers(either) ? either : null;
  const street = named ?? (line === null || isWholeCell(line) ? bare : line);
  if (street === null) return { street: either, address_second_line: additions };
  const number = house ?? either;
  const letter = pickOne(rest, ['houseAddition']);
  if (number !== null)
    return {
      street: askedUntil(rest, askedTwice(street, number, numberedStreet(street, [number, letter], columns))),
      address_second_line: additions,
    };
  if (letter !== null) return { street: joined([street, letter]), address_second_line: additions };
  return numberedLines(street, more) ?? { street, address_second_line: additions };
}

/** Whether a column holds what can stand on a label: `ja` in a column `Hinterhaus` cannot. */
const isWritten = ({ values }: Column): boolean => values.length === 0 || !values.every(isTickedOrNot);

/** Asks about columns of numbers whose header does not say of what, such as `3` in a column `Zusatz`. */
function askedBare(pick: Pick): Pick {
  const isBare = pick.columns.some(
    ({ label, values }) => partOfBuilding(label) === '' && share(values, isHouseNumber) >= MOST,
  );
  return isBare ? { ...pick, ask: 'content' } : pick;
}

/** Countries whose addresses have the number before the street. */
const NUMBER_FIRST: ReadonlySet<string> = new Set(['GB', 'IE', 'FR', 'LU', 'MC', 'US', 'CA', 'AU', 'NZ']);
const STREET_AS_THERE =
  /\b(street|st|road|rd|avenue|ave|lane|drive|rue|boulevard|bd|chemin|impasse|allée)\b/i;

/** Share of a file's countries that determines the order of all its streets. */
const MOSTLY = 0.5;

/**
 * Street and number in the order of the country. When the file has the number first and most countries, but not all, write it so, the user
 * is asked.
 */
function numberedStreet(
  street: Pick,
  numbers: readonly (Pick | null)[],
  columns: readonly Column[],
): Pick | null {
  const at = (pick: Pick | null | undefined) => pick?.columns[0]?.index ?? 0;
  const behind = joined([street, ...numbers]);
  if (at(numbers[0]) > at(street)) return behind;
  const countries = pickOne(columns, ['country'])?.columns.flatMap(({ values }) => values) ?? [];
  const isThere = (text: string) => NUMBER_FIRST.has(findCountry(text) ?? '');
  const first =
    countries.length > 0
      ? share(countries, isThere)
      : share(
          street.columns.flatMap(({ values }) => values),
          (text) => STREET_AS_THERE.test(text),
        );
  // A few orders from abroad do not change how the others are written.
  if (first < MOSTLY) return behind;
  const before = joined([...numbers, street]);
  return before === null || first === 1 ? before : { ...before, ask: 'content' };
}

/** Whether no street of these has a number: `Lindenweg` in a column `Straße Nr.`. */
const lacksNumbers = ({ columns }: Pick): boolean => {
  const values = columns.flatMap((column) => column.values);
  return values.length > 0 && !values.some((text) => /\d/.test(text));
};

/** Asks about a street that contains numbers although there is a column of house numbers, and about numbers that are words. */
function askedTwice(street: Pick, number: Pick, both: Pick | null): Pick | null {
  const numbered =
    share(
      street.columns.flatMap(({ values }) => values),
      hasNumber,
    ) >= MOST;
  const numbers = number.columns.flatMap(({ values }) => values);
  const twice = numbered && numbers.length > 0;
  const isText = share(numbers, (text) => /\p{L}{4}/u.test(text)) > HALF;
  return both !== null && (twice || isText) ? { ...both, ask: 'content' } : both;
}

const HALF = 0.5;

/** Asks about a street beside the last of its numbers (`Hausnummer bis`), which is not joined by itself. */
function askedUntil(columns: readonly Column[], street: Pick | null): Pick | null {
  const until = columns.filter((column) => isUntil(column) && column.values.length > 0);
  return street === null || until.length === 0 ? street : { ...street, others: until, ask: 'choice' };
}

const isAddressLine = ({ reading }: Column): boolean => reading?.role === 'addressLine';

/**
 * Takes `Nr.` to the right of the street as the house number; behind another part of the address (`Straße;Tür;Nr.`) with a question, and to
 * the left of it only if the streets have none and its values are house numbers, with a question as well.
 */
function numberBesideStreet(columns: readonly Column[]): Pick | null {
  const bare = columns.filter(({ reading }) => reading?.role === 'bareNumber');
  const streets = new Map(bare.map((column) => [column, streetBefore(column, columns)]));
  const number = bare.find((column) => streets.get(column)?.index === column.index - 1);
  if (number !== undefined) return single(number);
  const isNumbers = ({ values }: Column) => share(values, isHouseNumber) >= MOST;
  const behind = bare.find((column) => streets.get(column) !== undefined && isNumbers(column));
  if (behind !== undefined) return { ...single(behind), ask: 'content' };
  const before = bare.find(
    (column) =>
      isNumbers(column) &&
      columns.some(
        ({ reading, index }) =>
          index === column.index + 1 && (reading?.role === 'street' || reading?.role === 'streetName'),
      ),
  );
  return before === undefined ? null : { ...single(before), ask: 'content' };
}

/** Joins a second line of house numbers to a first line without them; asked, since only the values show it. */
function numberedLines(street: Pick, [second, ...further]: readonly Column[]): Found | null {
  if (second === undefined || second.values.length === 0 || share(second.values, isHouseNumber) < MOST)
    return null;
  const bare = street.columns.flatMap(({ values }) => values);
  if (share(bare, (text) => /\d/.test(text)) > 1 - MOST) return null;
  const joint = joined([street, single(second)]);
  if (joint === null) return null;
  return {
    street: { ...joint, ask: 'content' },
    address_second_line: joined(
      further.map((line) => single(line)),
      ', ',
    ),
  };
}

const isWholeCell = ({ columns }: Pick): boolean =>
  columns.some(
    ({ values }) =>
      share(
        values.filter((text) => !saysSamePlace(text)),
        isWholeAddress,
      ) > HALF,
  );

/**
 * Splits a whole address in one cell, with a question; it fills the fields that have no column of their own. Nothing is proposed that most
 * values cannot be split into, and no part that none of them has.
 */
function wholeAddress(columns: readonly Column[], { first }: Lines): AddressPicks {
  const line = pickOne(first, ['addressLine']);
  const cell = pickOne(columns, ['wholeAddress']) ?? (line !== null && isWholeCell(line) ? line : null);
  if (cell === null) return {};
  const values = cell.columns.flatMap((column) => column.values).filter((text) => !saysSamePlace(text));
  const addresses = values.flatMap((text) => splitAddress(text) ?? []);
  if (addresses.length < values.length * LEAST_SPLIT) return {};
  const part = (name: AddressPart): Pick | null =>
    values.length > 0 && addresses.every((address) => address[name] === '')
      ? null
      : {
          ...cell,
          source: { columns: cell.columns.map(({ index }) => index), part: name },
          ask: 'content',
        };
  return withoutNothing({
    company: part('addressCompany'),
    first_address_line: part('addressName'),
    second_address_line: part('addressSecondName'),
    street: part('addressStreet'),
    address_second_line: part('addressAddition'),
    postal_code: part('addressPostalCode'),
    city: part('addressCity'),
    country: part('addressCountry'),
  });
}

/** Share of a file's whole addresses that can be split, at least; the others are refused with their reason. */
const LEAST_SPLIT = 0.5;

function towns(columns: readonly Column[]): Found {
  const code = pickOne(columns, ['postCode']);
  const town = pickOne(columns.filter(isOfTowns), ['town']) ?? pickOne(columns, ['town']);
  if (code !== null && town !== null) return { postal_code: code, city: town };
  const both = pickOne(columns, ['postCodeTown']);
  if (both !== null)
    return {
      postal_code: code === null ? partOf(both, 'postalCodeOfTown') : askedBeside(code, both),
      city: town === null ? partOf(both, 'townOfPostalCode') : askedBeside(town, both),
    };
  const only = code ?? town;
  if (
    only === null ||
    !only.columns.every(({ values }) => values.length > 0 && share(values, hasPostCodeAndTown) >= MOST)
  )
    return { postal_code: code, city: town };
  return {
    postal_code: { ...partOf(only, 'postalCodeOfTown'), ask: 'content' },
    city: { ...partOf(only, 'townOfPostalCode'), ask: 'content' },
  };
}

/** Whether a column may hold towns: not the shelves of a warehouse. */
const isOfTowns = ({ values }: Column): boolean => share(values, isShelf) < MOST;

const isShelf = (text: string): boolean =>
  /^(?:regal|lager|lagerplatz|fach|gang|reihe|palette|schrank|shelf|rack|aisle|bin)(?:[\s.:-]|$)|^\p{L}{0,3}[-./ ]?\d+(?:[-./ ]\p{L}?\d+)*$/iu.test(
    text,
  );

function hasPostCodeAndTown(text: string): boolean {
  if (isPostCodeWithTown(text)) return true;
  const found = splitTownLine(text);
  return found !== null && found.postalCode !== '' && found.town !== '';
}

/** A post code or a town, asked where the column that has both of them says another. */
function askedBeside(pick: Pick, { columns }: Pick): Pick {
  const told = columns.flatMap(({ values }) => values);
  const texts = pick.columns.flatMap(({ values }) => values);
  const isTold = (text: string, row: number) =>
    told.length === texts.length ? told[row]?.includes(text) : told.some((one) => one.includes(text));
  const isSame = texts.length === 0 || texts.filter(isTold).length * 2 > texts.length;
  return isSame ? pick : { ...pick, others: [...pick.others, ...columns], ask: pick.ask ?? 'choice' };
}

/** A country without the columns that say the same one in every row. */
function oneCountry(pick: Pick | null): Pick | null {
  const [taken] = pick?.columns ?? [];
  if (pick === null || taken === undefined || pick.others.length === 0) return pick;
  const codes = taken.values.map(findCountry);
  const isSame = ({ values }: Column) =>
    values.length > 0 &&
    values.length === codes.length &&
    values.every((text, row) => codes[row] !== null && findCountry(text) === codes[row]);
  return { ...pick, others: pick.others.filter((other) => !isSame(other)) };
}

/** The country that every post code names by the sign before it: `D-26506`, `A-6020 Innsbruck`. */
function countryOfCodes(columns: readonly Column[]): Pick | null {
  const codes = pickOne(columns, ['postCode']) ?? pickOne(columns, ['postCodeTown']);
  const values = codes?.columns.flatMap((column) => column.values) ?? [];
  const isSaid = (text: string) => takePart(text, 'countryOfPostalCode') !== '';
  return codes !== null && values.length > 0 && values.every(isSaid)
    ? partOf(codes, 'countryOfPostalCode')
    : null;
}

type TownPart = 'postalCodeOfTown' | 'townOfPostalCode' | 'countryOfPostalCode';

const partOf = (pick: Pick, part: TownPart): Pick => ({
  ...pick,
  source: { columns: pick.columns.map(({ index }) => index), part },
});
