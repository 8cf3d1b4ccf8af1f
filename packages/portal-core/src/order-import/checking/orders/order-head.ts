import { ORDER_FIELDS, type ImportField } from '../../order-import.types.js';
import { columnsOfSource } from '../../recipe/field-source.js';
import type { OrderReader } from './order-reader.js';

const OF_PLACE: ReadonlySet<ImportField> = new Set(['first_address_line', 'street', 'postal_code', 'city']);

/**
 * Whether the first row of an order is its head above the items: the only one that fills anything of the address, and without what every
 * item has beside its number, such as a name or a price. `itemRows`: the rows of the items.
 */
export function isOrderHead(
  { own, items }: OrderReader,
  source: readonly (readonly string[])[],
  itemRows: readonly number[],
): boolean {
  const place = own.fields.filter(
    ({ column }, at) => column >= 0 && OF_PLACE.has(ORDER_FIELDS[at] ?? 'date'),
  );
  if (!source.slice(1).every((cells) => place.every((field) => field.text(cells) === ''))) return false;
  const numbers = columnsOfSource(items[0]?.product_id.source);
  const isOfItems = (column: number) => itemRows.every((at) => (source[at]?.[column] ?? '').trim() !== '');
  return (source[0] ?? []).some(
    (cell, column) => cell.trim() === '' && !numbers.includes(column) && isOfItems(column),
  );
}
