import { HOUSE_WORDS } from './data/street-kinds.js';
import { foldText, foldedWords } from './fold.js';

const WORDS: ReadonlySet<string> = new Set(foldedWords(HOUSE_WORDS));

/** Words before those of a house; people whose last name is one have their first name there. */
const BEFORE = /^(?:alte[rs]?|neue[rs]?|klein(?:e[rs]?)?|gross(?:e[rs]?)?|ober(?:e[rs]?)?|unter(?:e[rs]?)?)$/;

/** Whether a text without a number is the name of a house or an estate, which has no street: `Gut Neuhof`, `Altes Forsthaus`. */
export function isHouseName(text: string): boolean {
  if (!/^\p{Lu}[\p{L}.'’ -]+$/u.test(text)) return false;
  const [first = '', second] = foldText(text).split(' ');
  return second !== undefined && (WORDS.has(first) || (BEFORE.test(first) && WORDS.has(second)));
}
