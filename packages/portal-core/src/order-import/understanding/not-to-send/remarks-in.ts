import { FOR_NUMBERS, OF_NUMBERS } from '../../words/data/spoken-words.js';
import { foldedWords, foldText } from '../../words/fold.js';
import { isPartOfHouse } from '../../words/part-of-building.js';
import { readColumn } from '../columns/column.js';
import { namesRemarks } from './order-changes.js';
import { holdsNoRemarks } from './remarks.js';
import { hasWords, textKindOf } from './text-columns.js';
import { GROUP, groupsIn } from './word-groups.js';

/** Whether a text is a remark about its order. */
export type IsRemark = (text: string) => boolean;

/**
 * How remarks are told in an unused column with that header: any text is one in a column of remarks, several words in one of any texts
 * (`Custom 7`), and a sentence, a call or a question in one of anything else, but for columns about other things (`Rechnungsnr`), whose texts are
 * remarks where they turn the order; null for columns that describe goods in sentences.
 */
export function remarksIn(header: string): IsRemark | null {
  if (namesRemarks(header)) return () => true;
  const kind = textKindOf(header);
  if (kind === 'text')
    return (text) =>
      isPartOfHouse(text) || NAMES_DOOR.test(text) || (hasWords(text, 2) && !IS_LABELLED.test(text));
  if (kind === 'productName' || kind === 'made') return null;
  if (holdsNoRemarks(header)) return turns;
  return holdsNumbers(header) ? (text) => speaks(text) || isNoNumber(text) : speaks;
}

/** At which door a parcel is handed over: no carrier sees it here. */
const NAMES_DOOR = /^(?:klingel|türcode|tuercode|zugangscode|doorbell|door code|gate code|bei)(?!\p{L})/iu;

/** A name with a value of one or two words: `Farbe: Rot`. */
const IS_LABELLED = /^\s*[\p{L}\p{N} /-]{2,30}[:=]\s*\S+(?:\s+\S+)?\s*$/u;

/** A word with a mark of calling or asking behind it, or a sign that draws attention. */
const CALLS =
  /\p{L}{2}\s?[!?]|[\u{1f534}\u{1f7e0}\u{1f7e1}\u{26a0}\u{26d4}\u{2757}\u{2753}\u{1f6d1}\u{1f6ab}]/u;

const IS_ADDRESS_OF_WEB = /^\S*(?:@|:\/\/|www\.)\S*$/;

/** What stands in another's place, is meant for another, or waits for a day: `statt X-2`, `1 davon für Oma`, `ab 5.12.`. */
const TURNS =
  /(?<!\p{L})(?:statt|anstatt|anstelle|instead of|in place of)\s+\S*\d|(?<![\d.,])\d{1,3}x?\s+(?:davon|of (?:them|these|those))(?!\p{L})|^(?:erst |nicht |not |only )?(?:ab|vor|nach|until|till|from|before|after)\s+(?:dem |the )?\d{1,2}\.\s?(?:\d{1,2}\.?|\p{L}{3,})(?:\s?\d{2,4})?$/iu;

const turns: IsRemark = (text) => TURNS.test(text);

/** Whether a text is a sentence, a call or a question, or turns what is ordered. */
function speaks(text: string): boolean {
  if (turns(text)) return true;
  if (text.includes(' ') && (groupsIn(text) & GROUP.spoken) !== 0 && hasWords(text, 2))
    return !IS_LABELLED.test(text);
  return CALLS.test(text) && !IS_ADDRESS_OF_WEB.test(text);
}

const NUMBERS: ReadonlySet<string> = new Set(foldedWords(OF_NUMBERS));
const IN_PLACE: ReadonlySet<string> = new Set(foldedWords(FOR_NUMBERS));

const holdsNumbers = (header: string): boolean =>
  readColumn(header, 0, []).words.some(({ text }) => NUMBERS.has(text));

/** Whether words stand where a number belongs: one without any number, two beside one that is no price, weight or telephone number. */
function isNoNumber(text: string): boolean {
  if (/\d[\d\s/().-]{3,}\d|\d[.,]\d\d(?!\d)|@/.test(text)) return false;
  const words = foldText(text).match(/\p{L}{3,}/gu) ?? [];
  return words.filter((word) => !IN_PLACE.has(word)).length > (/\d/.test(text) ? 1 : 0);
}
