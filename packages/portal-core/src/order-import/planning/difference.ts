import type { NewOrder } from '../../orders/index.js';
import type { ImportField } from '../order-import.types.js';
import { formatProductsAndQuantities } from '../recipe/products-and-quantities.js';
import type { FieldDifference } from './report.types.js';

type Texts = readonly (readonly [ImportField, string])[];

/**
 * The fields in which two orders differ, in the order of the wizard's list. Empty exactly when their content hashes are equal and their
 * numbers are spelled alike.
 */
export function differencesOf(stored: NewOrder, file: NewOrder): FieldDifference[] {
  const after = new Map(textsOf(file));
  const hasSameItems = goodsOf(stored) === goodsOf(file);
  return textsOf(stored).flatMap(([field, text]) => {
    const other = after.get(field) ?? '';
    const isSame = text === other || (field === 'product_id_and_quantity' && hasSameItems);
    return isSame ? [] : [{ field, stored: text, file: other }];
  });
}

/** The items in an order of their own. */
const goodsOf = ({ items }: NewOrder): string =>
  items
    .map((item) => formatProductsAndQuantities([item]))
    .toSorted()
    .join('\n');

/** The number, and the texts that the content hash is made of, by field. */
function textsOf({ external_order_id, date, items, address }: NewOrder): Texts {
  return [
    ['external_order_id', external_order_id],
    ['date', date],
    ['salutation', address.salutation],
    ['email', address.email],
    ['company', address.company],
    ['first_address_line', address.name],
    ['second_address_line', address.second_name],
    ['street', address.street],
    ['address_second_line', address.address_second_line],
    ['postal_code', address.postal_code],
    ['city', address.city],
    ['country', address.country_code],
    ['product_id_and_quantity', formatProductsAndQuantities(items)],
  ];
}
