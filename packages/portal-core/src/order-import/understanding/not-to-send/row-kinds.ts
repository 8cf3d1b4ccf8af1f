import { foldHeader, foldText } from '../../words/fold.js';
import { isCharge } from '../../recipe/charges.js';
import { saysNo } from '../../words/cancelled-row.js';
import {
  ITEM_KINDS,
  ITEM_PRICES,
  OFFERED_WORDS,
  PART_BEGINNINGS,
  PART_KINDS,
  PART_WORDS,
  SET_ENDINGS,
  SET_NAMES,
  SET_STEMS,
  SET_WORDS,
} from '../../words/data/row-words.js';
import { listed } from './phrases.js';

const anyOf = (words: string): string =>
  listed(words)
    .map((word) => foldText(word).replaceAll(' ', '[ -]?'))
    .join('|');

const OFFERED = new RegExp(`^(?:${anyOf(OFFERED_WORDS)})`);
/** Signs that a name with such words has; most names have none. */
const MAY_SAY = /[([↳└]|^\s*[-–•·*+>»→|]{1,3}\s|^\W*\p{L}{2,11}[\s:.]|:\s*$|\s(?:aus|of)\s*$/u;
const SAYS = new RegExp(
  String.raw`[([]\s*(?:${anyOf(OFFERED_WORDS)}|${anyOf(PART_WORDS)})|^\W*(?:${anyOf(PART_BEGINNINGS)})\b|^\s*[↳└]|^\s*[-–•·*+>»→|]{1,3}\s+\p{L}|(?:${anyOf(SET_ENDINGS)})\W*$|\p{L}\)?\s*:\s*$`,
  'u',
);

const wordsOf = (words: string): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${anyOf(words)})(?!\p{L})|${anyOf(SET_STEMS)}`, 'u');
const SET = wordsOf(SET_WORDS);
const SET_OR_PART = wordsOf(`${SET_WORDS} | ${PART_KINDS}`);

const SET_NAME = new RegExp(String.raw`(?:${anyOf(SET_NAMES)})(?!\p{L})`, 'u');
const PRICES = new Set(listed(ITEM_PRICES).map(foldHeader));

/** Whether the name of a product is that of a set: `Teekannen-Set`, `Service, 3-teilig`. */
export const isSetByName = (name: string): boolean => SET_NAME.test(foldText(name));

/** Whether a header is that of a column with the price of each item. */
export const namesItemPrice = (header: string): boolean => PRICES.has(foldHeader(header));

/** Whether a header is that of a column that tells sets from their parts: `Stückliste`, `Parent SKU`. */
export const namesSets = (header: string): boolean => SET.test(foldText(header));

/** Whether the kind of a row is that of a set or of a part of one. */
export const isSetOrPart = (text: string): boolean => SET_OR_PART.test(foldText(text));

const PART = wordsOf(`${PART_KINDS} | ${PART_WORDS}`);

/** Whether a text is the kind of a part of a set, whatever its header: `Setbestandteil`. */
export const isPart = (text: string): boolean => PART.test(foldText(text));

/** Whether the kind of a row is that of an item offered beside those ordered: `Alternativ`, `Bedarfsposition`. */
export const isOffered = (text: string): boolean => OFFERED.test(foldText(text).trim());

const ITEM = new Set(listed(ITEM_KINDS).map(foldText));

/**
 * Whether it is known what a row of that kind is: an item, postage or a discount, which has no article number, or a set and its part, which are
 * asked about by their column. Of any other (`Muster`, `Zugabe`, `Leihgabe`) nobody knows whether it goes into the parcel.
 */
export const isKnownKind = (text: string): boolean =>
  saysNo(text.trim()) ||
  ITEM.has(foldText(text).trim().replaceAll(/[_-]/g, ' ')) ||
  isCharge(text) ||
  isSetOrPart(text);

/**
 * Whether the name of a product says that it is offered beside those ordered, part of the set above, or made of the products below:
 * `Becher (Alternative)`, `davon Tee`, `Geschenkset bestehend aus:`.
 */
export const isNoItemByItself = (text: string): boolean => MAY_SAY.test(text) && SAYS.test(foldText(text));
