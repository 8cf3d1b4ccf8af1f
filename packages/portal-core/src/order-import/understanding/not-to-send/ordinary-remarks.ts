import { ORDINARY, ORDINARY_PHRASES } from '../../words/data/ordinary-words.js';
import { isPartOfHouse } from '../../words/part-of-building.js';
import { anyOf, listed, plain } from './phrases.js';

/** The name of who greets, behind the greeting. */
const SIGNED =
  /(?<!\p{L})((?:[lL][gG]|[vV][gG]|[mM][fF][gG]|[gG]r(?:ü|ue)(?:ß|ss)(?:en|e)?|[gG]ru(?:ß|ss)|[rR]egards)[\s,.!]+)(?:(?:von|from|[eE]ure?|[iI]hre?)\s+)?(?:(?:[fF]amilie|[fF]am\.)\s+)?(?:\p{Lu}[\p{L}.'-]*(?:\s+|$)){1,2}$/u;

/** A telephone number, the number of a customer, a discount, a floor, a time of day. */
const NUMBERED =
  /(?:kd|kunden)\.?[\s-]?(?:nr|nummer)\b[.:\s]*\d+|\d{1,2}\s?%\s?rabatt\b|(?:tel|telefon|telefonnummer|handy|mobil|phone)\W{0,3}\+?[\d(][\d\s()/-]{5,}|\d{1,2}\.?\s?(?:og|ug|stock|stockwerk|etage|floor)\b|(?:(?:ab|bis|zwischen|nach|after|until) )?\d{1,2}(?:[:.]\d\d)?(?:\s?(?:-|–|bis|und|to)\s?\d{1,2}(?:[:.]\d\d)?)?\s?(?:uhr|am|pm)\b/gi;

/** What people write where there is nothing to be said. */
const NOTHING = /^(?:nein|no|none|keine?|nichts?|n\/a|null|ok|okay)$/i;

/** Signs that draw attention to their order, or mark it, and shares of a piece. */
const ATTENTION =
  /[\u{1f534}\u{1f7e0}\u{1f7e1}\u{26a0}\u{26d4}\u{2757}\u{2753}\u{1f6d1}\u{1f6ab}\u{274c}\u{2716}-\u{2718}]|^(?:\(x\)|[½¼¾]|[#*+~^?!%&]+)$/iu;

/** Most characters of an ordinary remark. */
const LONGEST = 300;

/** Words up to which a part of a house is all that a remark says: it belongs to the address, and no carrier reads it here. */
const FEW = 3;

const isOnlyHouse = (text: string): boolean => isPartOfHouse(text) && text.split(/\s+/).length <= FEW;

interface Ordinary {
  readonly words: ReadonlySet<string>;
  readonly phrases: RegExp;
}
let ordinary: Ordinary | undefined;

const compile = (): Ordinary => ({
  words: new Set(ORDINARY.trim().split(/\s+/).map(plain)),
  phrases: new RegExp(`(?<= )${anyOf(listed(ORDINARY_PHRASES))}(?= )`, 'g'),
});

/**
 * Whether a remark changes nothing about its order: it thanks, greets, or says where and how the carrier hands the parcel over. Every word
 * of it is known for that; any other remark is read by a person.
 */
export function isOrdinaryRemark(text: string): boolean {
  const own = text.trim();
  if (ATTENTION.test(own) || isOnlyHouse(own)) return false;
  if (!/\p{L}{2}|\d/u.test(own) || NOTHING.test(own)) return true;
  if (own.length > LONGEST) return false;
  const { words, phrases } = (ordinary ??= compile());
  const told = ` ${plain(own.replace(SIGNED, '$1').replaceAll(NUMBERED, ' '))} `;
  const left = told.replaceAll(phrases, ' , ').split(' ');
  return left.every((word) => word === '' || word === ',' || words.has(word));
}
