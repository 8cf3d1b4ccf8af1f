import { keepPreviousData } from '@tanstack/react-query';
import {
  ORDER_ERRORS_MAX_LIMIT,
  orderErrorFilter,
  orderErrorsList,
  orderErrorsStats,
  type MonthlyOrderErrors,
  type OrderError,
  type OrderErrorFilter,
} from '@kontor/portal-core/order-errors';
import type { PortalList } from '@kontor/portal-core/wire';
import { type Answer, answerOf, useAnswer } from '../provider/index.js';
import { orderErrorList, type OrderErrorListState } from './order-error-list.js';

/** Fetches one page of order errors. */
export function useOrderErrors(list: OrderErrorListState): Answer<PortalList<OrderError>> {
  const input = { query: orderErrorList.toQuery(list) };
  return answerOf(useAnswer(orderErrorsList, input, { placeholderData: keepPreviousData }));
}

/** Fetches the errors of one order, newest first. */
export function useErrorsOfOrder(orderErpId: number): Answer<PortalList<OrderError>> {
  const query = { order_erp_id: orderErpId, limit: ORDER_ERRORS_MAX_LIMIT };
  return answerOf(useAnswer(orderErrorsList, { query }));
}

/** Fetches the number of errors in each month. */
export function useOrderErrorStats(filter: OrderErrorFilter): Answer<readonly MonthlyOrderErrors[]> {
  const query = useAnswer(
    orderErrorsStats,
    { query: orderErrorFilter.toQuery(filter) },
    { select: ({ entries }) => entries, placeholderData: keepPreviousData },
  );
  return answerOf(query);
}
