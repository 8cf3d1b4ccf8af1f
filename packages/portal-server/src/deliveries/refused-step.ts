import type { DataScope } from '@kontor/portal-core/access';
import { parseActionMeta } from '@kontor/portal-core/comments';
import { DELIVERY_EVENT_TEXTS, DELIVERY_STATUS_TEXTS, deliveryMachine } from '@kontor/portal-core/deliveries';
import type { Translate } from '@kontor/portal-core/i18n';
import type { Writer } from '../db/index.js';
import { HttpProblem } from '../wire/index.js';
import { readDeliveryComments } from './delivery-comments.store.js';
import type { LockedDelivery } from './delivery.store.js';

/** The refusal of what a delivery's status does not allow: 409 that says who set that status and which steps are left. */
export async function refusedStep(
  trx: Writer,
  scope: DataScope,
  { id, status }: Pick<LockedDelivery, 'id' | 'status'>,
): Promise<HttpProblem> {
  const { entries } = await readDeliveryComments(trx, scope, id);
  const step = entries.findLast(({ action_meta }) => parseActionMeta(action_meta)?.to === status);
  const who = step?.user?.full_name || step?.user?.username;
  const detail = (t: Translate) => {
    const words = { status: t(DELIVERY_STATUS_TEXTS[status]), who: who ?? '' };
    const events = deliveryMachine.events(status);
    const steps = events.map((event) => t('deliveries.quoted', { text: t(DELIVERY_EVENT_TEXTS[event]) }));
    return [
      t(who === undefined ? 'deliveries.statusIs' : 'deliveries.statusSetBy', words),
      events.length === 0
        ? t('deliveries.noNextStep')
        : t('deliveries.nextSteps', { actions: steps.join(', ') }),
    ].join(' ');
  };
  return new HttpProblem('status_conflict', { detail });
}
