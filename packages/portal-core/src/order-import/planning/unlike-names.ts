import { editDistance } from '../words/edit-distance.js';
import { productWords } from './product-name.js';

/** Letters that two words must have in common, in one piece, to speak of one thing: `Regenjacke` and `Jacke`. */
const COMMON = 4;
/** Letters of the shortest word that says what a product is. */
const SHORTEST = 3;
/** Letters of the shortest words that one mistyped letter does not make another word. */
const MISTYPED = 5;
/** A number or a code, which describes nothing: `KB-0815`. */
const CODE = /^\S*\d\S*$/;

/**
 * Whether two names of a product have nothing in common: no word of one stands in a word of the other, is part of it or a typing error
 * away. False when one of them has no words, as sizes and codes have none.
 */
export function haveNothingInCommon(own: string, told: string): boolean {
  const [ones, others] = [wordsOf(own), wordsOf(told)];
  if (ones.length === 0 || others.length === 0) return false;
  return !ones.some((one) => others.some((other) => areAlike(one, other)));
}

const wordsOf = (name: string): string[] =>
  (CODE.test(name.trim()) ? [] : productWords(name)).filter(
    (word) => word.length >= SHORTEST && /^\p{L}+$/u.test(word),
  );

function areAlike(one: string, other: string): boolean {
  if (one.includes(other) || other.includes(one) || haveCommonPiece(one, other)) return true;
  return Math.min(one.length, other.length) >= MISTYPED && editDistance(one, other, 1) <= 1;
}

function haveCommonPiece(one: string, other: string): boolean {
  for (let at = 0; at + COMMON <= one.length; at += 1)
    if (other.includes(one.slice(at, at + COMMON))) return true;
  return false;
}
