import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  ORDER_ERRORS_MAX_LIMIT,
  orderErrorFilter,
  orderErrorsList,
  orderErrorsStats,
  type MonthlyOrderErrors,
  type OrderError,
  type OrderErrorFilter,
  type PortalList,
} from '@kontor/portal-core';
import { type Answer, answerOf, usePortalClient } from '../provider/index.js';
import { orderErrorList, type OrderErrorListState } from './order-error-list.js';

/** The root of every cached answer about order errors. */
export const ORDER_ERRORS = ['order-errors'] as const;

/** One page of order errors. */
export function useOrderErrors(list: OrderErrorListState): Answer<PortalList<OrderError>> {
  const client = usePortalClient();
  const query = useQuery({
    queryKey: [...ORDER_ERRORS, 'list', list],
    queryFn: ({ signal }) => client.call(orderErrorsList, { query: orderErrorList.toQuery(list), signal }),
    placeholderData: keepPreviousData,
  });
  return answerOf(query);
}

/** The errors of one order, newest first. */
export function useErrorsOfOrder(orderErpId: number): Answer<PortalList<OrderError>> {
  const client = usePortalClient();
  const query = useQuery({
    queryKey: [...ORDER_ERRORS, 'order', orderErpId],
    queryFn: ({ signal }) =>
      client.call(orderErrorsList, {
        query: { order_erp_id: orderErpId, limit: ORDER_ERRORS_MAX_LIMIT },
        signal,
      }),
  });
  return answerOf(query);
}

/** How many errors each month had. */
export function useOrderErrorStats(filter: OrderErrorFilter): Answer<readonly MonthlyOrderErrors[]> {
  const client = usePortalClient();
  const query = useQuery({
    queryKey: [...ORDER_ERRORS, 'stats', filter],
    queryFn: ({ signal }) =>
      client.call(orderErrorsStats, { query: orderErrorFilter.toQuery(filter), signal }),
    select: ({ entries }) => entries,
    placeholderData: keepPreviousData,
  });
  return answerOf(query);
}
