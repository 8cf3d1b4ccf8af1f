import type { DataScope } from '@kontor/portal-core/access';
import { statusChangeMeta } from '@kontor/portal-core/comments';
import {
  deliveryEvent,
  parseDeliveryProducts,
  type DeliveryStatus,
  type NewDeliveryComment,
} from '@kontor/portal-core/deliveries';
import { noteChanges } from '../changes/index.js';
import { noteFiles } from '../comments/index.js';
import { sqlErp } from '../erp/index.js';
import { type Actor, HttpProblem } from '../wire/index.js';
import type { Writing } from './change-delivery.js';
import { keepAskedLine } from './delivery-causes.js';
import { insertDeliveryComment } from './delivery-comments.store.js';
import { announcedProductIds, lockDelivery, storeChange } from './delivery.store.js';
import { refusedStep } from './refused-step.js';
import { tellErp } from './tell-erp.js';

/** The author of a comment, the scope of deliveries, and the time. */
export interface CommentOrigin {
  readonly scope: DataScope;
  readonly actor: Actor;
  /** Instant, ISO in UTC. */
  readonly at: string;
  /** True where the ERP says so itself, and need not be told. */
  readonly isOfErp?: boolean;
}

/** Stores a comment whose HTML is clean, with the line that it asks about, and returns its id. Throws 404, 422. */
export async function addDeliveryComment(
  { trx, trail }: Writing,
  { scope, actor, at }: CommentOrigin,
  { delivery_id, comment, position }: NewDeliveryComment,
): Promise<number> {
  const delivery = await lockDelivery(trx, scope, delivery_id);
  if (delivery === null) throw new HttpProblem('not_found');
  const row = { delivery_id, user_id: actor.subjectId, comment, action_meta: '', creation_date: at };
  const id = await insertDeliveryComment(trx, row);
  if (position !== undefined) await keepAskedLine(trx, delivery, { commentId: id, at, position });
  await noteFiles(trx, delivery.merchant_erp_id, comment);
  await noteChanges(trx, 'delivery', [delivery]);
  await trail.touch('delivery', [{ id: delivery_id, detail: { comment_id: id } }]);
  return id;
}

/**
 * Stores a comment whose HTML is clean and the status that it explains, both or neither. An accepted delivery gets its inbound order in the ERP. Returns the
 * record ids of the products whose announced units change. Throws 404, 409 for a status that cannot be reached.
 */
export async function changeDeliveryStatus(
  { trx, trail }: Writing,
  { scope, actor, at, isOfErp = false }: CommentOrigin,
  change: NewDeliveryComment & { readonly status: DeliveryStatus },
): Promise<number[]> {
  const { delivery_id: id, status, comment } = change;
  const delivery = await lockDelivery(trx, scope, id);
  if (delivery === null) throw new HttpProblem('not_found');
  if (deliveryEvent(delivery.status, status) === null) throw await refusedStep(trx, scope, delivery);
  const action_meta = statusChangeMeta({ from: delivery.status, to: status });
  const row = { delivery_id: id, user_id: actor.subjectId, comment, action_meta, creation_date: at };
  const commentId = await insertDeliveryComment(trx, row);
  await noteFiles(trx, delivery.merchant_erp_id, comment);
  const intendo_id =
    status === 'ACCEPTED'
      ? await sqlErp.createInbound(trx, delivery.merchant_erp_id, parseDeliveryProducts(delivery.products))
      : delivery.intendo_id;
  await storeChange(trx, delivery, { status, intendo_id });
  if (status === 'ACCEPTED' && !isOfErp) await tellErp(trx, 'delivery.accepted', delivery);
  await trail.touch('delivery', [
    { id, detail: { from: delivery.status, to: status, comment_id: commentId } },
  ]);
  return announcedProductIds(trx, { id });
}
