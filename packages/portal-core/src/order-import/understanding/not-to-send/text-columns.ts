import { foldedWords } from '../../words/fold.js';
import { TEXT_WORDS } from '../../words/data/remark-words.js';
import type { Meaning } from '../../words/data/meanings.js';
import { saysNo } from '../../words/cancelled-row.js';
import { isCalled } from '../../words/header-name.js';
import { namesPickupPoint } from '../../words/pickup-header.js';
import { readColumn } from '../columns/column.js';
import { changesAsRemark, changesOrder, namesRemarks } from './order-changes.js';
import { namesSecondPurpose } from './second-purpose.js';
import { forbidsInName, forbidsSending, saysHandled } from './remarks.js';
import { isKnownKind, isNoItemByItself, isOffered } from './row-kinds.js';
import { forbidsAsTag } from './tags.js';
import { GROUP, groupsIn } from './word-groups.js';

const TEXTS = new Set(foldedWords(TEXT_WORDS));
/** Meanings beside which a word for texts still names texts. */
const BESIDE: readonly Meaning[] = [
  'delivery',
  'recipient',
  'buyer',
  'customer',
  'filler',
  'addition',
  'order',
  'and',
];

/**
 * What an unused column holds, by its header: `text` by its words, `unknown` where they are not known, `made` for choices of a buyer, `place`
 * for the number of a shop that it is fetched from, `rowKind` for whether a row is an item that was ordered, `positionKind` where each of its texts says so, `tags` for several words in a cell.
 */
export type TextKind =
  'place' | 'text' | 'unknown' | 'made' | 'productName' | 'shipping' | 'rowKind' | 'positionKind' | 'tags';

/** The kind of texts in a column that feeds nothing; null for one that holds something else. */
export function textKindOf(header: string): TextKind | null {
  const column = readColumn(header, 0, []);
  if (namesPickupPoint(column)) return 'place';
  if (isCalled('shippingMethod', column)) return 'shipping';
  if (isCalled('choices', column)) return 'made';
  if (isCalled('tags', column)) return 'tags';
  if (isCalled('positionKind', column)) return 'positionKind';
  if (isCalled('rowKind', column)) return 'rowKind';
  if (column.reading !== null) return column.reading.role === 'productName' ? 'productName' : null;
  const isText = ({ text, meaning }: (typeof column.words)[number]) =>
    TEXTS.has(text) || (meaning !== null && BESIDE.includes(meaning));
  if (!column.words.every(isText)) return column.word === undefined ? null : 'unknown';
  if (column.words.some(({ text }) => TEXTS.has(text))) return 'text';
  return column.word === undefined ? null : 'unknown';
}

/** Whether a column, by its header, holds remarks that people write about an order. */
export const holdsRemarks = (header: string): boolean =>
  namesRemarks(header) || textKindOf(header) === 'text';

/** Texts of two parts that describe something: `Farbe: Rot`. */
const DESCRIBES = /^\s*[\p{L}\p{N} /-]{2,30}[:=]/u;

const WORD = /\p{L}{2,}|\d+\p{L}+/gu;

/** Whether a text is of several words that describe nothing. */
const isSentence = (text: string, least: number): boolean => hasWords(text, least) && !DESCRIBES.test(text);

/** Whether a text has so many words. */
export function hasWords(text: string, least: number): boolean {
  WORD.lastIndex = 0;
  for (let words = 0; words < least; words += 1) if (!WORD.test(text)) return false;
  return true;
}

/** A street with its number before a post code and a town. */
const IS_PLACE = /\p{L}{3,}\.?\s+\d{1,4}\s*\p{L}?\s*[,;\n]\s*(?:\p{L}{1,2}-)?\d{4,5}\s+\p{L}{2,}/u;

const ASKS = /\b(?:bitte|please|pls)\b/i;
const IS_MADE =
  /(?<!\p{L})(?:personali[sz]\p{L}*|gravur\p{L}*|engrav\p{L}*|wunsch(?:text|name)|widmung|monogram\p{L}*|custom text)\s*[:=]\s*(?!(?:no|none|nein|kein\p{L}*|-|not requested.*)\s*$)\S/iu;
const IS_COLLECTED =
  /abhol|pick[\s_-]?up|(?<!\p{L})collect|ladengesch|im laden(?!\p{L})|in[\s-]?store|download|per e-?mail|(?<!\p{L})e-?mail(?!\p{L})|mailversand|kein versand|no shipping|(?<!\p{L})(?:fba|afn)(?!\p{L})/iu;
/** Places of a carrier, to which a parcel is sent. */
const POINT = /shop|station|post|point|punkt|dhl|dpd|gls|hermes|ups|relais|locker|spedition|carrier|kurier/i;

/** Whether a text in a column of that kind keeps its order from being sent as its cells say. */
export function speaksIn(kind: TextKind): (text: string) => boolean {
  if (kind === 'place') return (text) => !saysNo(text.trim());
  if (kind === 'productName') return forbidsInProduct;
  if (kind === 'rowKind') return (text) => forbidsSending(text) || isOffered(text);
  if (kind === 'positionKind') return (text) => forbidsSending(text) || isOffered(text) || !isKnownKind(text);
  if (kind === 'tags') return (text) => text.split(/[,;|/]/).some(forbidsAsTag);
  if (kind === 'made') return (text) => forbidsSending(text) || IS_MADE.test(text);
  if (kind === 'shipping')
    return (text) => forbidsSending(text) || (IS_COLLECTED.test(text) && !POINT.test(text));
  if (kind === 'text')
    return (text) =>
      forbidsSending(text) ||
      saysHandled(text) ||
      ((isSentence(text, 2) || IS_PLACE.test(text)) && changesAsRemark(text));
  return (text) =>
    forbidsSending(text) ||
    (isSentence(text, 2) && saysHandled(text)) ||
    ((isSentence(text, 3) || IS_PLACE.test(text)) && changesOrder(text));
}

/** Whether a text does so in a column whose header is known and is not used. */
export const forbidsElsewhere = (text: string): boolean =>
  forbidsSending(text) || (isSentence(text, 2) && saysHandled(text));

/** A street with its number, a town with its post code, a parcel station, or a name: a part of the address. */
const PART_OF_ADDRESS =
  /(?:(?<!\p{L})(?:am|an|auf|hinter|unter|vor)\s+(?:der|den|dem)?\s*)?\p{L}*(?:straße|strasse|str\.?|weg|platz|allee|gasse|ring|damm|ufer|kai|wall|markt|deich|graben|chaussee|street|road|avenue)\s+\d{1,4}\s?[a-z]?(?![\d.])|(?<!\p{L})(?:am|an|auf)\s+(?:der|den|dem)?\s*\p{L}{3,}\s+\d{1,4}\s?[a-z]?(?![\d.])|\d{5}\s+\p{L}{3,}|packstation\s*\d+|^\s*(?:für|an|for)\s+\p{L}+(?:\s\p{L}+)?\s*$/giu;

/** A place with its number, which is no order and no day: `am See 3`, `Unter den Linden 5`, `App. 12.10.`, `1.OG`. */
const PLACE_WITH_NUMBER =
  /(?<!\p{L})(?:am|unter|hinter)\s+(?:(?:der|den|dem)\s+)?(?!\p{L}{2,7}tag|jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez)\p{L}{3,}\s+\d{1,3}(?![\d.])|(?<!\p{L})(?:app|apt|whg|zi|raum|gebäude)\.?\s*\d[\d.]*|(?<![\d.])\d{1,2}\.\s?(?:og|ug|dg|stock|etage)(?!\p{L})/giu;

/** Whether the addition to an address is about the day, the goods or the sending of its order: `Urlaub bis 10.1.`, `zusammen mit A-17`. */
export function forbidsInAddition(addition: string): boolean {
  if (forbidsSending(addition) || namesSecondPurpose(addition)) return true;
  const text = addition.replaceAll(PLACE_WITH_NUMBER, ' ');
  const isSaid = hasWords(text, 2);
  return (
    (isSaid && saysHandled(text)) ||
    ((isSaid || /\d/.test(text)) && changesOrder(text.replaceAll(PART_OF_ADDRESS, ' ')))
  );
}

/** Whether the name of a product is a sentence about its order, or says that the row is no item by itself. */
export const forbidsInProduct = (text: string): boolean =>
  forbidsProduct(text) || isNoItemByItself(text) || IS_NOT_THERE.test(text) || IS_PROCESS.test(text);

/** What became of an order, in place of the name of its product. */
const IS_PROCESS =
  /^\s*(?:umtausch|austausch|nachlieferung|nachsendung|neuversand|leihware|ansichtssendung|falschlieferung|transportschaden|annahmeverweigerung|adressfehler|betrugsverdacht|verloren gegangen|rückfrage|(?:in )?klärung|duplikat|dublette|rück(?:zahlung|erstattung|buchung|lastschrift)|erstattung|refund|chargeback|exchange)\s*$/iu;

/** What is ordered before it exists, sent in place of something else, or sold out. */
const IS_NOT_THERE =
  /(?<!\p{L})(?:vorbestell\p{L}*|pre-?order|ersatzlieferung|ausverkauft|vergriffen|sold out)(?!\p{L})/iu;

const forbidsProduct = (text: string): boolean =>
  (groupsIn(text) & (GROUP.inNames | GROUP.asking)) !== 0 &&
  (forbidsInName(text) || (ASKS.test(text) && changesOrder(text)));
