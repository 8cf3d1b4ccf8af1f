import { issue, type Issue } from '../../validation/index.js';
import type { ImportField, ImportMapping, ImportMode } from '../order-import.types.js';

const ALWAYS = ['external_order_id', 'date', 'postal_code', 'city', 'country'] as const;
const ITEMS: Readonly<Record<ImportMode, readonly ImportField[]>> = {
  'new-line': ['product_id', 'quantity'],
  comma: ['product_id_and_quantity'],
};

/**
 * The fields still without a column or a constant that an import needs, in the order the wizard lists them; empty when the mapping is
 * complete. A company stands in for the first address line and for the salutation, a Packstation or Postfiliale with a post number for
 * the street.
 */
export function missingFields({ mode, columns, constants }: ImportMapping): ImportField[] {
  const has = (field: ImportField) => columns[field] !== undefined || (constants?.[field] ?? '') !== '';
  const toPost = has('post_number') && (has('pack_station') || has('post_filiale'));
  const missing: ImportField[] = [...ALWAYS, ...ITEMS[mode]].filter((field) => !has(field));
  if (!has('salutation') && !has('company')) missing.push('salutation');
  if (!has('first_address_line') && !has('company')) missing.push('first_address_line');
  if (!has('street') && !toPost) missing.push('street');
  return missing;
}

/** Whether a file has fewer columns than the mode needs fields, those with a constant not counted. */
export function hasTooFewColumns(
  header: readonly string[],
  { mode, constants = {} }: ImportMapping,
): boolean {
  const needed: readonly ImportField[] = [...ALWAYS, ...ITEMS[mode], 'first_address_line', 'street'];
  return header.length < needed.filter((field) => (constants[field] ?? '') === '').length;
}

/** `mappingIncomplete` ("ERROR: you have to map all the fields …", specification 1 section 5) when a needed field is missing. */
export function validateMapping(mapping: ImportMapping): Issue[] {
  const missing = missingFields(mapping);
  return missing.length === 0 ? [] : [issue('mapping', 'mappingIncomplete', { fields: missing.join(', ') })];
}
