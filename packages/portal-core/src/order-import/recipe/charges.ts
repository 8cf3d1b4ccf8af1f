import {
  MAYBE_CHARGE_BEGINNINGS,
  MAYBE_CHARGE_ENDINGS,
  MAYBE_CHARGE_WORDS,
} from '../words/data/charge-words.js';
import { foldedWords, foldText } from '../words/fold.js';
import { formatValuePair } from './value-map.js';

const anyOf = (words: string): string => foldedWords(words).join('|').replaceAll('_', ' ');
const BEGINNING = String.raw`(?:${anyOf(MAYBE_CHARGE_BEGINNINGS)}|(?:${anyOf(MAYBE_CHARGE_WORDS)})(?!\p{L}))`;
/** Rows that shops list among the items without being one: postage, discounts, vouchers, fees, taxes. */
const CHARGE = new RegExp(String.raw`(?<!\p{L})${BEGINNING}|(?:${anyOf(MAYBE_CHARGE_ENDINGS)})\s*$`, 'u');

/**
 * The value pair by which a row would be no item (`product_id:VERSAND=`), when its number or its name reads as postage, a discount or a
 * fee; null for any other row.
 */
export function chargeOf(id: string, name: string): string | null {
  if (!isCharge(id) && !isCharge(name)) return null;
  const field = id === '' ? 'product_name' : 'product_id';
  return formatValuePair({ field, text: id === '' ? name : id, meaning: '' });
}

/** Whether a text names postage, a discount or a fee. */
export const isCharge = (text: string): boolean => CHARGE.test(foldText(text));
