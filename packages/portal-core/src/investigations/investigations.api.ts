import * as z from 'zod/mini';
import { defineCall, idList, portalList, positiveIntText, resourceCall } from '../wire/index.js';
import { causeShape, commentInput, threadCommentShape } from '../comments/index.js';
import { INVESTIGATION_SIDES } from './investigation.turn.js';
import { INVESTIGATION_STATUSES } from './investigation.types.js';
import type { Wire } from '../validation/index.js';

/** Most orders of one query. */
export const INVESTIGATION_MAX_ORDERS = 500;

const ordersAccess = resourceCall('/orders');
const id = z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER));

const comment = z.strictObject({
  ...threadCommentShape.shape,
  order_erp_id: z.int(),
  order_external_id: z.string(),
});
/** A comment on an order's investigation (specification 1 section 3). */
export type InvestigationComment = Wire<typeof comment>;

const thread = z.strictObject({
  ...portalList(comment).shape,
  investigation_status: z.nullable(z.enum(INVESTIGATION_STATUSES)),
  /** What it is about, oldest first. */
  causes: z.array(causeShape),
  /** Whose turn it is; null when nobody waits for anything. */
  investigation_turn: z.nullable(z.enum(INVESTIGATION_SIDES)),
  /** Instant since which it is that side's turn, ISO in UTC; null when it is nobody's. */
  investigation_turn_since: z.nullable(z.string()),
  /** Id of the newest comment that the asking user has seen; 0 for none. */
  seen_comment_id: z.int(),
});
/** The comments of an order, oldest first, and the status of its investigation. */
export type InvestigationThread = Wire<typeof thread>;

export const investigationComments = defineCall({
  id: 'investigations.comments',
  method: 'GET',
  path: '/investigations/comments',
  access: ordersAccess,
  keepsFilters: true,
  summary: 'The comments on an order, oldest first.',
  query: z.strictObject({
    order_erp_id: positiveIntText,
    /** Id of a comment: only older ones are answered. `foundCount` counts all comments on the order. */
    before: z.optional(positiveIntText),
  }),
  response: thread,
});

const written = {
  order_erp_id: id,
  order_external_id: z.string().check(z.maxLength(200)),
  /** HTML; cleaned before it is stored. */
  comment: commentInput,
};
const newComment = z.strictObject({
  ...written,
  /** Accepted for compatibility and not stored: the server writes which status a comment set. */
  action_meta: z.optional(z.string().check(z.maxLength(1000))),
  /** An error of the order that the comment asks about; it is kept as it stands now. */
  order_error_id: z.optional(id),
});
export type NewInvestigationComment = Wire<typeof newComment>;
/** Stores a comment on an order; the first one opens its investigation. */
export const investigationCommentsCreate = defineCall({
  id: 'investigations.comment',
  method: 'POST',
  path: '/investigations/comments',
  access: ordersAccess,
  keepsFilters: true,
  summary: 'Comments on an order; the first comment opens its investigation.',
  body: newComment,
  response: comment,
  status: 201,
});

const statusChange = z.strictObject({ ...written, status: z.enum(INVESTIGATION_STATUSES) });
export type InvestigationStatusChange = Wire<typeof statusChange>;
/** Stores a comment and the new status together; 409 when the status cannot be reached from the present one. */
export const investigationStatusChange = defineCall({
  id: 'investigations.changeStatus',
  method: 'PUT',
  path: '/investigations/comments/status',
  access: resourceCall('/investigations/comments/status'),
  keepsFilters: true,
  summary: 'Changes the status of an investigation, with a comment that says why.',
  body: statusChange,
  response: comment,
});

const look = z.strictObject({
  order_erp_id: id,
  /** Id of the newest comment that was visible. */
  comment_id: id,
});
export type InvestigationLook = Wire<typeof look>;
/** Stores which comments the user has seen; not while acting as someone else, since that user has not seen them. */
export const investigationLook = defineCall({
  id: 'investigations.look',
  method: 'PUT',
  path: '/investigations/looks',
  access: ordersAccess,
  keepsFilters: true,
  summary: 'Remembers up to which comment the user has looked at an investigation.',
  body: look,
  responseKind: 'none',
  status: 204,
});

const unseen = z.strictObject({ order_erp_id: z.int(), new_comments: z.int() });
/** An order with comments that the asking user has not seen. */
export type UnseenInvestigation = Wire<typeof unseen>;
export const investigationsUnseen = defineCall({
  id: 'investigations.unseen',
  method: 'GET',
  path: '/investigations/unseen',
  access: ordersAccess,
  keepsFilters: true,
  summary: 'Which of some orders have comments that the user has not looked at.',
  query: z.strictObject({ order_erp_ids: idList(INVESTIGATION_MAX_ORDERS) }),
  response: portalList(unseen),
});
