import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { investigationsUnseen, type Order } from '@kontor/portal-core';
import { usePortalClient } from '../provider/index.js';
import { UNSEEN_KEY } from './useThread.js';

const NONE: ReadonlyMap<number, number> = new Map();

/**
 * Fetches the number of other users' comments that the user has not seen, by order id; orders without any are absent.
 * Only orders under investigation are requested.
 */
export function useUnseenInvestigations(
  orders: readonly Pick<Order, 'id' | 'investigationStatus'>[],
): ReadonlyMap<number, number> {
  const client = usePortalClient();
  const ids = orders.filter(({ investigationStatus }) => investigationStatus !== null).map(({ id }) => id);
  const { data } = useQuery({
    queryKey: [...UNSEEN_KEY, ids],
    queryFn: async ({ signal }) => {
      const { entries } = await client.call(investigationsUnseen, { query: { order_erp_ids: ids }, signal });
      return new Map(entries.map(({ order_erp_id, new_comments }) => [order_erp_id, new_comments]));
    },
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  return ids.length > 0 ? (data ?? NONE) : NONE;
}
