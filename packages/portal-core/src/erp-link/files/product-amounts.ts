import { formatDecimal, parseDecimal } from '../../products/index.js';

const MONEY = /^(?:€|eur)?\s*(\d[\d.,'’\s]*?)\s*(?:€|euro?)?$/iu;
const WEIGHT = /^(\d[\d.,'’\s]*?)\s*(kg|kilogramm|g|gr|gramm)?\.?$/iu;
/** Thousands that no decimal mark can be: `1.290,50`, `1'290`. */
const GROUPED = /^(\d{1,3}(?:([.,'’ ])\d{3})(?:\2\d{3})*)(?:([.,])(\d{1,2}))?$/;
/** A fraction or a thousand, depending on the country. */
const UNDECIDED = /^[1-9]\d{0,2}[.,]\d{3}$/;
/** Decimals of a milligram in kilograms, and in grams. */
const [IN_KILOGRAMS, IN_GRAMS] = [6, 3];

/** A price as the product form takes it, without the sign of euros and without marks of thousands; any other text as it is. */
export const priceText = (text: string): string => ungrouped(MONEY.exec(text)?.[1] ?? text);

/**
 * A weight in kilograms as the product form takes it. A text without a unit is in grams where its column is. Null where grams may be a thousand or
 * a fraction.
 */
export function weightText(text: string, isInGrams: boolean): string | null {
  const [, amount, unit] = WEIGHT.exec(text) ?? [];
  if (amount === undefined) return text;
  const isGrams = unit === undefined ? isInGrams : unit.toLowerCase().startsWith('g');
  if (!isGrams) return ungrouped(amount);
  if (UNDECIDED.test(amount)) return null;
  const milligrams = parseDecimal(ungrouped(amount), IN_GRAMS);
  return milligrams === null ? text : formatDecimal(milligrams, IN_KILOGRAMS).replace(/\.?0+$/, '');
}

function ungrouped(amount: string): string {
  const [, whole = '', group, mark, fraction] = GROUPED.exec(amount) ?? [];
  // A point or a comma alone may be the decimal mark.
  if (group === undefined || group === mark || (mark === undefined && /[.,]/.test(group))) return amount;
  return whole.replaceAll(/\D/g, '') + (fraction === undefined ? '' : `,${fraction}`);
}
