import { cleanText } from '../validation/clean-text.js';
import { issue, type Issue, type Parsed } from '../validation/index.js';
import { decimalsOf, formatDecimal, isDecimal, parseDecimal } from './decimal.js';
import { PRODUCT_STATUSES, type NewProduct, type Product, type ProductDraft } from './product.types.js';

/** Most characters of a field of the product form, the name apart (specification 1 section 5). */
export const PRODUCT_TEXT_MAX = 100;
/** Fewest and most characters of a product's name. */
export const PRODUCT_NAME_LENGTH = { min: 2, max: 255 } as const;
/** Prices are stored in cents, weights given in kilograms are stored in grams. */
export const PRICE_DECIMALS = 2;
export const WEIGHT_DECIMALS = 3;
/** Largest price, and largest weight in kilograms. */
export const AMOUNT_MAX = 9_999_999;

const CUSTOMS_NUMBER = /^\d+(?:[.,]\d+)*$/;

/** The draft of a product that does not exist yet. */
export const EMPTY_PRODUCT: ProductDraft = {
  id: '',
  name: '',
  ean: '',
  price: '',
  unit: '',
  weight: '',
  customsNumber: '',
  shopName: '',
  status: 'aktiv',
};

/** The draft that changes a product; `point` stands before the decimals. `parseProduct` gives the same product back. */
export function draftOfProduct(product: Product, point: '.' | ',' = '.'): ProductDraft {
  const { id, name, ean, unit, customsNumber, shopName, status } = product;
  const price = formatDecimal(product.priceCents, PRICE_DECIMALS, point);
  const weight = formatDecimal(product.weightGrams, WEIGHT_DECIMALS, point);
  return { id, name, ean, price, unit, weight, customsNumber, shopName, status };
}

/** Every broken rule of the product form (specification 1 section 5); `path` is the draft's field. */
export function validateProduct(draft: ProductDraft): Issue[] {
  const parsed = parseProduct(draft);
  return parsed.ok ? [] : [...parsed.issues];
}

/** The product a draft describes, its texts cleaned and its amounts in cents and grams, or every broken rule. */
export function parseProduct(draft: ProductDraft): Parsed<NewProduct> {
  const issues: Issue[] = [];
  const text = (field: keyof ProductDraft, rule: TextRule = {}) =>
    checkedText(issues, field, cleanText(draft[field]), rule);
  const amount = (field: 'price' | 'weight', decimals: number) =>
    checkedAmount(issues, field, text(field, { min: 1 }), decimals);
  const ean = text('ean');
  const customsNumber = text('customsNumber');
  if (customsNumber !== '' && !CUSTOMS_NUMBER.test(customsNumber))
    issues.push(issue('customsNumber', 'numbersOnly'));
  const status = PRODUCT_STATUSES.find((known) => known === draft.status);
  if (status === undefined) issues.push(issue('status', 'invalidValue'));
  const value = {
    id: text('id', { min: 1 }),
    name: text('name', PRODUCT_NAME_LENGTH),
    ean,
    priceCents: amount('price', PRICE_DECIMALS),
    unit: text('unit', { min: 1 }),
    weightGrams: amount('weight', WEIGHT_DECIMALS),
    customsNumber,
    barcode: ean,
    shopName: text('shopName'),
    status: status ?? 'aktiv',
  };
  return issues.length > 0 ? { ok: false, issues } : { ok: true, value };
}

interface TextRule {
  /** 0: may be left empty. */
  readonly min?: number;
  readonly max?: number;
}

function checkedText(
  issues: Issue[],
  path: keyof ProductDraft,
  text: string,
  { min = 0, max = PRODUCT_TEXT_MAX }: TextRule,
): string {
  if (text === '') {
    if (min > 0) issues.push(issue(path, 'required'));
  } else if (text.length < min) issues.push(issue(path, 'minLength', { min }));
  else if (text.length > max) issues.push(issue(path, 'maxLength', { max }));
  return text;
}

function checkedAmount(issues: Issue[], path: keyof ProductDraft, text: string, decimals: number): number {
  if (text === '' || text.length > PRODUCT_TEXT_MAX) return 0;
  if (!isDecimal(text)) issues.push(issue(path, 'numbersOnly'));
  else if (decimalsOf(text) > decimals) issues.push(issue(path, 'maxDecimals', { max: decimals }));
  else if (Number(text.replace(',', '.')) > AMOUNT_MAX) issues.push(issue(path, 'max', { max: AMOUNT_MAX }));
  else return parseDecimal(text, decimals) ?? 0;
  return 0;
}
