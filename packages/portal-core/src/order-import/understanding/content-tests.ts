import { findCountry } from '../../countries/index.js';
import { findSalutation } from '../../orders/index.js';
import { isEmail } from '../../validation/index.js';
import { cellText } from '../reading/cell-text.js';
import { dateParts } from '../reading/order-date.js';
import type { ImportField } from '../order-import.types.js';
import { parseProductsAndQuantities } from '../recipe/products-and-quantities.js';

/** What a column's values look like. */
export interface ContentGuess {
  readonly field: ImportField;
  /** 0 to 1. */
  readonly confidence: number;
}

/** Share of a column's filled cells that must pass a test. */
const MOST = 0.8;

const TESTS: readonly { field: ImportField; confidence: number; passes: (text: string) => boolean }[] = [
  { field: 'email', confidence: 0.65, passes: isEmail },
  {
    field: 'salutation',
    confidence: 0.65,
    passes: (text) => text.length > 1 && findSalutation(text) !== null,
  },
  {
    field: 'product_id_and_quantity',
    confidence: 0.6,
    passes: (text) => /:\d+$/.test(text) && parseProductsAndQuantities(text) !== null,
  },
  { field: 'date', confidence: 0.6, passes: (text) => dateParts(text) !== null },
  { field: 'country', confidence: 0.6, passes: (text) => findCountry(text) !== null },
  { field: 'postal_code', confidence: 0.5, passes: (text) => /^\d{4,5}$/.test(text) },
  { field: 'quantity', confidence: 0.4, passes: (text) => /^[1-9]\d{0,2}$/.test(text) },
];

/** The field a column's values speak for, or null. `isKnownProduct` recognises product ids. */
export function guessByContent(
  values: readonly string[],
  isKnownProduct?: (id: string) => boolean,
): ContentGuess | null {
  const filled = values.map(cellText).filter((text) => text !== '');
  if (filled.length === 0) return null;
  const share = (passes: (text: string) => boolean) => filled.filter(passes).length / filled.length;
  if (isKnownProduct !== undefined && share(isKnownProduct) >= MOST)
    return { field: 'product_id', confidence: 0.7 };
  const test = TESTS.find(({ passes }) => share(passes) >= MOST);
  return test === undefined ? null : { field: test.field, confidence: test.confidence * share(test.passes) };
}
