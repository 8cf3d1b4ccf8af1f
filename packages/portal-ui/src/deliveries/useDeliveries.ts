import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  ApiError,
  deliveriesGet,
  deliveriesList,
  deliveryComments,
  type Delivery,
  type DeliveryComment,
  type PortalList,
} from '@kontor/portal-core';
import { type Answer, answerKey, answerOf, useAnswer, usePortalClient } from '../provider/index.js';
import { deliveryList, type DeliveryListState } from './delivery-list.js';

/** Fetches one page of deliveries. */
export function useDeliveries(list: DeliveryListState, limit?: number): Answer<PortalList<Delivery>> {
  const input = { query: deliveryList.toQuery(list, limit) };
  return answerOf(useAnswer(deliveriesList, input, { placeholderData: keepPreviousData }));
}

/** Fetches one delivery; null if there is none that the user may see. */
export function useDelivery(id: number): Answer<Delivery | null> {
  const client = usePortalClient();
  const query = useQuery({
    queryKey: answerKey(deliveriesGet, { params: { id } }),
    queryFn: async ({ signal }) => {
      try {
        return await client.call(deliveriesGet, { params: { id }, signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
  return answerOf(query);
}

/** Fetches the comments on a delivery, oldest first. */
export function useDeliveryComments(delivery_id: number): Answer<PortalList<DeliveryComment>> {
  return answerOf(useAnswer(deliveryComments, { query: { delivery_id } }));
}
