import type { DataScope, Principal } from '@kontor/portal-core/access';
import { statusChangeMeta } from '@kontor/portal-core/comments';
import {
  investigationEvent,
  investigationMachine,
  sideOf,
  turnAfter,
  type InvestigationStatus,
  type NewInvestigationComment,
} from '@kontor/portal-core/investigations';
import { issue } from '@kontor/portal-core/validation';
import { noteChanges } from '../changes/index.js';
import { noteFiles } from '../comments/index.js';
import type { Trail } from '../trail/index.js';
import type { Writer } from '../db/index.js';
import { lockInvestigation, storeProgress, type InvestigatedOrder } from '../erp/index.js';
import { type Actor, HttpProblem, validationFailed } from '../wire/index.js';
import { keepCauses } from './causes.js';
import { insertInvestigationComment, storeLook } from './investigations.store.js';

/** The author of a comment, the scope of orders, and the time. */
export interface CommentOrigin {
  readonly scope: DataScope;
  readonly actor: Actor;
  readonly principal: Principal;
  /** Instant, ISO in UTC. */
  readonly at: string;
}

/** A transaction together with its audit entry. */
export interface Writing {
  readonly trx: Writer;
  readonly trail: Trail;
}

/** Stores a comment whose HTML is clean; the first on an order opens its investigation. Returns the comment's id. Throws problems. */
export async function addComment(
  writing: Writing,
  origin: CommentOrigin,
  comment: NewInvestigationComment,
): Promise<number> {
  const order = await lockOrderOf(writing.trx, origin.scope, comment);
  const state = order.investigation_status ?? '';
  const status = investigationMachine.next(state, 'open') as InvestigationStatus;
  return store(writing, origin, {
    order,
    html: comment.comment,
    from: state,
    status,
    errorId: comment.order_error_id,
  });
}

/** Stores a comment whose HTML is clean and the status that it explains, both or neither. Returns the comment's id. Throws problems. */
export async function changeStatus(
  writing: Writing,
  origin: CommentOrigin,
  change: NewInvestigationComment & { readonly status: InvestigationStatus },
): Promise<number> {
  const order = await lockOrderOf(writing.trx, origin.scope, change);
  const from = order.investigation_status ?? '';
  if (investigationEvent(from, change.status) === null) throw new HttpProblem('status_conflict');
  return store(writing, origin, { order, html: change.comment, from, status: change.status });
}

async function lockOrderOf(
  trx: Writer,
  scope: DataScope,
  { order_erp_id, order_external_id }: NewInvestigationComment,
): Promise<InvestigatedOrder> {
  const order = await lockInvestigation(trx, scope, order_erp_id);
  if (order === null) throw new HttpProblem('not_found');
  if (order.external_order_id !== order_external_id)
    throw validationFailed([issue('order_external_id', 'invalidValue')]);
  return order;
}

interface CommentToStore {
  readonly order: InvestigatedOrder;
  readonly html: string;
  readonly from: InvestigationStatus | '';
  readonly status: InvestigationStatus;
  /** Id of the order error that it asks about. */
  readonly errorId?: number | undefined;
}

async function store(
  { trx, trail }: Writing,
  { principal, scope, actor, at }: CommentOrigin,
  { order, html, from, status, errorId }: CommentToStore,
): Promise<number> {
  const { id, merchant_erp_id, external_order_id } = order;
  const comment = {
    order_erp_id: id,
    merchant_erp_id,
    order_external_id: external_order_id,
    user_id: actor.subjectId,
    creation_date: at,
    comment: html,
    action_meta: from === status ? '' : statusChangeMeta({ from, to: status }),
  };
  const commentId = await insertInvestigationComment(trx, comment);
  const asked = { commentId, at, isFirst: from === '', errorId };
  await keepCauses(trx, { principal, scope }, order, asked);
  await noteFiles(trx, merchant_erp_id, html);
  await noteChanges(trx, 'investigation', [order]);
  const turn = turnAfter({ by: sideOf(principal), from, status });
  await storeProgress(trx, order, { status, turn, at, ...(from === '' && { openedAt: at }) });
  if (actor.actorId === actor.subjectId)
    await storeLook(trx, actor.subjectId, { order_erp_id: id, comment_id: commentId });
  const detail = from === status ? { comment_id: commentId } : { comment_id: commentId, from, to: status };
  await trail.touch('order', [{ id, detail }]);
  return commentId;
}
