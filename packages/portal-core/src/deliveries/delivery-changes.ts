import { isExpected } from './delivery.machine.js';
import type { Delivery, DeliveryFields } from './delivery.types.js';

/**
 * Whether a field of a delivery can still be changed, whoever asks: no field of a delivery that is over, and its products only until the
 * ERP has the inbound order.
 */
export function isDeliveryFieldOpen(
  { status, intendo_id }: Pick<Delivery, 'status' | 'intendo_id'>,
  field: keyof DeliveryFields,
): boolean {
  if (!isExpected(status)) return false;
  return field !== 'products' || (status !== 'ACCEPTED' && intendo_id === null);
}
