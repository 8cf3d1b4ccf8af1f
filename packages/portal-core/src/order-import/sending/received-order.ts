import { cleanOrder, type OrderPayload, postPartsOf } from '../../orders/index.js';
import type { Issue } from '../../validation/index.js';
import { importIssues } from '../checking/orders/import.rules.js';
import { atPostPlace } from '../checking/rules/post-place.js';

/**
 * The import rules besides the order rules, for an order as received: the check has reported the same for the file, but other clients may
 * not have checked anything. A street line with a Packstation and its post number is what a checked order has.
 */
export function receivedOrderIssues(payload: OrderPayload): readonly Issue[] {
  const clean = cleanOrder(payload);
  const parts = postPartsOf(clean.street);
  const { order, issues } = atPostPlace(
    undefined,
    parts === null ? clean : { ...clean, ...parts, street: '' },
  );
  return importIssues(order, payload.items, issues);
}
