import { foldHeader } from '../../words/fold.js';
import { STREET_ROLES } from '../../words/roles-of-address.js';
import { hasRole, type Column } from '../columns/column.js';
import { isAddressPart } from './parties.js';

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split(' ').map(foldHeader));
const FORMER = wordsOf(
  'alt alte alter altes bisher bisherig bisherige bisheriger frühere früherer vorherige vorheriger ehemalige ehemaliger old former previous prior',
);
const LATEST = wordsOf(
  'neu neue neuer neues aktuell aktuelle aktueller aktuelles jetzt jetzige jetziger new current latest',
);
/** A day from which on the later address holds: whether it has come is not for the import to say. */
const FROM_A_DAY =
  /^(?:gueltig(?:ab)?|abdatum|ab(?:dem|wann)?|umzug.*|einzug.*|validfrom|from|moving.*|effective.*)$/;

/**
 * Reads two addresses of the same person of which one is over (`Straße alt`, `Straße neu`; `Straße`, `neue Straße`): the later one is where
 * the parcel goes, the former stands in where a row has no later one. Nothing changes where the later is no whole place.
 */
export function placeChangedAddresses(columns: readonly Column[]): Column[] {
  const later = columns.filter((column) => isOf(column, LATEST));
  if (!isPlace(later) || columns.some(({ folded }) => FROM_A_DAY.test(folded))) return [...columns];
  const former = columns.filter((column) => isOf(column, FORMER));
  const isThird = isPlace(columns.filter((column) => isPlain(column)));
  return columns.map((column) => {
    const { word: _, ...known } = column;
    if (later.includes(column)) return { ...known, party: 'delivery', quality: 'dictionary' };
    return former.includes(column)
      ? { ...known, party: isThird ? 'other' : 'none', quality: 'dictionary' }
      : column;
  });
}

const isOf = (column: Column, words: ReadonlySet<string>): boolean =>
  column.party === 'none' && isAddressPart(column) && timesOf(column).some((word) => words.has(word));

const isPlain = (column: Column): boolean =>
  column.party === 'none' && column.word === undefined && isAddressPart(column) && !isOf(column, LATEST);

/** The words of a header that say nothing of the part it holds. */
const timesOf = ({ word, words }: Column): string[] => [
  ...(word === undefined ? [] : [word]),
  ...words.flatMap(({ text, meaning }) => (meaning === 'filler' ? [text] : [])),
];

const isPlace = (columns: readonly Column[]): boolean =>
  hasRole(columns, ...STREET_ROLES) && hasRole(columns, 'postCode', 'town', 'postCodeTown');
