import type { Column } from '../columns/column.js';
import { eachOf, inOrder, joined, pickOne, ranked, single, tierOf, type Pick } from '../columns/pick.js';
import { withoutParticles } from '../columns/particles.js';
import { MOST, share } from '../columns/values.js';

/** The fields filled from the name columns of one party. */
export interface NamePicks {
  readonly company?: Pick;
  readonly first_address_line: Pick | null;
  /** Departments, contacts and further lines of the name; the person that the parcel is left with is separate. */
  readonly second_address_line: Pick | null;
  /** The rest of them, for the line after the street. */
  readonly further: Pick | null;
}

/** The lines of a name: titles, first, further and last names joined, with `c/o` kept. */
export function namePicks(columns: readonly Column[]): NamePicks {
  const numbered = numberedNames(columns);
  const second = columns.filter(({ reading, digits }) => reading?.role === 'name' && (digits[0] ?? 1) > 1);
  const plain = columns.filter((column) => !second.includes(column));
  const more = numbered === null ? second : numbered.more;
  const name = numbered === null ? personName(plain, second) : numbered.name;
  const addition = joined(
    inOrder([...eachOf(plain, 'nameAddition'), ...more.map((column) => single(column))]),
    ', ',
  );
  const care = careOf(columns);
  return {
    ...(numbered === null ? {} : { company: numbered.company }),
    first_address_line: name === null ? null : wholeName(name, columns),
    second_address_line: care ?? addition,
    further: care === null ? null : addition,
  };
}

/** The column `c/o`, whose cells name the person that the parcel is left with; the word is kept, since the meaning would be lost without it. */
function careOf(columns: readonly Column[]): Pick | null {
  const pick = pickOne(columns, ['careOf']);
  if (pick === null) return null;
  return { ...pick, source: { columns: pick.columns.map(({ index }) => index), part: 'careOf' } };
}

/**
 * Numbered names in the format of plentymarkets: company, first name, last name and an addition. The first is often blank or a company, the
 * second and third are single words. Asked, since only the values show it. Null for others.
 */
function numberedNames(columns: readonly Column[]): NumberedNames | null {
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
    name: name === null ? null : { ...name, ask: 'content' },
    more,
  };
}

interface NumberedNames {
  readonly company: Pick;
  readonly name: Pick | null;
  readonly more: readonly Column[];
}

/**
 * The name with its title before it, further first names inside and suffixes after it, as far as it does not contain them already. Without
 * a certain place for them, they are a choice.
 */
function wholeName(name: Pick, columns: readonly Column[]): Pick {
  const [title, middle, suffix] = (['degree', 'middleName', 'nameSuffix'] as const).map((role) =>
    notTold(pickOne(columns, [role]), name),
  );
  const parts = [title, middle, suffix].filter((part) => part !== null && part !== undefined);
  if (parts.length === 0) return name;
  const isCut = typeof name.source === 'object' && name.source.part !== undefined;
  const isUnsure = parts.some((part) => part.columns.some((column) => tierOf(column) > 1));
  const last = name.columns.at(-1);
  const hasPlace = middle === null || name.columns.length === 2 || last?.reading?.role === 'lastName';
  if (isCut || isUnsure || !hasPlace || last === undefined)
    return {
      ...name,
      others: [...name.others, ...parts.flatMap((part) => part.columns)],
      ask: name.ask ?? 'choice',
    };
  const front = middle === null ? [] : name.columns.slice(0, -1);
  const back = middle === null ? name.columns : [last];
  const pieces = [
    title,
    ...front.map((one) => single(one)),
    middle,
    ...back.map((one) => single(one)),
    suffix,
  ];
  const whole = joined(pieces.filter((piece) => piece !== undefined));
  return whole === null ? name : { ...name, columns: whole.columns, source: whole.source };
}

/** A part of a name, unless the name also contains all its values. */
function notTold(part: Pick | null, name: Pick): Pick | null {
  const values = part?.columns.flatMap((column) => column.values) ?? [];
  const names = name.columns.flatMap((column) => column.values.map((text) => ` ${text} `));
  const isTold = values.length > 0 && values.every((text) => names.some((one) => one.includes(` ${text} `)));
  return isTold ? null : part;
}

/** The name of the person; a choice where another column of names, in whatever form, has other people. */
function personName(columns: readonly Column[], second: readonly Column[]): Pick | null {
  const name = namedBy(columns, second);
  if (name === null || name.columns.length > 1) return name;
  const others = ranked(columns, ['fullName', 'name', 'turnedName']).filter(
    (other) => !name.columns.includes(other) && !name.others.includes(other) && hasOthers(other, name),
  );
  return others.length === 0 ? name : { ...name, others: [...name.others, ...others], ask: 'choice' };
}

/** Whether a column has names of more than one word each that are mostly not those of a pick. */
function hasOthers({ values, digits }: Column, { columns: [taken] }: Pick): boolean {
  if (taken === undefined || digits.length > 0 || share(values, hasSpace) < MOST) return false;
  const told = taken.values.map(wordsOf);
  const isTold = (text: string, row: number) => {
    const words = wordsOf(text);
    const rows = told.length === values.length ? told.slice(row, row + 1) : told;
    return rows.some((one) => words.every((word) => one.includes(word)));
  };
  return values.filter(isTold).length * 2 < values.length;
}

const wordsOf = (text: string): string[] => text.split(/[\s,]+/u).filter((word) => word !== '');

function namedBy(columns: readonly Column[], second: readonly Column[]): Pick | null {
  const first = firstName(columns);
  const last = pickOne(columns, ['lastName']);
  const full = pickOne(columns, ['fullName']);
  const name = pickOne(columns, ['name']);
  const turned = pickOne(columns, ['turnedName']);
  if (full !== null) return saysTheSame(full, [first, last]) ? full : { ...full, ask: 'choice' };
  if (first !== null && last !== null)
    return name === null || !looksWhole(name) ? joined([first, last]) : orParts(name, first, last);
  if (first !== null && name !== null) return firstAndName(first, name);
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
  if (person === null) return null;
  return login === true ? { ...person, ask: 'content' } : orTurned(person);
}

/** Initials replace a first name only if a last name has none. */
function firstName(columns: readonly Column[]): Pick | null {
  const pick = pickOne(columns, ['firstName']);
  const isInitials = pick?.columns.some(({ reading }) => reading?.rank === 3) === true;
  return isInitials && pickOne(columns, ['lastName']) === null ? null : pick;
}

/** A first name before `Name`, which is the last name unless its cells have several words; `von der` belongs to one. */
function firstAndName(first: Pick, name: Pick): Pick | null {
  const both = joined([first, name]);
  const texts = name.columns.flatMap(({ values }) => values);
  const isSpaced = (text: string) => hasSpace(withoutParticles(text));
  if (both === null || !looksWhole(name) || share(texts, isSpaced) < HALF) return both;
  return saysTheSame(name, [first]) ? name : { ...both, ask: 'choice', others: name.columns };
}

/** The whole name beside its parts; when it belongs to another person, the parts, with a question. */
function orParts(name: Pick, first: Pick, last: Pick): Pick | null {
  if (saysTheSame(name, [first, last])) return name;
  const both = joined([first, last]);
  const isBlank = ({ columns }: Pick) => columns.every(({ values }) => values.length === 0);
  if (isBlank(name) && !isBlank(first)) return both;
  return both === null ? null : { ...both, others: name.columns, ask: 'choice' };
}

/** A name of single words beside last names is probably the first name; both are asked. */
function besideLastName(name: Pick, last: Pick): Pick | null {
  if (looksWhole(name)) return { ...name, others: [...name.others, ...last.columns], ask: 'choice' };
  const both = joined([name, last]);
  return both === null ? null : { ...both, ask: 'content' };
}

/** Whether a whole name contains the first and last names beside it. */
function saysTheSame({ columns: [whole] }: Pick, parts: readonly (Pick | null)[]): boolean {
  return parts.every((part) => {
    const values = part?.columns[0]?.values ?? [];
    if (whole === undefined || values.length === 0) return true;
    const isAligned = values.length === whole.values.length;
    const isTold = (text: string, at: number) =>
      isAligned ? whole.values[at]?.includes(text) : whole.values.some((name) => name.includes(text));
    return values.filter(isTold).length * 2 > values.length;
  });
}

const HALF = 0.5;

const hasSpace = (text: string): boolean => /\s/.test(text);

/** Whether `Name` beside first and last name is the whole name: its values are not single words. */
const looksWhole = ({ columns: [column] }: Pick): boolean =>
  column !== undefined &&
  column.digits.length === 0 &&
  (column.values.length === 0 || share(column.values, (text) => /\s/.test(text)) >= 0.5);

/** Asks about Name 1 and Name 2 of single words, which are first and last name in an unknown order. */
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

/** Swaps a name whose cells all read `Beispiel, Eva`, with a question. */
function orTurned(pick: Pick): Pick {
  const [column] = pick.columns;
  if (column === undefined || share(column.values, isTurned) < MOST) return pick;
  return { ...pick, source: { columns: [column.index], part: 'turnedName' }, ask: 'content' };
}
