import { isCalled } from '../words/header-name.js';
import { foldHeader } from '../words/fold.js';

const IN_DOZEN = 12;
const DOZEN = /^(?:dutzend|dtzd|dz|dozen|doz)\.?$/i;
const OF_SOME = /^(\d{1,4})er/i;

/** Pieces in a unit that says so itself: `Dutzend`, `6er-Pack`; null for any other. */
export function piecesSaidBy(unit: string): number | null {
  if (DOZEN.test(unit)) return IN_DOZEN;
  const some = OF_SOME.exec(unit)?.[1];
  return some === undefined ? null : Number(some);
}

/**
 * Whether a unit has that many pieces whatever it holds: as many as it says itself, or one where it is no pack (`Paar`). How many are in a
 * `Karton` depends on the product.
 */
export function holdsForAllProducts(unit: string, pieces: string): boolean {
  const said = piecesSaidBy(unit);
  if (said !== null) return pieces === String(said);
  return pieces === '1' && !isCalled('pack', { folded: foldHeader(unit) });
}
