import { HOUSE_WORDS } from './data/street-kinds.js';
import { foldText, foldedWords } from './fold.js';

const WORDS: ReadonlySet<string> = new Set(foldedWords(HOUSE_WORDS));

/** Whether a text without a number is the name of a house or an estate, which has no street: `Gut Neuhof`, `Schloss Salem`. */
export const isHouseName = (text: string): boolean =>
  /^\p{Lu}[\p{L}.'’ -]+$/u.test(text) &&
  text.includes(' ') &&
  foldText(text)
    .split(' ')
    .some((word) => WORDS.has(word));
