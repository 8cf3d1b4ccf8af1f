import { foldHeader } from '../../words/fold.js';
import { STREET_ROLES } from '../../words/roles-of-address.js';
import { hasRole, type Column } from '../columns/column.js';
import { isDate, MOST, share } from '../columns/values.js';
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
  /^(?:gueltig|gilt|abdatum|ab(?:dem|wann)?$|wann|umzug|einzug|valid|from$|when$|moving|effective)|stichtag|aenderung|wechsel|change/;
/** Such a day in the header of the later address itself: `Neue Straße ab 1.3.`. */
const SAYS_DAY = /\d|(?:^|[\s_(])(?:ab|seit|from|as of|gilt|gültig|wann)(?:[\s_)]|$)/iu;

const saysFromDay = (column: Column): boolean =>
  FROM_A_DAY.test(column.folded) ||
  (column.reading?.role !== 'orderDate' && column.values.length > 0 && share(column.values, isDate) >= MOST);

/**
 * Reads two addresses of the same person of which one is over (`Straße alt`, `Straße neu`; `Straße`, `neue Straße`): the later one is where
 * the parcel goes, the former stands in where a row has no later one. Nothing changes where the later is no whole place.
 */
export function placeChangedAddresses(columns: readonly Column[]): Column[] {
  const later = columns.filter((column) => isOf(column, LATEST));
  const isOfDay = () => columns.some(saysFromDay) || later.some(({ label }) => SAYS_DAY.test(label));
  if (!isPlace(later) || isOfDay()) return [...columns];
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
