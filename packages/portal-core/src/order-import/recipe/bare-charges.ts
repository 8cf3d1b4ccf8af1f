import {
  CHARGE_BEGINNINGS,
  CHARGE_ENDINGS,
  CHARGE_FILLERS,
  CHARGE_WORDS,
  DEPOSIT_ENDING,
  DISCOUNT_ENDINGS,
  VOUCHER_WORDS,
} from '../words/data/charge-words.js';
import { foldText, foldedWords } from '../words/fold.js';

const CHARGES = new Set(foldedWords(CHARGE_WORDS));
const VOUCHERS = new Set(foldedWords(VOUCHER_WORDS));
const FILLERS = new Set(foldedWords(CHARGE_FILLERS));
const anyOf = (words: string) => foldedWords(words).join('|');
const COMPOUND = new RegExp(`^(?:${anyOf(CHARGE_BEGINNINGS)})(?:${anyOf(CHARGE_ENDINGS)})$`);
const DISCOUNT = new RegExp(`(?:${anyOf(DISCOUNT_ENDINGS)})$`);
/** A code that is given back for money: `herbst10`. */
const CODE = /^\p{L}+\d+$/u;

/** Whether a text names postage, a discount or a fee and nothing besides: no word of it is of goods, a service or a wish. */
export function isBareCharge(text: string): boolean {
  const words = wordsOf(text);
  const mayHaveCode = words.some((word) => DISCOUNT.test(word));
  const isOther = (word: string) => FILLERS.has(word) || (mayHaveCode && CODE.test(word));
  return words.some(isCharge) && words.every((word) => isCharge(word) || isOther(word));
}

/** Whether a text names a voucher and nothing besides but its code. */
export function isBareVoucher(text: string): boolean {
  const words = wordsOf(text);
  const isVoucher = (word: string) => VOUCHERS.has(word);
  return (
    words.some(isVoucher) && words.every((word) => isVoucher(word) || FILLERS.has(word) || CODE.test(word))
  );
}

/** The words of a text; of amounts only their unit, which `kg` is of `31,5kg`. */
const wordsOf = (text: string): string[] =>
  (foldText(text).match(/[\p{L}\d]+/gu) ?? [])
    .map((word) => word.replace(/^\d+/, ''))
    .filter((word) => word !== '');

const isCharge = (word: string): boolean =>
  CHARGES.has(word) || COMPOUND.test(word) || DISCOUNT.test(word) || word.endsWith(DEPOSIT_ENDING);
