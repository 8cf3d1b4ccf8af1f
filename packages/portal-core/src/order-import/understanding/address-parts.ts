import type { AddressField, CellPart } from '../order-import.types.js';
import type { Column } from './column.js';
import { joined, pickOne, ranked, single, type Pick } from './pick.js';
import { isHouseNumber, isPostCodeWithTown, isWholeAddress, MOST, share } from './values.js';
import type { Role } from './header-role.js';

/** What was found for the fields of one address. */
export type AddressPicks = Partial<Record<AddressField, Pick>>;

/** Turns the columns of one party into the fields of its address: parts are joined, joint ones split. */
export function addressPicks(columns: readonly Column[]): AddressPicks {
  const lines = linesOf(columns);
  const streets = streetPicks(columns, lines);
  const found = withoutNothing({
    salutation: pickOne(columns, ['salutation']),
    company: pickOne(columns, ['company']),
    ...(numberedNames(columns) ?? namePicks(columns)),
    ...towns(columns),
    country: pickOne(columns, ['country']) ?? pickOne(columns, ['staat']),
    pack_station: pickOne(columns, ['packStation']),
    post_filiale: pickOne(columns, ['postFiliale']),
    post_number: pickOne(columns, ['postNumber']),
    ...streets,
  });
  return { ...wholeAddress(columns, lines), ...found };
}

function withoutNothing(picks: Partial<Record<AddressField, Pick | null | undefined>>): AddressPicks {
  return Object.fromEntries(Object.entries(picks).filter(([, pick]) => pick !== null && pick !== undefined));
}

type Found = Partial<Record<AddressField, Pick | null | undefined>>;

function namePicks(columns: readonly Column[]): Found {
  const second = columns.filter(({ reading, digits }) => reading?.role === 'name' && (digits[0] ?? 1) > 1);
  const plain = columns.filter((column) => !second.includes(column));
  const addition = joined(
    inOrder([...eachOf(plain, 'nameAddition'), ...second.map((column) => single(column))]),
    ', ',
  );
  return { first_address_line: personName(plain, second), second_address_line: addition };
}

/**
 * Numbered names of which the first is often blank or a company, the second and third single words, are company, first name, last name
 * and an addition, as plentymarkets writes them; asked, since only the values say so. Null for others.
 */
function numberedNames(columns: readonly Column[]): Found | null {
  const names = columns
    .filter(({ reading, digits }) => reading?.role === 'name' && digits.length > 0)
    .toSorted((a, b) => (a.digits[0] ?? 0) - (b.digits[0] ?? 0));
  const [company, first, last, ...more] = names;
  if (company === undefined || first === undefined || last === undefined) return null;
  const isWord = (text: string) => !/\s/.test(text);
  const people = [first, last].every(({ values }) => share(values, isWord) >= MOST);
  if (!people || company.values.length >= last.values.length + 1) return null;
  const name = joined([single(first), single(last)]);
  return {
    company: { ...single(company), ask: 'content' },
    first_address_line: name === null ? null : { ...name, ask: 'content' },
    second_address_line: joined(
      inOrder([...eachOf(columns, 'nameAddition'), ...more.map((column) => single(column))]),
      ', ',
    ),
  };
}

function personName(columns: readonly Column[], second: readonly Column[]): Pick | null {
  const first = pickOne(columns, ['firstName']);
  const last = pickOne(columns, ['lastName']);
  const full = pickOne(columns, ['fullName']);
  const name = pickOne(columns, ['name']);
  const turned = pickOne(columns, ['turnedName']);
  if (full !== null) return saysTheSame(full, [first, last]) ? full : { ...full, ask: 'choice' };
  if (first !== null && last !== null)
    return name === null || !looksWhole(name) ? joined([first, last]) : orParts(name, first, last);
  if (first !== null && name !== null) return joined([first, name]);
  if (name !== null && last !== null && !(looksWhole(name) && saysTheSame(name, [last])))
    return besideLastName(name, last);
  if (name !== null) return second.length > 0 ? { ...name, ...askedByLines(name, second) } : orTurned(name);
  if (turned !== null) return turnedName(turned);
  if (last !== null) return last;
  if (first !== null) return { ...first, ask: 'content' };
  const person = pickOne(columns, ['bareParty']);
  const login = person?.columns.some(
    ({ party, values }) => party === 'buyer' && values.length > 0 && share(values, hasSpace) < 0.5,
  );
  return person !== null && login === true ? { ...person, ask: 'content' } : person;
}

/** The whole name beside its parts; when it is somebody else's, the parts, with a question. */
function orParts(name: Pick, first: Pick, last: Pick): Pick | null {
  if (saysTheSame(name, [first, last])) return name;
  const both = joined([first, last]);
  return both === null ? null : { ...both, others: name.columns, ask: 'choice' };
}

/** A name of single words beside last names is likely the first name; both are asked. */
function besideLastName(name: Pick, last: Pick): Pick | null {
  if (looksWhole(name)) return { ...name, others: [...name.others, ...last.columns], ask: 'choice' };
  const both = joined([name, last]);
  return both === null ? null : { ...both, ask: 'content' };
}

/** Whether a whole name holds the first and last names beside it. */
function saysTheSame({ columns: [whole] }: Pick, parts: readonly (Pick | null)[]): boolean {
  return parts.every((part) => {
    const values = part?.columns[0]?.values ?? [];
    if (whole === undefined || values.length !== whole.values.length) return true;
    return (
      values.length === 0 ||
      values.filter((text, at) => whole.values[at]?.includes(text)).length * 2 > values.length
    );
  });
}

const hasSpace = (text: string): boolean => /\s/.test(text);

const inOrder = (picks: readonly Pick[]): Pick[] =>
  picks.toSorted((a, b) => (a.columns[0]?.index ?? 0) - (b.columns[0]?.index ?? 0));

/** `Name` beside first and last name is the whole name unless its values are single words. */
const looksWhole = ({ columns: [column] }: Pick): boolean =>
  column !== undefined &&
  column.digits.length === 0 &&
  (column.values.length === 0 || share(column.values, (text) => /\s/.test(text)) >= 0.5);

/** Name 1 and Name 2 of single words each are first and last name, in an order nobody knows. */
function askedByLines({ columns: [column] }: Pick, second: readonly Column[]): Partial<Pick> {
  const single = (text: string) => !/[\s.]/.test(text);
  const both = [column, second[0]].every(
    (one) => one !== undefined && one.values.length > 0 && share(one.values, single) >= MOST,
  );
  const blank = second.some(({ values }) => values.length > (column?.values.length ?? 0));
  return both || blank ? { ask: 'content' } : {};
}

const isTurned = (text: string): boolean => /^[^,]+,\s*[^,]+$/.test(text);

function turnedName(pick: Pick): Pick {
  const [column] = pick.columns;
  if (column === undefined) return pick;
  const turned = share(column.values, isTurned);
  const source = { columns: [column.index], part: 'turnedName' as const };
  if (column.values.length === 0 || turned === 1) return { ...pick, source };
  return turned >= MOST ? { ...pick, source, ask: 'content' } : { ...pick, ask: 'content' };
}

/** A name whose cells all read `Beispiel, Eva` is turned round, with a question. */
function orTurned(pick: Pick): Pick {
  const [column] = pick.columns;
  if (column === undefined || share(column.values, isTurned) < MOST) return pick;
  return { ...pick, source: { columns: [column.index], part: 'turnedName' }, ask: 'content' };
}

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
  const additions = joined([...eachOf(rest, 'addition'), ...more.map((line) => single(line))], ', ');
  const house = pickOne(rest, ['houseNumber']) ?? besideStreet(rest);
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
  const street = named ?? (line === null || isWholeCell(line) ? null : line);
  const either = pickOne(rest, ['streetOrNumber']);
  if (street === null) return { street: either, address_second_line: additions };
  const number = house ?? either;
  if (number !== null)
    return {
      street: askedTwice(street, number, joined([street, number, pickOne(rest, ['houseAddition'])])),
      address_second_line: additions,
    };
  return numberedLines(street, more) ?? { street, address_second_line: additions };
}

/** A street that has numbers of its own beside a column of house numbers is asked. */
function askedTwice(street: Pick, number: Pick, both: Pick | null): Pick | null {
  const numbered =
    share(
      street.columns.flatMap(({ values }) => values),
      (text) => /\d/.test(text),
    ) >= MOST;
  const twice = numbered && number.columns.some(({ values }) => values.length > 0);
  return both !== null && twice ? { ...both, ask: 'content' } : both;
}

const isAddressLine = ({ reading }: Column): boolean => reading?.role === 'addressLine';

const eachOf = (columns: readonly Column[], role: Role): Pick[] => {
  const found = ranked(columns, [role]);
  const names = new Set(found.map(({ folded }) => folded));
  return names.size === found.length
    ? found.map((column) => single(column))
    : [pickOne(found, [role])].filter((pick) => pick !== null);
};

/** `Nr.` right of the street is the house number. */
function besideStreet(columns: readonly Column[]): Pick | null {
  const streets = new Set(
    columns
      .filter(({ reading }) => reading?.role === 'street' || reading?.role === 'streetName')
      .map(({ index }) => index),
  );
  const number = columns.find(
    ({ reading, index }) => reading?.role === 'bareNumber' && streets.has(index - 1),
  );
  return number === undefined ? null : single(number);
}

/** A second line of house numbers below a first without them belongs behind the street; asked, since only the values say so. */
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
  columns.some(({ values }) => values.length > 0 && share(values, isWholeAddress) >= MOST);

/** A whole address in one cell is taken apart, with a question; it gives what has no column of its own. */
function wholeAddress(columns: readonly Column[], { first }: Lines): AddressPicks {
  const line = pickOne(first, ['addressLine']);
  const cell = pickOne(columns, ['wholeAddress']) ?? (line !== null && isWholeCell(line) ? line : null);
  if (cell === null) return {};
  const part = (name: CellPart): Pick => ({
    ...cell,
    source: { columns: cell.columns.map(({ index }) => index), part: name },
    ask: 'content',
  });
  return {
    first_address_line: part('addressName'),
    street: part('addressStreet'),
    postal_code: part('addressPostalCode'),
    city: part('addressCity'),
    country: part('addressCountry'),
  };
}

function towns(columns: readonly Column[]): Found {
  const code = pickOne(columns, ['postCode']);
  const town = pickOne(columns, ['town']);
  if (code !== null && town !== null) return { postal_code: code, city: town };
  const both = pickOne(columns, ['postCodeTown']);
  if (both !== null)
    return {
      postal_code: code ?? partOf(both, 'postalCodeOfTown'),
      city: town ?? partOf(both, 'townOfPostalCode'),
    };
  const only = code ?? town;
  if (
    only === null ||
    !only.columns.every(({ values }) => values.length > 0 && share(values, isPostCodeWithTown) >= MOST)
  )
    return { postal_code: code, city: town };
  return {
    postal_code: { ...partOf(only, 'postalCodeOfTown'), ask: 'content' },
    city: { ...partOf(only, 'townOfPostalCode'), ask: 'content' },
  };
}

const partOf = (pick: Pick, part: 'postalCodeOfTown' | 'townOfPostalCode'): Pick => ({
  ...pick,
  source: { columns: pick.columns.map(({ index }) => index), part },
});
