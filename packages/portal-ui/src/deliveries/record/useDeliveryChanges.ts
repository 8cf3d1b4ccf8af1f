import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { currentUserDashboard } from '@kontor/portal-core/dashboards';
import {
  deliveriesCreate,
  deliveriesGet,
  deliveriesList,
  deliveriesStatus,
  deliveriesUpdate,
  deliveryCommentsCreate,
  deliveryComments,
  deliveryInbound,
  deliveryInboundBook,
  type Booking,
  type Delivery,
  type DeliveryFields,
  type DeliveryStatusChange,
  type NewDelivery,
} from '@kontor/portal-core/deliveries';
import { fieldNames } from '@kontor/portal-core/fields';
import { productsFind } from '@kontor/portal-core/products';
import { productOutlook, productsAtRisk } from '@kontor/portal-core/stock-risk';
import { answerKey, isStale, useAnswerCache, useRenewal, useSend } from '../../provider/index.js';

/** Calls to refetch after a change. Announced and booked goods also change the stock and how long it lasts. */
const CONCERNED = [deliveriesList, productsFind, productsAtRisk, productOutlook, currentUserDashboard];

/** Announces a delivery. */
export function useCreateDelivery() {
  return useSend(
    (client, body: NewDelivery, once) =>
      once(body, (headers) => client.call(deliveriesCreate, { body, headers })),
    { renews: CONCERNED },
  );
}

/**
 * Changes the status of a delivery, with a comment as the reason. A failure refetches the deliveries, because the status
 * may have changed in the meantime.
 */
export function useChangeDeliveryStatus() {
  const renew = useRenewal();
  return useSend((client, body: DeliveryStatusChange) => client.call(deliveriesStatus, { body }), {
    renews: CONCERNED,
    onError: () => void renew([deliveriesList]),
  });
}

/**
 * Changes fields of a delivery, based on the version they were read at. Changes by other users to other fields are kept
 * and cause no conflict. A field they changed is refused as stale; `from` is then the newest version, so that sending
 * again overwrites it.
 */
export function useChangeDelivery(delivery: Delivery) {
  const renew = useRenewal();
  const [from, setFrom] = useState(delivery);
  const params = { id: delivery.id };
  const mutation = useSend(
    async (client, change: Partial<DeliveryFields>) => {
      const send = ({ modId }: Delivery) =>
        client.call(deliveriesUpdate, { params, body: { ...change, modId } });
      try {
        return await send(from);
      } catch (error) {
        if (!isStale(error)) throw error;
        const newest = await client.call(deliveriesGet, { params });
        setFrom(newest);
        const fields = fieldNames(change);
        if (fields.some((field) => newest[field] !== from[field])) throw error;
        return send(newest);
      }
    },
    { renews: CONCERNED, onError: () => void renew([deliveriesList]) },
  );
  return { ...mutation, from };
}

/** A comment to store. */
interface WrittenComment {
  /** HTML. */
  readonly comment: string;
  /** The line that it asks about; undefined for none. */
  readonly position?: number | undefined;
}

/** Adds a comment to a delivery. */
export function useCommentOnDelivery({ id }: Pick<Delivery, 'id'>) {
  const cache = useAnswerCache();
  return useSend(
    (client, { comment, position }: WrittenComment, once) => {
      const body = { delivery_id: id, comment, ...(position !== undefined && { position }) };
      return once(body, (headers) => client.call(deliveryCommentsCreate, { body, headers }));
    },
    { renews: [], onSuccess: () => cache.renew(deliveryComments, { query: { delivery_id: id } }) },
  );
}

/**
 * Books the received goods of a delivery into stock, once under its idempotency key. After a conflict, the other users' bookings are fetched before the
 * error is reported.
 */
export function useBookInbound(intendoId: number) {
  const cache = useQueryClient();
  const renew = useRenewal();
  const params = { intendoId };
  return useSend(
    async (client, { booking: body, key }: { readonly booking: Booking; readonly key: string }) => {
      try {
        const headers = { 'Idempotency-Key': key };
        return await client.call(deliveryInboundBook, { params, body, headers });
      } catch (error) {
        void renew([deliveriesList]);
        // The lines are on their way by now: they are waited for, not asked for again.
        const filters = { queryKey: answerKey(deliveryInbound, { params }) };
        if (isStale(error)) await cache.refetchQueries(filters, { throwOnError: true, cancelRefetch: false });
        throw error;
      }
    },
    { renews: CONCERNED },
  );
}
