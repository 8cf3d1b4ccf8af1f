import { issue, type Issue } from '../../validation/index.js';
import { columnsOfSource } from './field-source.js';
import type { ImportField, ImportMapping, ImportMode } from '../order-import.types.js';

const ALWAYS = ['external_order_id', 'date', 'postal_code', 'city', 'country'] as const;
const ITEMS: Readonly<Record<ImportMode, readonly ImportField[]>> = {
  'new-line': ['product_id', 'quantity'],
  comma: ['product_id_and_quantity'],
};

/**
 * The fields that an import needs and that have neither column nor constant, in the order of the wizard's list; empty when the mapping is
 * complete. A company replaces the first address line and the salutation, a Packstation or Postfiliale with a post number the street, items
 * side by side product and quantity. Another party's address does not count: an order's own must be complete by itself. `isFilled` returns
 * whether every order has a value in a field's columns; by default it is assumed.
 */
export function missingFields(
  { mode, columns, items = [], constants }: ImportMapping,
  isFilled: (field: ImportField) => boolean = () => true,
): ImportField[] {
  const fixed = (field: ImportField) => (constants?.[field] ?? '') !== '';
  const has = (field: ImportField) => {
    if (columns[field] !== undefined || fixed(field)) return true;
    if (items.length === 0) return false;
    return (
      field === 'product_id' || (field === 'quantity' && items.every((item) => item.quantity !== undefined))
    );
  };
  const toPost = has('post_number') && (has('pack_station') || has('post_filiale'));
  const hasCompany = has('company') && isFilled('company');
  const missing: ImportField[] = [...ALWAYS, ...ITEMS[mode]].filter((field) => !has(field));
  if (!has('salutation') && !hasCompany) missing.push('salutation');
  if (!has('first_address_line') && !hasCompany) missing.push('first_address_line');
  if (!has('street') && !toPost) missing.push('street');
  return missing;
}

/** Whether a file has fewer columns than the mode needs; fields with a constant and fields that share a column do not need their own. */
export function hasTooFewColumns(
  header: readonly string[],
  { mode, columns, items = [], constants = {} }: ImportMapping,
): boolean {
  const needed: readonly ImportField[] = [...ALWAYS, ...ITEMS[mode], 'first_address_line', 'street'];
  const taken = new Set<number>();
  let without = 0;
  for (const field of needed) {
    const inItems = items.length > 0 && (field === 'product_id' || field === 'quantity');
    if (inItems || (constants[field] ?? '') !== '') continue;
    const [first] = columnsOfSource(columns[field]);
    if (first === undefined) without += 1;
    else taken.add(first);
  }
  return header.length < taken.size + without;
}

/** Returns `mappingIncomplete` ("ERROR: you have to map all the fields …", specification 1 section 5) when a needed field is missing. */
export function validateMapping(mapping: ImportMapping): Issue[] {
  const missing = missingFields(mapping);
  return missing.length === 0 ? [] : [issue('mapping', 'mappingIncomplete', { fields: missing.join(', ') })];
}
