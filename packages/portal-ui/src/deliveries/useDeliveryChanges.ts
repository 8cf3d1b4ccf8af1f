import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import {
  deliveriesCreate,
  currentUserDashboard,
  deliveriesGet,
  deliveriesList,
  deliveriesStatus,
  deliveriesUpdate,
  deliveryCommentsCreate,
  deliveryComments,
  deliveryInboundBook,
  productsAtRisk,
  productsFind,
  type Booking,
  type Delivery,
  type DeliveryFields,
  type DeliveryStatusChange,
  type NewDelivery,
} from '@kontor/portal-core';
import {
  answerKey,
  isStale,
  usePortalClient,
  useRenewal,
  useSend,
  useSendOnce,
  useSingleMutation,
} from '../provider/index.js';
import { inboundKey } from './useInbound.js';

/** Announced and booked goods move the stock, and how long it lasts. */
const CONCERNED = [deliveriesList, productsFind, productsAtRisk, currentUserDashboard];

/** Announces a delivery. */
export function useCreateDelivery() {
  return useSend(
    (client, body: NewDelivery, once) =>
      once(body, (headers) => client.call(deliveriesCreate, { body, headers })),
    { renews: CONCERNED },
  );
}

/** Gives a delivery another status, with the comment that says why. A delivery that has moved meanwhile is fetched anew. */
export function useChangeDeliveryStatus() {
  const renew = useRenewal();
  return useSend((client, body: DeliveryStatusChange) => client.call(deliveriesStatus, { body }), {
    renews: CONCERNED,
    onError: () => void renew([deliveriesList]),
  });
}

/**
 * Changes fields of a delivery from the version they were read at. What someone else did meanwhile to other fields stays and is no
 * obstacle; a field they changed is refused as stale, then `from` is the newest version, and sending again is meant.
 */
export function useChangeDelivery(delivery: Delivery) {
  const client = usePortalClient();
  const renew = useRenewal();
  const [from, setFrom] = useState(delivery);
  const params = { id: delivery.id };
  const send = (change: Partial<DeliveryFields>, { modId }: Delivery) =>
    client.call(deliveriesUpdate, { params, body: { ...change, modId } });
  const mutation = useSingleMutation({
    mutationFn: async (change: Partial<DeliveryFields>) => {
      try {
        return await send(change, from);
      } catch (error) {
        if (!isStale(error)) throw error;
        const newest = await client.call(deliveriesGet, { params });
        setFrom(newest);
        const fields = Object.keys(change) as (keyof DeliveryFields)[];
        if (fields.some((field) => newest[field] !== from[field])) throw error;
        return send(change, newest);
      }
    },
    onSuccess: () => renew(CONCERNED),
    onError: () => void renew([deliveriesList]),
  });
  return { ...mutation, from };
}

/** Comments on a delivery. */
export function useCommentOnDelivery({ id }: Pick<Delivery, 'id'>) {
  const client = usePortalClient();
  const cache = useQueryClient();
  const once = useSendOnce();
  return useSingleMutation({
    mutationFn: (comment: string) => {
      const body = { delivery_id: id, comment };
      return once(body, (headers) => client.call(deliveryCommentsCreate, { body, headers }));
    },
    onSuccess: () =>
      cache.invalidateQueries({ queryKey: answerKey(deliveryComments, { query: { delivery_id: id } }) }),
  });
}

/** Books what has come of a delivery into stock. Where others were faster, what they booked is fetched before the refusal is told. */
export function useBookInbound(intendoId: number) {
  const cache = useQueryClient();
  const renew = useRenewal();
  return useSend(
    async (client, body: Booking) => {
      try {
        return await client.call(deliveryInboundBook, { params: { intendoId }, body });
      } catch (error) {
        void renew([deliveriesList]);
        // The lines are on their way by now: they are waited for, not asked for again.
        const filters = { queryKey: inboundKey(intendoId) };
        if (isStale(error)) await cache.refetchQueries(filters, { throwOnError: true, cancelRefetch: false });
        throw error;
      }
    },
    { renews: CONCERNED },
  );
}
