import { dateParts } from '../../reading/cells/order-date.js';
import { SHORTEST_NUMBER } from './named-numbers.js';

/** Two numbers with what stands for all between them: `A-1 bis A-9`, `A-1 – 9`. */
const RANGE =
  /([^\s,;("„]*\d)\s*(?:(?<=\s)(?:bis|to|through|thru)(?=\s)|[–—…]|\.{2,3}|(?<=\s)-(?=\s))\s*[^\s\d]*\d/giu;
/** Words by which a number stands for those behind it, or for all but itself. */
const OTHERS =
  /(?<!\p{L})(?:folgende[nrs]?|ff|following|onwards?|au(?:ß|ss)er|ausgenommen|bis auf|ausnahme|except|excluding|apart from|other than|all but)(?!\p{L})/iu;
const TIME = /^\d{1,2}[.:]\d{2}$/;

/** Whether a text that names order numbers is also about orders that it does not name: `A-1 bis A-9 sind verschickt`, `alle außer A-1`. */
export function isOfUnnamed(text: string): boolean {
  return OTHERS.test(text) || [...text.matchAll(RANGE)].some(([, first = '']) => couldBeOrder(first));
}

const couldBeOrder = (word: string): boolean =>
  word.length >= SHORTEST_NUMBER &&
  !TIME.test(word) &&
  dateParts(word) === null &&
  dateParts(`${word}2026`) === null;
