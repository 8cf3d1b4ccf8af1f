import { NAME_ROLES, STREET_ROLES } from '../../words/roles-of-address.js';
import { isPartOfHouse, partOfBuilding } from '../../words/part-of-building.js';
import { saysSamePlace } from '../../words/same-place.js';
import { hasRole, type Column } from '../columns/column.js';
import { MOST, share } from '../columns/values.js';
import { NAMED } from './parties.js';

const isName = (text: string): boolean => /\p{L}/u.test(text) && !/[\d\n,;|]/.test(text);

/** Words for a place at somebody's: `Zuhause`, `Tor Nord`, `Seiteneingang links`. */
const PLACE =
  /^(?:zu\s?hause|daheim|privat|büro|arbeit|home|office|work|(?:\p{L}*(?:eingang|einfahrt|haus)|(?:innen|hinter|vorder)?hof|tor|rampe|garage|gate|entrance|yard|backyard)(?:\s+(?:links|rechts|nord|süd|ost|west|oben|unten|left|right|north|south|east|west|\p{L}))?)$/iu;
const isOfPlace = (text: string): boolean =>
  PLACE.test(text) || isPartOfHouse(text) || partOfBuilding(text) !== '' || saysSamePlace(text);

/**
 * Reads the header of a party's whole address as that of its first line, the name, where the cells are names and the street stands in the next
 * column: `Lieferanschrift;Straße;PLZ;Ort`. Where the delivery has a name elsewhere, the text is left as an address.
 */
export function placeNamesOfAddresses(columns: readonly Column[]): Column[] {
  const isNamed = (party: Column['party']) =>
    hasRole(
      columns.filter((column) => column.party === party),
      ...NAME_ROLES,
      'company',
    );
  if (isNamed('none') || isNamed('delivery')) return [...columns];
  return columns.map((column, at) => {
    const next = columns[at + 1];
    return isFirstLine(column) && next !== undefined && isStreetOf(column, next)
      ? { ...column, reading: { role: 'bareParty', rank: 0 } }
      : column;
  });
}

const isFirstLine = (column: Column): boolean =>
  hasRole([column], 'addressLine', 'wholeAddress') &&
  NAMED.has(column.party) &&
  column.word === undefined &&
  column.digits.length === 0 &&
  !column.values.some(isOfPlace) &&
  share(column.values, isName) >= MOST;

/** Whether a column is the street behind a first line, of the same party or of none by its header. */
const isStreetOf = ({ party }: Column, next: Column): boolean =>
  hasRole([next], ...STREET_ROLES) &&
  next.digits.length === 0 &&
  (next.party === 'none' || next.party === party) &&
  next.values.some((text) => /\d/.test(text));
