import { cleanOrder, type OrderPayload, postPartsOf } from '../../orders/index.js';
import type { Issue } from '../../validation/index.js';
import { importIssues } from '../checking/import.rules.js';
import { atPostPlace } from '../checking/post-place.js';

/**
 * What an import refuses besides the order rules, of an order as it is received: the check has told the same of the file, but whoever sends
 * orders may have checked nothing. A street line that holds a Packstation with its post number is what a checked order has.
 */
export function receivedOrderIssues(payload: OrderPayload): readonly Issue[] {
  const clean = cleanOrder(payload);
  const parts = postPartsOf(clean.street);
  const { order, issues } = atPostPlace(parts === null ? clean : { ...clean, ...parts, street: '' });
  return importIssues(order, payload.items, issues);
}
