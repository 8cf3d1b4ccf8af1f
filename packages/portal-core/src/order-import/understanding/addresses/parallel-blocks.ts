import { GETTING, PAYING, SURE_SIDES } from '../../words/data/party-words.js';
import { foldHeader } from '../../words/fold.js';
import { readColumn, type Column } from '../columns/column.js';
import { kindOfPart, PLACE_PARTS } from './address-groups.js';
import { isAddressPart, NAMED } from './parties.js';

/** A column whose header ends with a part of an address, by itself: `Arbeitgeber` before `Straße`. */
interface Part {
  readonly column: Column;
  /** What stands before it, or behind it, folded. */
  readonly before: string;
  readonly part: Column;
}

/** The columns of an address that begin alike. */
interface Block {
  readonly before: string;
  readonly parts: readonly Part[];
  readonly party: Column['party'];
}

type Side = 'billing' | 'buyer' | 'delivery' | 'none';

/**
 * Reads two addresses whose columns begin alike and end with the same parts (`RE_Straße`, `VS_Straße`; `Arbeitgeber PLZ`, `Mitarbeiter PLZ`) as
 * those of two parties: who pays or ordered, and who gets the parcel. Nothing changes where nobody can tell which of them is which, but
 * that two letters (`XName`, `ZName`) remain apart as two addresses to choose from.
 */
export function placeParallelBlocks(columns: readonly Column[]): Column[] {
  const [one, other, ...more] = blocksOf(columns);
  if (one === undefined || other === undefined || more.length > 0) return [...columns];
  const sides = sidesOf(one, other);
  if (isRead(one) && isRead(other)) return [...columns];
  if (sides === null && [one, other].some((block) => isOfNamed(block) || block.before.length > 1))
    return [...columns];
  const [first, second] = sides ?? (['none', 'none'] as const);
  const settled = new Map<Column, Column>([...settle(one, first), ...settle(other, second)]);
  const named = [nameOf(one, first), nameOf(other, second)];
  return columns.map(
    (column) => settled.get(column) ?? named.flatMap((read) => read(column) ?? [])[0] ?? column,
  );
}

/** Least number of parts of a place that two addresses have in common. */
const LEAST = 2;

function blocksOf(columns: readonly Column[]): Block[] {
  const groups = new Map<string, Part[]>();
  for (const column of columns) {
    const found = partOf(column);
    if (found !== null) groups.set(found.before, [...(groups.get(found.before) ?? []), found]);
  }
  const all = [...groups]
    .map(([before, parts]) => ({ before, parts, party: partyOf(parts) }))
    .filter(isPlace);
  return all.filter((block) => all.some((other) => other !== block && areParallel(block, other)));
}

/** Whether a block has each part of a place once, its street and another one. */
function isPlace(block: Block): boolean {
  const places = placesOf(block);
  return places.length >= LEAST && places.includes('street') && new Set(places).size === places.length;
}

function areParallel(one: Block, other: Block): boolean {
  const theirs = placesOf(other);
  return placesOf(one).filter((kind) => theirs.includes(kind)).length >= LEAST;
}

const placesOf = ({ parts }: Block): string[] =>
  parts.map(({ part }) => kindOfPart(part)).filter((kind) => PLACE_PARTS.has(kind));

/** One letter before a word with a capital, or words before a separator. */
const CUT = /^(?:(\p{L})(?=\p{Lu})|(.*[\p{L}\d].*?)[\s_.:/-]+)([\p{L}\d]+)\.?$/u;

/** A part before a word: `Straße Mitglied`. */
const CUT_BEHIND = /^([\p{L}\d]+)\.?[\s_:/-]+(\p{L}[\p{L} ]*)$/u;

function partOf(column: Column): Part | null {
  const [, letter, words, rest = ''] = CUT.exec(column.label) ?? [];
  const [, first = '', last = ''] = CUT_BEHIND.exec(column.label) ?? [];
  const told = foldHeader(last);
  const isTold = PAYS.has(told) || GETS.has(told);
  return (isTold ? partWith(column, last, first) : null) ?? partWith(column, letter ?? words ?? '', rest);
}

function partWith(column: Column, word: string, rest: string): Part | null {
  const before = withoutAddress(foldHeader(word));
  if (before === '') return null;
  const part = readColumn(rest, 0, []);
  const isPart =
    isAddressPart(part) && part.party === 'none' && part.word === undefined && part.quality !== 'similar';
  return isPart && part.reading?.role !== 'bareNumber' ? { column, before, part } : null;
}

/** What stands before the word for an address, if anything does: `vers` of `Vers.-Anschr.`. */
const withoutAddress = (before: string): string =>
  before.replace(/(?<=.)(?:adresse|anschrift|anschr|adr|address|addr)$/, '');

/** The party that columns of a block name; `none` where they name none or several. */
function partyOf(parts: readonly Part[]): Column['party'] {
  const [party = 'none', ...more] = new Set(
    parts.map(({ column }) => column.party).filter((one) => one !== 'none'),
  );
  return more.length === 0 ? party : 'none';
}

const isRead = ({ party, parts }: Block): boolean =>
  NAMED.has(party) && parts.every(({ column, part }) => column.reading?.role === part.reading?.role);

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split('|').map(foldHeader));
const [PAYS, GETS, SURE] = [wordsOf(PAYING), wordsOf(GETTING), wordsOf(SURE_SIDES)];

/** Whether a column has its party by its word, beside another address of the same parts. */
export const isOfParallelBlock = ({ party, word }: Column): boolean =>
  word !== undefined && NAMED.has(party) && (PAYS.has(word) || GETS.has(word));

/** The parties of two blocks; null where they are not told or the same. */
function sidesOf(one: Block, other: Block): readonly [Side, Side] | null {
  const [first, second] = [sideOf(one), sideOf(other)];
  return first === null || second === null || first === second ? null : [first, second];
}

function sideOf({ before, party }: Block): Side | null {
  if (party === 'billing' || party === 'buyer' || party === 'delivery') return party;
  if (GETS.has(before)) return 'delivery';
  return PAYS.has(before) ? 'buyer' : null;
}

/** Whether the words of a block name a party. */
const isOfNamed = (block: Block): boolean => block.party !== 'none' || sideOf(block) !== null;

/** Reads the column that is called as its block begins as whom it names: `Patient` beside `Patient Straße`. */
const nameOf =
  ({ before, party }: Block, side: Side) =>
  (column: Column): Column | null => {
    if (column.folded !== before || side === 'none') return null;
    const { word: _, ...known } = column;
    const reading =
      column.reading?.role === 'company' ? column.reading : ({ role: 'bareParty', rank: 0 } as const);
    const read = { ...known, reading, party: side };
    const isTold = NAMED.has(party) || SURE.has(before);
    return isTold ? { ...read, quality: 'dictionary' } : { ...read, quality: 'unexplained', word: before };
  };

/** The columns of a block with their parts and party; a word that only stands beside another party's is told to the user. */
const settle = ({ before, parts, party }: Block, side: Side): (readonly [Column, Column])[] =>
  parts.map(({ column, part }) => {
    const { word: _, ...known } = column;
    const read = { ...known, reading: part.reading, digits: part.digits, party: side };
    const isTold = NAMED.has(party) || SURE.has(before);
    return [
      column,
      isTold ? { ...read, quality: 'dictionary' } : { ...read, quality: 'unexplained', word: before },
    ];
  });
