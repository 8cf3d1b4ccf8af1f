import type { Column } from '../columns/column.js';
import type { Role } from '../../words/header-role.js';
import { isHouseNumber, isWholeAddress, MOST, share } from '../columns/values.js';

/** Abbreviations of a person's names, which say it only beside each other. */
const NAMES: ReadonlyMap<string, Role> = new Map([
  ['vn', 'firstName'],
  ['nn', 'lastName'],
]);

/** Reads headers whose words are too short to say anything but beside each other: `VN` and `NN`, `Von Name` and `An Name`. */
export function withShortWords(columns: readonly Column[]): readonly Column[] {
  return withNumbersOfHouses(withSenders(withInitials(columns)));
}

function withInitials(columns: readonly Column[]): readonly Column[] {
  const has = (name: string) =>
    columns.some(({ folded, values }) => folded === name && !values.some((text) => /\d/.test(text)));
  if (![...NAMES.keys()].every(has)) return columns;
  return columns.map((column) => {
    const role = NAMES.get(column.folded);
    if (role === undefined) return column;
    const { word: _, ...known } = column;
    return { ...known, quality: 'dictionary', reading: { role, rank: 0 } };
  });
}

const CUSTOMER = /^(?:kunden?|kaeufer|besteller|customer|buyer|client)(?:nr|nummer|no|num|number)$/;

/** Reads `Kunden-Nr.` behind `Kunden-Straße` as the number of the house, which is asked, where its streets have none and its numbers may be some. */
function withNumbersOfHouses(columns: readonly Column[]): readonly Column[] {
  return columns.map((column) => {
    if (!CUSTOMER.test(column.folded) || share(column.values, isHouseNumber) < MOST) return column;
    const street = columns.find(({ index }) => index === column.index - 1);
    const isStreet = street?.reading?.role === 'street' && street.party === 'buyer';
    if (!isStreet || share(street.values, (text) => /\d/.test(text)) > 1 - MOST) return column;
    return { ...column, party: 'buyer', reading: { role: 'houseNumber', rank: 1, weak: true } };
  });
}

/** Whose the columns are that begin with a word of direction, as the rows of a forwarding agent do: `Von PLZ`, `An PLZ`. */
const DIRECTIONS = { von: 'other', an: 'delivery' } as const;

function withSenders(columns: readonly Column[]): readonly Column[] {
  const rests = (direction: string) =>
    new Set(columns.filter((column) => begins(column, direction)).map((column) => restOf(column)));
  const [from, to] = [rests('von'), rests('an')];
  const isBoth = [...to].some((rest) => from.has(rest));
  if (!isBoth) return columns;
  return columns.map((column) => {
    if (begins(column, 'an')) return { ...column, party: DIRECTIONS.an };
    return begins(column, 'von') ? { ...column, party: DIRECTIONS.von } : column;
  });
}

/** Whether a header begins with a word of direction before a part of an address, or is that word above whole addresses. */
const begins = ({ party, words, word, reading, values }: Column, direction: string): boolean =>
  party === 'none' &&
  word === undefined &&
  words[0]?.text === direction &&
  (words.length > 1 ? reading !== null : values.length > 0 && share(values, isWholeAddress) >= MOST);

const restOf = ({ words }: Column): string =>
  words
    .slice(1)
    .map(({ text }) => text)
    .join(' ');
