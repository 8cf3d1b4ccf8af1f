import { isRejected } from '../checking/order-group.js';
import type { RejectedOrder } from '../order-import.types.js';
import type { PlannedOrder } from './plan.js';

/**
 * A planned order that will not be stored, as the file of rejected rows tells it: a rejected one, or one whose id another order holds. Null
 * for the others.
 */
export function refusedOrder({ outcome, order }: PlannedOrder): RejectedOrder | null {
  if (isRejected(order)) return order;
  if (outcome !== 'conflict') return null;
  const { external_order_id } = order.order;
  const issue = {
    line: order.lines[0] ?? 0,
    column: null,
    field: 'external_order_id',
    value: external_order_id,
    code: 'alreadyExists',
    params: { field: external_order_id },
  } as const;
  return { lines: order.lines, external_order_id, issues: [issue], source: order.source };
}
