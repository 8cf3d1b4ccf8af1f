import { ApiError } from '../wire/index.js';
import type { Issue } from '../validation/index.js';
import type { RefusedOrder } from './orders.api.js';

/**
 * The issues of the one order in a refused call, with paths relative to the order: `orders.create` lists refused orders with their issues,
 * whose paths begin with the order's index. Empty when the call failed for another reason.
 */
export function refusedOrderIssues(error: unknown): readonly Issue[] {
  if (!(error instanceof ApiError)) return [];
  return (error.issues as readonly (Issue | RefusedOrder)[]).flatMap((one): readonly Issue[] =>
    'errors' in one ? one.errors : [{ ...one, path: one.path.replace(/^0\./, '') }],
  );
}
