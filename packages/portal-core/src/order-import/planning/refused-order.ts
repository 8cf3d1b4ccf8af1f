import { isRejected, type AcceptedOrder } from '../checking/orders/checked-order.js';
import type { ImportMapping, RejectedOrder, RowIssue } from '../order-import.types.js';
import { columnOfField } from '../recipe/field-source.js';
import type { PlannedOrder } from './plan.js';

/**
 * A planned order that will not be stored, for the file of rejected rows: a rejected one, or one whose id another order has, with every
 * field in which the two differ. Null for the others.
 */
export function refusedOrder(
  { outcome, order, stored }: PlannedOrder,
  mapping: Pick<ImportMapping, 'columns' | 'items'> = { columns: {} },
): RejectedOrder | null {
  if (isRejected(order)) return order;
  if (outcome !== 'conflict') return null;
  const { external_order_id } = order.order;
  const taken = {
    ...placed(order, mapping, 'external_order_id', external_order_id),
    code: 'alreadyExists',
    params: { field: external_order_id },
  } as const;
  const differences = (stored?.differences ?? []).map((one): RowIssue => ({
    ...placed(order, mapping, one.field, one.file),
    code: 'storedDiffers',
    params: { stored: one.stored },
  }));
  return { lines: order.lines, external_order_id, issues: [taken, ...differences], source: order.source };
}

function placed(
  { lines }: AcceptedOrder,
  mapping: Pick<ImportMapping, 'columns' | 'items'>,
  field: RowIssue['field'] & string,
  value: string,
): Pick<RowIssue, 'line' | 'column' | 'field' | 'value'> {
  const column = columnOfField(mapping, field);
  return { line: lines[0] ?? 0, column: column === undefined ? null : column + 1, field, value };
}
