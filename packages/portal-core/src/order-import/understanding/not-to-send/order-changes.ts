import { foldText, foldedWords, headerTokens } from '../../words/fold.js';
import {
  ADDING,
  ALL_OF_IT,
  ARTICLES,
  BY_A_DAY,
  COLOURED,
  DONE,
  GIVEN,
  LEFT_OUT,
  MORE_BEHIND,
  NEXT,
  NO_ITEMS,
  NO_PERSONS,
  NO_REMARK_HEADERS,
  NUMBERS,
  PARCELS,
  PERIODS,
  PERSONS,
  PLACES_OF_FIRM,
  PUT_IN,
  REMARK_HEADERS,
  SIZED,
  SIZES,
  THANKING,
  TOGETHER,
  WISHED_DAYS,
  WISH_HEADERS,
  WISHES,
  WISHING,
  WITHOUT,
} from '../../words/data/change-words.js';
import { saysInFewWords } from './few-words.js';
import { saysHandled } from './remarks.js';
import { GROUP, groupsIn } from './word-groups.js';

const anyOf = (words: string): string => `(?:${foldedWords(words).join('|')})`;
const setOf = (words: string): ReadonlySet<string> => new Set(foldedWords(words));

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

const ONE = anyOf(ARTICLES);
const COUNT = anyOf(NUMBERS);
const STREET = '(?:strasse|str\\.?|weg|platz|allee|gasse|ring|damm|ufer|street|road|avenue)';
/** What streets are called without another word. */
const CALLED = '(?:ring|kai|wall|markt|damm|ufer|deich|graben|chaussee)';
const ITEM = String.raw`(?!${anyOf(NO_ITEMS)}\b)[a-z]{3,}`;

const REACHES = '(?:reich(?:t|en)|genueg(?:t|en)|lang(?:t|en)|suffices|is enough)\\b';

/** A way to change an order: `needs` are groups of words, each of which has a word in every such remark. */
interface Change {
  readonly needs: readonly number[];
  readonly said: RegExp;
}
const change = (needs: readonly number[], said: string): Change => ({ needs, said: new RegExp(said) });

const NUMBER = GROUP.counting | GROUP.digit;

/** What a remark says that changes an order: other items, another number of them, another place, or a day. */
export const CHANGES: readonly Change[] = [
  change(
    [GROUP.instead],
    String.raw`\b(?:an)?statt(?:dessen)?\b(?!\s*$)|\banstelle\b|\binstead\b|\b(?:tauscht?|tauschen|austausch\w*|umtausch\w*|ersetz\w*|replace|swap|exchange)\b`,
  ),
  change(
    [GROUP.without],
    String.raw`\b${anyOf(WITHOUT)}\s+(?!(?:den|die|das|eine?n?|the|a|any)?\s*${anyOf(LEFT_OUT)}\b)[a-z]{3,}`,
  ),
  change(
    [GROUP.adding, NUMBER],
    String.raw`\b${anyOf(ADDING)}\s+(?:(?:bitte|gern|gerne|mal)\s+)?(?:${ONE}|${COUNT}\s?x?)\s+${ITEM}`,
  ),
  change(
    [NUMBER, GROUP.moreBehind],
    String.raw`\b(?:${ONE}|${COUNT}\s?x?)\s+${ITEM}(?:\s+[a-z]+)?\s+${anyOf(MORE_BEHIND)}\b`,
  ),
  change(
    [GROUP.another],
    String.raw`\b(?:one more|another|add|include)\s+(?:(?:a|an|one|${COUNT})\s+)?${ITEM}`,
  ),
  change([GROUP.digit], String.raw`\b\d{1,3}\s*(?:x|×|stk|stueck|pcs|pieces)\b(?!\s*${anyOf(NO_ITEMS)}\b)`),
  change([GROUP.allOfIt, NUMBER], String.raw`\b${anyOf(ALL_OF_IT)}\s+(?:${ONE}|${COUNT})(?:\s+${ITEM}|\s*$)`),
  change([GROUP.coloured, GROUP.colours], String.raw`\b${anyOf(COLOURED)}\s*:?\s+${anyOf(WISHES)}\b`),
  change([GROUP.sized], String.raw`\b${anyOf(SIZED)}\s*:?\s*(?:${anyOf(SIZES)}|\d{1,3})\b`),
  change([GROUP.adding], String.raw`^\s*plus\s+${ITEM}`),
  change([GROUP.allOfIt], String.raw`\b(?:lieber|doch|rather)\s+in\s+[a-z]+\b`),
  change([GROUP.asking], String.raw`\b(?:bitte|please|pls)\s+in\s+${anyOf(SIZES)}\b`),
  change(
    [NUMBER, GROUP.asking],
    String.raw`\b${COUNT}\s+${ITEM}\s+(?:bitte|please)\b|^\s*${COUNT}\s+(?:bitte|please)\s*$`,
  ),
  change([GROUP.leavingOut], String.raw`\b(?:weglassen|streichen|entfernen|leave out|remove)\b`),
  change(
    [GROUP.digit],
    String.raw`\b\d{1,2}\.\s?\d{1,2}\.(?:\s?\d{2,4})?(?!\d)|\b20\d\d-\d\d-\d\d\b|\bkw\s?\d{1,2}\b`,
  ),
  change(
    [GROUP.byADay, GROUP.days],
    String.raw`\b${anyOf(BY_A_DAY)}\s+(?:zum\s+|am\s+|\d{1,2}\.\s*)*${anyOf(WISHED_DAYS)}\b`,
  ),
  change(
    [GROUP.partOfIt, NUMBER],
    String.raw`\b(?:${ONE}|${COUNT})\s+davon\b|\bdavon\s+(?:${ONE}|${COUNT})\b`,
  ),
  change(
    [GROUP.partOfIt],
    String.raw`\bhaelfte\b|\bhalbier(?:en|t)\b|\b(?:das|the) (?:doppelte|double)\b|\bverdoppeln\b|\b(?:halbe|doppelte|half|double)n? (?:the )?(?:menge|anzahl|bestellung|order|quantity)\b`,
  ),
  change(
    [GROUP.enough, NUMBER],
    String.raw`\b(?:${ONE}|${COUNT})(?:\s+${ITEM})?\s+${REACHES}|\b${REACHES}\s+(?:${ONE}|${COUNT})\b(?!\s*${anyOf(NO_ITEMS)}\b)|\b(?:je(?:weils)?|each)\s+${COUNT}\b(?!\s*${anyOf(NO_ITEMS)}\b)`,
  ),
  change(
    [NUMBER, GROUP.moreBehind],
    String.raw`\b(?:${ONE}|${COUNT})\s+(?:mehr|weniger|more|less|fewer)\s*$`,
  ),
  change(
    [GROUP.towards],
    String.raw`(?<!\bgeschenk )\b(?:an|to)\s+(?:(?:mein|unser|my|our)[a-z]*\s+)?${anyOf(PERSONS)}(?![a-z])`,
  ),
  change(
    [GROUP.towards],
    String.raw`^\s*(?:(?:bitte|auch|geht|ist|alles|beide[s]?|please)\s+)*(?:fuer|an|for)\s+(?!${anyOf(NO_PERSONS)}\b)(?![a-z]+\s+(?:geburtstag|hochzeit|taufe|jubilaeum|feier|birthday|wedding)\b)(?:(?:mein|unser|my)[a-z]*\s+)?[a-z]{2,}\.?(?:\s+[a-z]{2,})?(?:\s+\d{1,3}\s?[a-z]?)?[\s.!]*$`,
  ),
  change(
    [GROUP.given],
    String.raw`^\s*(?:gratis)?(?:zugabe|beigabe|freebie)\b|\b${anyOf(GIVEN)}\b.*\b${anyOf(PUT_IN)}\b|\b(?:${anyOf(PUT_IN)}|${ONE}|${COUNT})\s+(?:[a-z]+\s+)?${anyOf(GIVEN)}\b`,
  ),
  change([GROUP.next, GROUP.periods], String.raw`\b${anyOf(NEXT)}\s+${anyOf(PERIODS)}\b`),
  change(
    [GROUP.digit],
    String.raw`\b${CALLED}\s+\d{1,4}\s?[a-z]?\b(?!\s*(?:uhr|x))|\b(?:am|an der|an den|auf dem|auf der|hinter der|unter den|vor dem)\s+(?!${anyOf(`${NO_PERSONS} ${NO_ITEMS} ${WISHED_DAYS}`)}\b)[a-z]{3,}\s+\d{1,3}\s?[a-z]?\b(?!\s*uhr|[:.]\d)`,
  ),
  change([GROUP.digit], String.raw`[a-z]{3,}\s?${STREET}\s+\d{1,4}\b|\b\d{5}\s+[a-z]{3,}|\bpackstation\s*\d`),
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

/** Pieces by a sign (`+1`, `x2`, `+ Tee`; not a telephone number), and whom the parcel goes to (`c/o Ott`, `Name: Kai Ott`). */
const IN_REMARKS =
  /^\s*\+\s?(?:\d{1,2}\s*(?:$|x|st)|\p{L}{3})|^\s*[-–x]\s?\d{1,2}\s*$|^\s*(?:c\/o|z\.?\s?hd\.?|zu händen)\s|^\s*(?:neuer |richtiger )?(?:name|empfänger(?:in)?|recipient)(?:\s*:\s*|\s+ist\s+|\s+)\p{L}{2,}(?:\s+\p{L}{2,}){0,2}\s*$/iu;

/** A remark that is a place and nothing else: `Filiale Nord`, `Werk 2`. */
const PLACE_ALONE = new RegExp(
  String.raw`^\s*(?:(?:an|zur|zum|in|to)\s+)?(?:(?:die|der|das|the)\s+)?${anyOf(PLACES_OF_FIRM)}\s+[a-z\d-]+\s*$`,
);
const namesPlaceAlone = (text: string): boolean =>
  (groupsIn(text) & GROUP.placesOfFirm) !== 0 && PLACE_ALONE.test(foldText(text));

/** Whether a text changes its order where it is a remark; elsewhere it may be about something else. */
export const changesAsRemark = (text: string): boolean =>
  IN_REMARKS.test(text) ||
  saysInFewWords(text) ||
  namesPlaceAlone(text) ||
  saysHandled(text) ||
  changesOrder(text);

/** Whether a remark names other items, another quantity, an address or a day, so that its order is not what its cells say. */
export function changesOrder(text: string): boolean {
  const groups = groupsIn(text);
  const mayBeSaid = ({ needs }: Change): boolean => needs.every((need) => (groups & need) !== 0);
  if (!CHANGES.some(mayBeSaid)) return false;
  const possible = CHANGES.filter(mayBeSaid);
  const said = foldText(text.slice(0, LONGEST));
  const changes = (remark: string): boolean => possible.some((one) => one.said.test(remark));
  return changes(said) && !HARMLESS.test(said) && changes(said.replaceAll(NO_CHANGE, ' , '));
}
