import { isSameEan } from '../deliveries/index.js';
import { parseDecimal, PRICE_DECIMALS, WEIGHT_DECIMALS, type NewProduct } from '../products/index.js';
import { cleanText, issue, type Issue } from '../validation/index.js';
import type { ProductReport } from './product-report.types.js';

/** Kilograms above which a weight that nobody has confirmed is more likely one of grams. */
const HEAVIEST = 70;
const GRAMS = 1000;

/**
 * What is doubtful about the file of a person beside the product as it is, null for a new one: an EAN with another check digit, 0 where a price or
 * a weight is known, kilograms that sound like grams. What the product has already is never in doubt, so an export goes in as it came out.
 */
export function doubtsOfProduct(product: NewProduct | null, report: ProductReport): Issue[] {
  const { ean, price, weight } = report;
  const [cents, grams] = [unitsOf(price, PRICE_DECIMALS), unitsOf(weight, WEIGHT_DECIMALS)];
  const known = product?.weightGrams ?? 0;
  const issues: Issue[] = [];
  const isNewEan = ean != null && cleanText(ean) !== '' && !isSameEan(ean, product?.ean ?? '');
  if (isNewEan && cleanText(ean) !== product?.ean && !isReadableEan(cleanText(ean)))
    issues.push(issue('ean', 'notAnEan', { value: ean }));
  if (cents === 0 && (product?.priceCents ?? 0) > 0) issues.push(issue('price', 'zeroSaid'));
  if (grams === 0 && known > 0) issues.push(issue('weight', 'zeroSaid'));
  if (grams !== null && grams !== known && soundsLikeGrams(grams, known))
    issues.push(issue('weight', 'weightInGrams', { value: String(weight) }));
  return issues;
}

const soundsLikeGrams = (grams: number, known: number): boolean =>
  (known > 0 && grams === known * GRAMS) || (grams > HEAVIEST * GRAMS && known <= HEAVIEST * GRAMS);

/** An amount in its smallest unit; null where nothing is said, or something else than a number. */
function unitsOf(said: ProductReport['price'], decimals: number): number | null {
  const text = said == null ? '' : cleanText(String(said));
  return text === '' ? null : parseDecimal(text, decimals);
}

/** Whether a text can be an EAN: one number, whose last digit follows from the others where it has the length of one. */
function isReadableEan(text: string): boolean {
  if (/[,;|\n]/.test(text)) return false;
  const bare = text.replaceAll(/[\s-]/g, '');
  if (!/^(?:\d{8}|\d{12,14})$/.test(bare)) return true;
  // Digits that a spreadsheet has lost.
  if (/0{6}$/.test(bare)) return false;
  const digits = [...bare].map(Number).toReversed();
  const sum = digits.reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
