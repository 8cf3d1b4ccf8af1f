import * as z from 'zod/mini';
import { defineCall, resourceCall } from '../api/call.js';
import { positiveIntText, type PortalList } from '../api/shapes.js';
import type { ThreadComment } from '../comments/comment.types.js';
import { INVESTIGATION_STATUSES, type InvestigationStatus } from '../orders/order.types.js';

/** A comment on an order's investigation (specification 1 section 3). */
export interface InvestigationComment extends ThreadComment {
  readonly order_erp_id: number;
  readonly order_external_id: string;
}

/** The comments of an order, oldest first, and where its investigation stands. */
export interface InvestigationThread extends PortalList<InvestigationComment> {
  readonly investigation_status: InvestigationStatus | null;
  /** The newest comment the asking user has looked at; 0 when none. */
  readonly seen_comment_id: number;
}

/** Most comments of one answer: the newest ones. */
export const INVESTIGATION_MAX_COMMENTS = 1000;
/** Most orders that can be asked about at once. */
export const INVESTIGATION_MAX_ORDERS = 500;

const ordersAccess = resourceCall('/orders');
const id = z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER));
const html = z.string();
const externalId = z.string().check(z.maxLength(200));

export const investigationComments = defineCall<
  undefined,
  { readonly order_erp_id: number },
  undefined,
  InvestigationThread
>({
  id: 'investigations.comments',
  method: 'GET',
  path: '/investigations/comments',
  access: ordersAccess,
  summary: 'The comments on an order, oldest first.',
  query: z.strictObject({ order_erp_id: positiveIntText }),
});

export interface NewInvestigationComment {
  readonly order_erp_id: number;
  readonly order_external_id: string;
  /** HTML; cleaned before it is stored. */
  readonly comment: string;
  /** Taken for compatibility and not stored: what a comment did to the status is written by the server. */
  readonly action_meta?: string;
}
/** The first comment on an order opens its investigation. */
export const investigationCommentsCreate = defineCall<
  undefined,
  undefined,
  NewInvestigationComment,
  InvestigationComment
>({
  id: 'investigations.comment',
  method: 'POST',
  path: '/investigations/comments',
  access: ordersAccess,
  summary: 'Comments on an order; the first comment opens its investigation.',
  body: z.strictObject({
    order_erp_id: id,
    order_external_id: externalId,
    comment: html,
    action_meta: z.optional(z.string().check(z.maxLength(1000))),
  }),
  status: 201,
});

export interface InvestigationStatusChange {
  readonly order_erp_id: number;
  readonly order_external_id: string;
  readonly comment: string;
  readonly status: InvestigationStatus;
}
/** Comment and status are stored together; 409 when the status cannot be reached from the present one. */
export const investigationStatusChange = defineCall<
  undefined,
  undefined,
  InvestigationStatusChange,
  InvestigationComment
>({
  id: 'investigations.changeStatus',
  method: 'PUT',
  path: '/investigations/comments/status',
  access: resourceCall('/investigations/comments/status'),
  summary: 'Changes the status of an investigation, with a comment that says why.',
  body: z.strictObject({
    order_erp_id: id,
    order_external_id: externalId,
    comment: html,
    status: z.enum(INVESTIGATION_STATUSES),
  }),
});

export interface InvestigationLook {
  readonly order_erp_id: number;
  /** The newest comment that was in sight. */
  readonly comment_id: number;
}
/** Remembers that the user has looked; a look made while acting as someone else is not theirs and is not remembered. */
export const investigationLook = defineCall<undefined, undefined, InvestigationLook, undefined>({
  id: 'investigations.look',
  method: 'PUT',
  path: '/investigations/looks',
  access: ordersAccess,
  summary: 'Remembers up to which comment the user has looked at an investigation.',
  body: z.strictObject({ order_erp_id: id, comment_id: id }),
  responseKind: 'none',
  status: 204,
});

/** An order with comments the asking user has not looked at. */
export interface UnseenInvestigation {
  readonly order_erp_id: number;
  readonly new_comments: number;
}
export const investigationsUnseen = defineCall<
  undefined,
  { readonly order_erp_ids: readonly number[] },
  undefined,
  PortalList<UnseenInvestigation>
>({
  id: 'investigations.unseen',
  method: 'GET',
  path: '/investigations/unseen',
  access: ordersAccess,
  summary: 'Which of some orders have comments that the user has not looked at.',
  query: z.strictObject({ order_erp_ids: idList() }),
});

/** Ids as text, separated by commas. */
function idList() {
  return z.pipe(
    z.string().check(z.maxLength(8000), z.regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/, { abort: true })),
    z.pipe(
      z.transform((text: string) => [...new Set(text.split(',').map(Number))]),
      z.array(z.number()).check(z.maxLength(INVESTIGATION_MAX_ORDERS)),
    ),
  );
}
