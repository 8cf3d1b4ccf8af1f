import { ApiError } from '../wire/index.js';
import type { Issue } from '../validation/index.js';
import type { RefusedOrder } from './orders.api.js';

/**
 * What was wrong with the one order of a refused call, with paths of the order itself: `orders.create` lists refused orders with their
 * issues, and paths of a list begin with the order's index. Empty when the failure was another one.
 */
export function refusedOrderIssues(error: unknown): readonly Issue[] {
  if (!(error instanceof ApiError)) return [];
  return (error.issues as readonly (Issue | RefusedOrder)[]).flatMap((one): readonly Issue[] =>
    'errors' in one ? one.errors : [{ ...one, path: one.path.replace(/^0\./, '') }],
  );
}
