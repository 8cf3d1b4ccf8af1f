import { isCalled } from '../words/header-name.js';
import { foldHeader } from '../words/fold.js';
import { besideText, isBeside } from './values-beside.js';

/** Units of a round number of pieces. */
const ROUND: readonly (readonly [unit: RegExp, pieces: number])[] = [
  [/^(?:dutzend|dtzd|dz|dozen|doz)\.?$/i, 12],
  [/^(?:hundert|hundreds?)$/i, 100],
  [/^(?:tsd|tausend|thousands?)\.?$/i, 1000],
];
const OF_SOME = /^(\d{1,4})er/i;
/** A pack that says what it holds: `Karton à 6`, `Kisten je 12 Fl.`, `Tray 12`, `case of 24`, `Karton (6 Stk.)`. */
const PACK_OF =
  /^(\p{L}+\.?)\s?(?:à|a|je|zu|mit|of|with|x|\()?\s?(\d{1,4})(?:er)?(?:\s?(?:stk|stück|st|pcs|pieces|fl|flaschen|bottles|dosen|cans|gläser|beutel|tüten)\.?)?\)?$/iu;

/** Pieces in a unit that says so itself: `Dutzend`, `Tausend`, `6er-Pack`, `Karton à 6`; null for any other. */
export function piecesSaidBy(unit: string): number | null {
  const round = ROUND.find(([name]) => name.test(unit));
  if (round !== undefined) return round[1];
  const [, pack = '', held] = PACK_OF.exec(unit) ?? [];
  const some = OF_SOME.exec(unit)?.[1] ?? (isPack(pack) ? held : undefined);
  return some === undefined ? null : Number(some);
}

/**
 * The text of which a person says how many pieces it has: the unit, beside the product where that decides (`Karton / ME-1`). What is said of
 * the unit alone holds for all products.
 */
export const unitOfProduct = (unit: string, product: string): string =>
  product !== '' && piecesSaidBy(unit) === null && isPack(unit) ? besideText(unit, product) : unit;

const isPack = (unit: string): boolean => isCalled('pack', { folded: foldHeader(unit) });

/** Whether a text is a number of pieces that a unit may have: 1 to 999999. */
export const isPieces = (text: string): boolean => /^[1-9]\d{0,5}$/.test(text);

/**
 * Whether a unit has that many pieces whatever it holds: as many as it says itself, or one where it is no pack (`Paar`). How many are in a
 * `Karton` depends on the product, and is known for every file where the product is named.
 */
export function holdsForAllProducts(unit: string, pieces: string): boolean {
  const said = piecesSaidBy(unit);
  if (said !== null) return pieces === String(said);
  return isBeside({ field: 'unit', text: unit }) || (pieces === '1' && !isPack(unit));
}
