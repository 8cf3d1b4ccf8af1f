import { findCountry } from '../../../countries/index.js';
import { findSalutation } from '../../../orders/index.js';
import { issue, type Issue } from '../../../validation/index.js';
import type { ImportField } from '../../order-import.types.js';
import { readDate } from '../../reading/cells/order-date.js';

/** Whether a text can be the value of a field for all orders, for the fields that do not take every text. */
const RULES: Partial<Record<ImportField, (text: string) => boolean>> = {
  country: (text) => findCountry(text) !== null,
  salutation: (text) => findSalutation(text) !== null,
  quantity: (text) => /^[1-9]\d{0,5}$/.test(text),
  date: (text) => readDate(text, 'dmy') !== null || readDate(text, 'mdy') !== null,
};
const CODES = { country: 'country', salutation: 'salutation', quantity: 'integer', date: 'date' } as const;

/** The rule that a value fixed for all orders breaks, found before any row is read; null for a good one. */
export function fixedValueIssue(field: ImportField, text: string): Issue | null {
  if (RULES[field]?.(text.trim()) ?? true) return null;
  return issue(field, CODES[field as keyof typeof CODES]);
}
