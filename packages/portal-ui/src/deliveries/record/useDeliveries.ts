import { keepPreviousData } from '@tanstack/react-query';
import {
  deliveriesGet,
  deliveriesList,
  deliveryComments,
  type Delivery,
  type DeliveryThread,
} from '@kontor/portal-core/deliveries';
import type { PortalList } from '@kontor/portal-core/wire';
import { wholeThread } from '../../comments/index.js';
import { useRenewed } from '../../live/index.js';
import type { MerchantView } from '../../merchant-choice/index.js';
import { type Answer, answerOf, useAnswer, useAnswers, whenMissing } from '../../provider/index.js';
import { deliveryList, type DeliveryListState } from './delivery-list.js';

/** Fetches one page of deliveries. */
export function useDeliveries(list: DeliveryListState, limit?: number): Answer<PortalList<Delivery>> {
  const input = { query: deliveryList.toQuery(list, limit) };
  return answerOf(useAnswer(deliveriesList, input, { placeholderData: keepPreviousData }));
}

/** The list within the merchant that is chosen for all lists, unless it names one by the portal's id, as older addresses do. */
export function ofMerchant(list: DeliveryListState, { within }: MerchantView): DeliveryListState {
  return list.filter.merchantId === undefined ? { ...list, filter: within(list.filter) } : list;
}

/** Fetches one delivery, anew when it is changed elsewhere; null if there is none that the user may see. */
export function useDelivery(id: number): Answer<Delivery | null> {
  const input = { params: { id } };
  const query = useAnswers(deliveriesGet, input, (client, signal) =>
    client.call(deliveriesGet, { ...input, signal }).catch(whenMissing(null)),
  );
  useRenewed({ kind: 'delivery', id, renew: query.refetch });
  return answerOf(query);
}

/** Fetches the comments on a delivery and what they ask about, anew when one is written elsewhere, oldest first. */
export function useDeliveryComments(delivery_id: number): Answer<DeliveryThread> {
  const query = useAnswers(deliveryComments, { query: { delivery_id } }, (client, signal) =>
    wholeThread((before) => client.call(deliveryComments, { query: { delivery_id, ...before }, signal })),
  );
  useRenewed({ kind: 'delivery', id: delivery_id, renew: query.refetch });
  return answerOf(query);
}
