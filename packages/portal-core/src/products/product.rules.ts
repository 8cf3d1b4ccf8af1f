import { fieldNames, inFieldOrder, storedTexts, textIssues } from '../fields/index.js';
import { issue, type Issue, type Parsed } from '../validation/index.js';
import { decimalsOf, formatDecimal, isDecimal, parseDecimal } from './decimal.js';
import {
  PRICE_DECIMALS,
  PRODUCT_FIELDS,
  PRODUCT_STATUSES,
  WEIGHT_DECIMALS,
  type ProductTextName,
} from './product.fields.js';
import type { NewProduct, ProductDraft } from './product.types.js';

/** Largest price, and largest weight in kilograms. */
export const AMOUNT_MAX = 9_999_999;

const DECIMALS = { price: PRICE_DECIMALS, weight: WEIGHT_DECIMALS } as const;
const CUSTOMS_NUMBER = /^\d+(?:[.,]\d+)*$/;

/** The draft of a new product. */
export const EMPTY_PRODUCT: ProductDraft = { ...storedTexts(PRODUCT_FIELDS, {}), status: 'aktiv' };

/** The draft for changing a product; `point` is the decimal separator. `parseProduct` returns the same product. */
export function draftOfProduct(product: NewProduct, point: '.' | ',' = '.'): ProductDraft {
  return {
    ...EMPTY_PRODUCT,
    ...textsOf(product),
    price: formatDecimal(product.priceCents, PRICE_DECIMALS, point),
    weight: formatDecimal(product.weightGrams, WEIGHT_DECIMALS, point),
    status: product.status,
  };
}

/** Every broken rule of the product form (specification 1 section 5); `path` is the draft's field. */
export function validateProduct(draft: ProductDraft): Issue[] {
  const parsed = parseProduct(draft);
  return parsed.ok ? [] : [...parsed.issues];
}

/** The product of a draft, with cleaned texts and amounts in cents and grams, or every broken rule. */
export function parseProduct(draft: ProductDraft): Parsed<NewProduct> {
  const texts = storedTexts(PRODUCT_FIELDS, draft);
  const { customsNumber } = texts;
  const status = PRODUCT_STATUSES.find((known) => known === draft.status);
  const wrong: Issue[] = textIssues(PRODUCT_FIELDS, draft);
  const value = {
    ...textsOf(texts),
    priceCents: checkedAmount(wrong, 'price', texts),
    weightGrams: checkedAmount(wrong, 'weight', texts),
    barcode: texts.ean,
    status: status ?? 'aktiv',
  };
  const issues = [
    ...(customsNumber === '' || CUSTOMS_NUMBER.test(customsNumber)
      ? []
      : [issue('customsNumber', 'numbersOnly')]),
    ...(status === undefined ? [issue('status', 'invalidValue')] : []),
    ...inFieldOrder(PRODUCT_FIELDS, wrong),
  ];
  return issues.length > 0 ? { ok: false, issues } : { ok: true, value };
}

type Texts = Pick<ProductDraft, ProductTextName>;

/** The fields of a product that are stored as text. */
function textsOf(product: Texts): Texts {
  const names = fieldNames(PRODUCT_FIELDS).filter(isPlainText);
  return Object.fromEntries(names.map((name) => [name, product[name]])) as Texts;
}

const isPlainText = (name: keyof ProductDraft): name is ProductTextName =>
  name !== 'price' && name !== 'weight' && name !== 'status';

function checkedAmount(
  issues: Issue[],
  path: 'price' | 'weight',
  { [path]: text }: Pick<ProductDraft, 'price' | 'weight'>,
): number {
  const decimals = DECIMALS[path];
  if (text === '' || text.length > PRODUCT_FIELDS[path].limits.max) return 0;
  if (!isDecimal(text)) issues.push(issue(path, 'numbersOnly'));
  else if (decimalsOf(text) > decimals) issues.push(issue(path, 'maxDecimals', { max: decimals }));
  else if (Number(text.replace(',', '.')) > AMOUNT_MAX) issues.push(issue(path, 'max', { max: AMOUNT_MAX }));
  else return parseDecimal(text, decimals) ?? 0;
  return 0;
}
