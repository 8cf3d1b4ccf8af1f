import { findCountry } from '../../countries/index.js';
import { isCharge } from './charges.js';
import type { ImportMapping, ValueField } from '../order-import.types.js';
import { holdsForAllProducts } from './units.js';
import { foldValue } from './value-map.js';
import { isBeside } from './values-beside.js';

type Values = NonNullable<ImportMapping['values']>;

/**
 * The fields whose values are a shop's own words, with the pairs that mean the same in every file. All else is said of the people, days and
 * numbers of one file, or answers a doubt about its rows and would suppress it in the next.
 */
const LASTS: Partial<Record<ValueField, (text: string, meaning: string) => boolean>> = {
  country: (text) => !isBeside({ field: 'country', text }) && findCountry(text) === null,
  salutation: () => true,
  status: () => true,
  product_id: namesProduct,
  product_name: namesProduct,
  product_called: (text, meaning) => text.startsWith(`${meaning} / `),
  unit: holdsForAllProducts,
};

const HAS_DIGIT = /\d/;

/** Whether a pair names a product. That a row is no item lasts only for what says so itself: `VERSAND`, not `NW1003` or `EXTRA`. */
function namesProduct(text: string, meaning: string): boolean {
  return meaning === '' ? isCharge(text) && !HAS_DIGIT.test(text) : true;
}

const standsForItself = (text: string, meaning: string): boolean => foldValue(text) === foldValue(meaning);

/**
 * The part of value maps that is valid for other files, too: a shop's own words, but no answer to a blank cell, and none about rows that
 * contradict themselves; undefined when it is empty.
 */
export function lastingValues(values: Values | undefined): Values | undefined {
  const entries = Object.entries(values ?? {}) as [ValueField, Readonly<Record<string, string>>][];
  const lasting = entries.flatMap(([field, pairs]) => {
    const lasts = LASTS[field];
    if (lasts === undefined) return [];
    const kept = Object.entries(pairs).filter(
      ([text, meaning]) => foldValue(text) !== '' && !standsForItself(text, meaning) && lasts(text, meaning),
    );
    return kept.length === 0 ? [] : [[field, Object.fromEntries(kept)] as const];
  });
  return lasting.length === 0 ? undefined : Object.fromEntries(lasting);
}
