import { keepPreviousData } from '@tanstack/react-query';
import { investigationsUnseen } from '@kontor/portal-core/investigations';
import type { Order } from '@kontor/portal-core/orders';
import type { ResponseOf } from '@kontor/portal-core/wire';
import { useAnswer } from '../provider/index.js';

const NONE: ReadonlyMap<number, number> = new Map();

/**
 * Fetches the number of other users' comments that the user has not seen, by order id; orders without any are absent.
 * Only orders under investigation are requested.
 */
export function useUnseenInvestigations(
  orders: readonly Pick<Order, 'id' | 'investigationStatus'>[],
): ReadonlyMap<number, number> {
  const ids = orders.filter(({ investigationStatus }) => investigationStatus !== null).map(({ id }) => id);
  const { data } = useAnswer(
    investigationsUnseen,
    { query: { order_erp_ids: ids } },
    { select: countsOf, enabled: ids.length > 0, placeholderData: keepPreviousData },
  );
  return ids.length > 0 ? (data ?? NONE) : NONE;
}

const countsOf = ({ entries }: ResponseOf<typeof investigationsUnseen>): ReadonlyMap<number, number> =>
  new Map(entries.map(({ order_erp_id, new_comments }) => [order_erp_id, new_comments]));
