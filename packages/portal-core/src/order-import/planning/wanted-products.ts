import { chargeOf } from '../checking/charges.js';
import { fieldIssue } from '../checking/field-issue.js';
import { isRejected, type CheckedOrder } from '../checking/order-group.js';
import type { ImportField, ImportMapping, RowIssue } from '../order-import.types.js';

/** A product an order asks for, and where: the index of its row, and which of the items side by side there it is. */
export interface WantedProduct {
  readonly id: string;
  readonly row: number;
  readonly slot: number;
}

/** The products an order asks for; of a rejected one those that could be read. */
export function wantedProducts(order: CheckedOrder): readonly WantedProduct[] {
  if (isRejected(order)) return order.products ?? [];
  const { itemRows, itemSlots } = order;
  return order.order.items.map(({ id }, index) => ({
    id,
    row: itemRows[index] ?? 0,
    slot: itemSlots?.[index] ?? 0,
  }));
}

/** That a product is not known, told of the cell it stands in. */
export function unknownProduct(
  mapping: ImportMapping,
  { source, lines }: Pick<CheckedOrder, 'source' | 'lines'>,
  {
    product: { id, row, slot },
    suggestion,
  }: { readonly product: WantedProduct; readonly suggestion: string | null },
): RowIssue {
  const field: ImportField = mapping.mode === 'comma' ? 'product_id_and_quantity' : 'product_id';
  const place = { cells: source[row] ?? [], line: lines[row] ?? 0, slot };
  const name = fieldIssue(mapping, { ...place, field: 'product_name', code: 'unknownProduct' }).value;
  const charge = chargeOf(id, name);
  const params = {
    product: id,
    ...(suggestion === null ? {} : { suggestion }),
    ...(charge === null ? {} : { charge }),
  };
  return fieldIssue(mapping, { ...place, field, code: 'unknownProduct', params });
}
