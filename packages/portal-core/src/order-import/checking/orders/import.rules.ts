import { postalCodeFault, type PostalCodeFault } from '../../../countries/index.js';
import { isPostalCode, type CleanOrder } from '../../../orders/index.js';
import { issue, type Issue } from '../../../validation/index.js';
import { meantCountry } from './country-issue.js';
import type { ReadItem } from './order-items.js';
import { isScientific } from '../cells/spreadsheet-number.js';
import { streetIssues } from '../rules/street.rules.js';

/** Most items of one order, equal to `orderPayloadShape`'s limit. */
const MAX_ITEMS = 500;

/**
 * The rules of an import besides the order rules, since no person has typed its orders: numbers shortened by a spreadsheet, too many items,
 * and post codes that do not fit their country. Returns the known issues and these; paths are those of the order rules.
 */
export function importIssues(
  order: CleanOrder,
  items: readonly ReadItem[],
  known: readonly Issue[],
): readonly Issue[] {
  const issues: Issue[] = [];
  if (isScientific(order.external_order_id)) issues.push(issue('external_order_id', 'scientificNumber'));
  for (let index = 0; index < items.length; index += 1)
    if (isScientific(items[index]?.id ?? '')) issues.push(issue(`items.${index}.id`, 'scientificNumber'));
  if (items.length > MAX_ITEMS)
    issues.push(issue('external_order_id', 'tooManyItems', { max: MAX_ITEMS, found: items.length }));
  const { postal_code } = order;
  if (isScientific(postal_code)) issues.push(issue('address.postal_code', 'scientificNumber'));
  else {
    const fault = isGermanCode(order) ? null : codeFault(order);
    if (fault !== null && isPostalCode(postal_code))
      issues.push(issue('address.postal_code', fault.code, fault.params));
  }
  const ofStreet = streetIssues(order);
  return ofStreet.length + known.length === 0 ? issues : [...issues, ...ofStreet, ...known];
}

/**
 * The fault of a post code. Beside a mistyped country a lost zero is told at once and not after it is put right; a code that does not fit
 * speaks rather against the country that was probably meant.
 */
function codeFault({ postal_code, country_code }: CleanOrder): PostalCodeFault | null {
  const country = meantCountry(country_code);
  const fault = postalCodeFault(postal_code, country);
  return country === country_code || fault?.code === 'postalCodeShort' ? fault : null;
}

/** Whether an order has a German post code of five digits, as most do; costs no look-up. */
function isGermanCode({ postal_code, country_code }: CleanOrder): boolean {
  if (country_code !== 'DE' || postal_code.length !== 5) return false;
  for (let index = 0; index < 5; index += 1) {
    const unit = postal_code.charCodeAt(index);
    if (unit < 48 || unit > 57) return false;
  }
  return true;
}
