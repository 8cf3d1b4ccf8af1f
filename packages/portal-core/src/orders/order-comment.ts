import type { ResourceCode } from '../access/index.js';
import { issue, type Issue } from '../validation/index.js';
import { ORDER_COMMENT_MAX } from './orders.api.js';
import type { OrderStatus } from './order.types.js';

/** Permission for an order's comment: change any comment, write the first one, or only read. */
export type CommentPermission = 'edit' | 'create' | 'read';

/**
 * The permission that resource codes give for the comment of an order (specification 1 section 6): with `/can-edit-warehouse-order-comment`
 * edit it while the order is offen or on hold; with `/can-add-warehouse-order-comment` write one while it is offen and none exists.
 */
export function commentPermission(
  status: OrderStatus,
  comment: string,
  resources: ReadonlySet<ResourceCode>,
): CommentPermission {
  const open = status === 'offen';
  if (resources.has('/can-edit-warehouse-order-comment') && (open || status === 'on hold')) return 'edit';
  const mayAdd = resources.has('/can-add-warehouse-order-comment');
  return mayAdd && open && comment.trim() === '' ? 'create' : 'read';
}

/** Every broken rule of an order comment: it may be empty, and has at most 100 characters (specification 1 section 5). */
export function validateOrderComment(comment: string): Issue[] {
  return comment.length > ORDER_COMMENT_MAX
    ? [issue('comment', 'maxLength', { max: ORDER_COMMENT_MAX })]
    : [];
}
