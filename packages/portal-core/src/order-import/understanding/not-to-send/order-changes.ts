import { foldText, headerTokens } from '../../words/fold.js';
import {
  DONE,
  LEFT_OUT,
  NO_ITEMS,
  NO_REMARK_HEADERS,
  NUMBERS,
  PARCELS,
  REMARK_HEADERS,
  THANKING,
  TOGETHER,
  WISHED_DAYS,
  WISH_HEADERS,
  WISHES,
  WISHING,
} from '../../words/data/change-words.js';

const anyOf = (words: string): string => `(?:${foldText(words).trim().split(/\s+/).join('|')})`;
const setOf = (words: string): ReadonlySet<string> => new Set(foldText(words).trim().split(/\s+/));

const HEADERS = setOf(REMARK_HEADERS);
const OTHER_HEADERS = setOf(NO_REMARK_HEADERS);

/** Whether a header names remarks that people write into an order: `Bemerkung`, `Customer Note`, `Kundenkommentar`. */
export function namesRemarks(header: string): boolean {
  const words = headerTokens(header).map(({ text }) => text);
  if (words.some((word) => OTHER_HEADERS.has(word))) return false;
  return words.some((word) => HEADERS.has(word) || LONG_HEADERS.some((end) => word.endsWith(end)));
}

/** Whether a header names a wish that has no field: a day of delivery, an engraving, a card. */
export const namesWishes = (header: string): boolean =>
  headerTokens(header).some(({ text }) => WISHED.has(text));

const WISHED = setOf(WISH_HEADERS);
/** Letters from which on a word also counts at the end of another: `Kundenkommentar`. */
const WITHIN = 5;
const LONG_HEADERS = [...HEADERS].filter((word) => word.length >= WITHIN);

const ONE = 'ein(?:e[nmr]?|s)?';
const MORE = 'noch|zusaetzlich(?:e[nmrs]?)?|extra|additional|weitere[nmrs]?|dazu|plus';
const STREET = '(?:strasse|str\\.?|weg|platz|allee|gasse|ring|damm|ufer|street|road|avenue)';
const ITEM = String.raw`(?!${anyOf(NO_ITEMS)}\b)[a-z]{3,}`;

/** A way to change an order: `sign` is a quick test that every such remark passes, and few others. */
interface Change {
  readonly sign: RegExp;
  readonly said: RegExp;
}
const change = (sign: string, said: string): Change => ({ sign: new RegExp(sign), said: new RegExp(said) });

/** What a remark says that changes an order: other items, another number of them, another place, or a day. */
const CHANGES: readonly Change[] = [
  change(
    'statt|stelle|instead|tausch|ersetz|replace|swap|exchange',
    String.raw`\b(?:an)?statt(?:dessen)?\b(?!\s*$)|\banstelle\b|\binstead\b|\b(?:tauscht?|tauschen|austausch\w*|umtausch\w*|ersetz\w*|replace|swap|exchange)\b`,
  ),
  change(
    'ohne|without',
    String.raw`\b(?:ohne|without)\s+(?!(?:den|die|das|eine?n?|the|a|any)?\s*${anyOf(LEFT_OUT)}\b)[a-z]{3,}`,
  ),
  change(
    MORE,
    String.raw`\b(?:${MORE})\s+(?:(?:bitte|gern|gerne|mal)\s+)?(?:${ONE}|${anyOf(NUMBERS)}\s?x?)\s+${ITEM}`,
  ),
  change(
    'dazu|extra|mehr|zusaetzlich|weniger|more|less|fewer',
    String.raw`\b(?:${ONE}|${anyOf(NUMBERS)}\s?x?)\s+${ITEM}(?:\s+[a-z]+)?\s+(?:dazu|extra|mehr|zusaetzlich|weniger|more|less|fewer)\b`,
  ),
  change(
    'more|another|add|include',
    String.raw`\b(?:one more|another|add|include)\s+(?:(?:a|an|one|${anyOf(NUMBERS)})\s+)?${ITEM}`,
  ),
  change(String.raw`\d`, String.raw`\b\d{1,3}\s*(?:x|×|stk|stueck|pcs|pieces)\b(?!\s*${anyOf(NO_ITEMS)}\b)`),
  change(
    'nur|lieber|doch|only|insgesamt',
    String.raw`\b(?:nur|lieber|doch|only|insgesamt)\s+(?:${ONE}|${anyOf(NUMBERS)})(?:\s+${ITEM}|\s*$)`,
  ),
  change(
    String.raw`\bin\s|farbe|color|colour|groesse|size`,
    String.raw`\b(?:in|farbe|color|colour)\s*:?\s+${anyOf(WISHES)}\b|\b(?:groesse|size)\s*:?\s*(?:xxs|xs|s|m|l|xl|xxl|\d{1,3})\b`,
  ),
  change(anyOf(NUMBERS), String.raw`\b(?:${anyOf(NUMBERS)})\s+${ITEM}\s+(?:bitte|please)\b`),
  change(
    'weg|streichen|entfernen|leave|remove',
    String.raw`\b(?:weglassen|streichen|entfernen|leave out|remove)\b`,
  ),
  change(
    String.raw`\d`,
    String.raw`\b\d{1,2}\.\s?\d{1,2}\.(?:\s?\d{2,4})?(?!\d)|\b20\d\d-\d\d-\d\d\b|\bkw\s?\d{1,2}\b`,
  ),
  change(
    String.raw`\b(?:bis|erst|ab|am|vor|nach|spaetestens|fruehestens|by|until|before|after|on)\s`,
    String.raw`\b(?:bis|erst|ab|am|vor|nach|spaetestens|fruehestens|by|until|before|after|on)\s+(?:zum\s+|am\s+|\d{1,2}\.\s*)*${anyOf(WISHED_DAYS)}\b`,
  ),
  change(
    'naechste|kommende|next',
    String.raw`\b(?:naechste[nr]?|kommende[nr]?|next)\s+(?:woche|monat|jahr|week|month|year)\b`,
  ),
  change(
    String.raw`\d`,
    String.raw`[a-z]{3,}\s?${STREET}\s+\d{1,4}\b|\b\d{5}\s+[a-z]{3,}|\bpackstation\s*\d`,
  ),
];
/** Remarks about what is brought back, and days on which nothing may be delivered, change no order. */
const HARMLESS = /\b(?:retoure\w*|ruecksend\w*|returns?|(?:nicht|keine?|not|no)\b.*\b(?:am|an|on)\b)/;
const LONGEST = 4000;

const DATE = String.raw`(?:\d{1,2}\.\s?\d{1,2}\.(?:\s?\d{2,4})?(?!\d)|20\d\d-\d\d-\d\d\b)`;

/** Parts of remarks that look like a change and are none: thanks, days of what was done before, and parcels to be sent together. */
const NO_CHANGES: readonly string[] = [
  String.raw`\b(?:danke?|thanks|thank you)\s+(?:${anyOf(THANKING)}\s+)*(?:fuer|for)\s+(?:(?!${anyOf(WISHING)}\b)[a-z]+\s+){0,5}(?:am|vom|on|from)\s+(?:the\s+)?${DATE}`,
  String.raw`\b${anyOf(DONE)}\s+(?:am|vom|on|from)\s+(?:the\s+)?${DATE}`,
  String.raw`\b(?:am|on)\s+${DATE}\s+${anyOf(DONE)}\b`,
  String.raw`\b${anyOf(NUMBERS)}\s+${anyOf(PARCELS)}\s+(?:bitte|please)\s+${anyOf(TOGETHER)}\b`,
];
const NO_CHANGE = new RegExp(NO_CHANGES.join('|'), 'g');

const changes = (said: string): boolean => CHANGES.some((one) => one.sign.test(said) && one.said.test(said));

/** Whether a remark names other items, another quantity, an address or a day, so that its order is not what its cells say. */
export function changesOrder(text: string): boolean {
  const said = foldText(text.slice(0, LONGEST));
  return changes(said) && !HARMLESS.test(said) && changes(said.replaceAll(NO_CHANGE, ' , '));
}
