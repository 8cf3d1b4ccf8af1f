import { createLabelPicker, isRejected } from '@kontor/portal-core/order-import';
import type { Beginning } from './beginning.js';
import type { MappingPreview } from './protocol.js';

const MAX_REJECTED = 3;

/** The first orders of a file: their parcel labels, and those that cannot be stored. */
export function previewOf({ orders, isWhole }: Beginning): MappingPreview {
  const picker = createLabelPicker();
  picker.add(orders);
  const rejected = orders.filter(isRejected);
  return {
    labels: picker.labels(),
    rejected: rejected.slice(0, MAX_REJECTED),
    orders: orders.length,
    rejectedCount: rejected.length,
    isWhole,
  };
}
