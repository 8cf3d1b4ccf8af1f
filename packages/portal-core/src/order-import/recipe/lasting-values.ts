import { findCountry } from '../../countries/index.js';
import type { ImportMapping, ValueField } from '../order-import.types.js';
import { foldValue } from './value-map.js';

type Values = NonNullable<ImportMapping['values']>;

/** Whether a value pair answers a doubt about orders of one file, and would suppress the doubt in the next file. */
const ANSWERS_DOUBT: Partial<Record<ValueField, (text: string, meaning: string) => boolean>> = {
  remark: () => true,
  product_named: () => true,
  country: (text) => text !== '' && findCountry(text) !== null,
  quantity: (text, meaning) => WHOLE_NUMBER.test(text.trim()) || standsForItself(text, meaning),
  product_id: (text, meaning) => leavesOutArticle(text, meaning) || standsForItself(text, meaning),
  product_name: (text, meaning) => leavesOutArticle(text, meaning) || standsForItself(text, meaning),
};

const HAS_DIGIT = /\d/;
const WHOLE_NUMBER = /^\+?\d+(?:[.,]0+)?$/;

/** Whether a pair says that what may be an article is no item: postage stays postage in the next file, `NW1003` is an article again. */
const leavesOutArticle = (text: string, meaning: string): boolean => meaning === '' && HAS_DIGIT.test(text);

const standsForItself = (text: string, meaning: string): boolean =>
  text !== '' && foldValue(text) === foldValue(meaning);

/**
 * The part of value maps that is valid for other files, too: a shop's own words, but not answers about rows that contradict themselves;
 * undefined when it is empty.
 */
export function lastingValues(values: Values | undefined): Values | undefined {
  const entries = Object.entries(values ?? {}) as [ValueField, Readonly<Record<string, string>>][];
  const lasting = entries.flatMap(([field, pairs]) => {
    const answers = ANSWERS_DOUBT[field] ?? standsForItself;
    const kept = Object.entries(pairs).filter(([text, meaning]) => !answers(text, meaning));
    return kept.length === 0 ? [] : [[field, Object.fromEntries(kept)] as const];
  });
  return lasting.length === 0 ? undefined : Object.fromEntries(lasting);
}
