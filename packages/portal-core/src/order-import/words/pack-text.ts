import { foldText, foldedWords } from './fold.js';
import { CONTAINERS, SOLD_PIECES } from './data/pack-words.js';

const anyOf = (words: string): string => foldedWords(words).join('|');
const CONTAINER = anyOf(CONTAINERS);
const PIECE = anyOf(SOLD_PIECES);

/** Several pieces in a text: `6er-Pack`, `12 Flaschen`, `VPE 6`, `case of 6`, `6-pack`, `Kiste`. */
const PACK = new RegExp(
  [
    String.raw`(?<![\d.,])([2-9]|[1-9]\d{1,2})\s?-?er(?![a-z])`,
    String.raw`(?<![\d.,])([2-9]|[1-9]\d{1,2})\s?-?\s?(?:${PIECE}|packs?|pk)(?![a-z])`,
    String.raw`(?<![a-z])(?:ve|vpe)\s?[:=]?\s?(?:[2-9]|[1-9]\d{1,2})(?![\d.,])`,
    String.raw`(?<![a-z])(?:case|pack|box|carton|tray)s?\s(?:of|à|zu|with)\s(?:[2-9]|[1-9]\d{1,2})(?![\d.,])`,
    String.raw`(?<![a-z])(?:${CONTAINER})(?![a-z])`,
  ].join('|'),
  'u',
);
/** Several times an amount: `6 x 330 ml`, `24x0,33l`. */
const MULTIPLE =
  /(?<![\d.,])(?:[2-9]|[1-9]\d{1,2})\s?[x×*]\s?\d+(?:[.,]\d+)?\s?(?:mg|g|gr|kg|ml|cl|dl|l|liter|litre|oz)(?![a-z])/u;

/** Whether a text speaks of several pieces sold as one, or of what they are packed in. */
export const saysPack = (text: string): boolean => PACK.test(foldText(text));

/** Whether a text speaks of several times an amount. */
export const saysMultiple = (text: string): boolean => MULTIPLE.test(foldText(text));
