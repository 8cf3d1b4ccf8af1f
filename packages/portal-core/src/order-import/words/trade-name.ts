import { TRADE_WORDS } from './data/trade-words.js';
import { foldText, foldedWords } from './fold.js';

const TRADE = new RegExp(String.raw`(?:${foldedWords(TRADE_WORDS).join('|')})(?![a-z])`);
/** Words with a capital letter, between which stand `und`, `für` and the like, and nothing else: no remark, no number, no sign. */
const NAME_ALONE =
  /^\p{Lu}[\p{L}.'’-]*(?:\s(?:&|und|u\.|für|am|der|die|des|med\.?|dent\.?|\p{Lu}[\p{L}.'’-]*))*$/u;
/** Where parcels are left for others: `Postagentur Kern`, `DHL Buchladen`. */
const PARCEL_PLACE = /post|pa(?:ck|k)et|packstation|filiale|shop|\b(?:dhl|dpd|gls|ups|hermes)\b/;

/** Whether a text is the name of a practice, a shop, a school or an office and nothing else: `Zahnarztpraxis Dr. Weiß`. */
export function isTradeName(text: string): boolean {
  if (!NAME_ALONE.test(text)) return false;
  const folded = foldText(text);
  return TRADE.test(folded) && !PARCEL_PLACE.test(folded);
}
