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
import { type Answer, answerOf, usePortalClient } from '../provider/index.js';
import { deliveryList, type DeliveryListState } from './delivery-list.js';

/** The root of every cached answer about deliveries. */
export const DELIVERIES = ['deliveries'] as const;

/** One page of deliveries. */
export function useDeliveries(list: DeliveryListState, limit?: number): Answer<PortalList<Delivery>> {
  const client = usePortalClient();
  const query = useQuery({
    queryKey: [...DELIVERIES, 'list', list, limit],
    queryFn: ({ signal }) =>
      client.call(deliveriesList, { query: deliveryList.toQuery(list, limit), signal }),
    placeholderData: keepPreviousData,
  });
  return answerOf(query);
}

/** One delivery; null when there is none, as far as the user may see. */
export function useDelivery(id: number): Answer<Delivery | null> {
  const client = usePortalClient();
  const query = useQuery({
    queryKey: [...DELIVERIES, 'one', id],
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

/** The comments on a delivery, oldest first. */
export function useDeliveryComments(delivery_id: number): Answer<PortalList<DeliveryComment>> {
  const client = usePortalClient();
  const query = useQuery({
    queryKey: [...DELIVERIES, 'comments', delivery_id],
    queryFn: ({ signal }) => client.call(deliveryComments, { query: { delivery_id }, signal }),
  });
  return answerOf(query);
}
