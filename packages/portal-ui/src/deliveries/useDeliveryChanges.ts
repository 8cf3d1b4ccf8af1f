import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  deliveriesCreate,
  deliveriesStatus,
  deliveriesUpdate,
  deliveryCommentsCreate,
  deliveryInboundBook,
  type Booking,
  type Delivery,
  type DeliveryFields,
  type DeliveryStatusChange,
  type NewDelivery,
} from '@kontor/portal-core';
import { usePortalClient } from '../provider/index.js';
import { DELIVERIES } from './useDeliveries.js';

/** Announced and booked goods move the stock, and how long it lasts. */
const CONCERNED = [DELIVERIES, ['products'], ['stock-risk'], ['dashboards']];

const renewAll = (cache: QueryClient) =>
  Promise.all(CONCERNED.map((queryKey) => cache.invalidateQueries({ queryKey })));

/** Announces a delivery. */
export function useCreateDelivery() {
  const client = usePortalClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: NewDelivery) => client.call(deliveriesCreate, { body }),
    onSuccess: () => renewAll(cache),
  });
}

/** Gives a delivery another status, with the comment that says why. A delivery that has moved meanwhile is fetched anew. */
export function useChangeDeliveryStatus() {
  const client = usePortalClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: DeliveryStatusChange) => client.call(deliveriesStatus, { body }),
    onSuccess: () => renewAll(cache),
    onError: () => void cache.invalidateQueries({ queryKey: DELIVERIES }),
  });
}

/** Changes fields of a delivery. */
export function useChangeDelivery({ id }: Pick<Delivery, 'id'>) {
  const client = usePortalClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: Partial<DeliveryFields>) => client.call(deliveriesUpdate, { params: { id }, body }),
    onSuccess: () => renewAll(cache),
  });
}

/** Comments on a delivery. */
export function useCommentOnDelivery({ id }: Pick<Delivery, 'id'>) {
  const client = usePortalClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (comment: string) =>
      client.call(deliveryCommentsCreate, { body: { delivery_id: id, comment } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: [...DELIVERIES, 'comments', id] }),
  });
}

/** Books what has come of a delivery into stock. */
export function useBookInbound(intendoId: number) {
  const client = usePortalClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: Booking) => client.call(deliveryInboundBook, { params: { intendoId }, body }),
    onSuccess: () => renewAll(cache),
  });
}
