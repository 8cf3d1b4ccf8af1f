import type { ResourceCode } from '@kontor/portal-core/access';
import {
  ORDER_ERRORS_PAGE_SIZE,
  orderErrorFilter,
  orderErrorsCreate,
  orderErrorsList,
  orderErrorsStats,
  orderErrorsUpdateStatus,
  type OrderError,
  type OrderErrorFilter,
  type OrderErrorsFilterQuery,
} from '@kontor/portal-core/order-errors';
import { ordersFind, ordersGet } from '@kontor/portal-core/orders';
import { orderToErp } from '@kontor/portal-core/erp';
import { answer, type Answer } from './answer.js';
import { fakePortal, type FakePortal } from './fake-portal.js';
import { findInMemory } from './find-in-memory.js';
import { isWithin, narrowed, nextId, pageOf, type ListRules } from './lists.js';
import { aBlock, anOrder } from './order-data.js';
import { anOrderError, ORDER_ERROR_STATUSES, ORDER_ERROR_TYPES } from './order-error-data.js';
import { refuse } from './refusal.js';
import { hoursBeforeStory } from './story-day.js';
import { userOfRole } from './story-roles.js';
import { account, merchants, settings } from './surroundings.js';
import { threadAnswers } from './fake-thread.js';
import { troubled, type Troubles } from './troubles.js';

/** Options of the fake. Troubles apply to calls about errors only. */
export interface FakeOrderErrors extends Troubles {
  /** 48 errors by default. */
  readonly errors?: readonly OrderError[];
  /** Permissions of the account; all by default. */
  readonly resources?: readonly ResourceCode[];
}

/** A portal in memory with order errors. */
export function fakeOrderErrors(options: FakeOrderErrors = {}): FakePortal {
  const {
    errors = Array.from({ length: 48 }, (_, number) => anOrderError(number)),
    resources = ['/orders', '/order-errors'],
  } = options;
  return fakePortal([
    ...account(userOfRole('warehouse'), resources),
    settings({
      order_error_statuses: ORDER_ERROR_STATUSES,
      order_error_types: ORDER_ERROR_TYPES,
      time_zone: 'Europe/Berlin',
    }),
    merchants(),
    answer(
      ordersGet,
      ({ params }) => ORDERS.find(({ recordId }) => recordId === String(params.id)) ?? refuse('not_found'),
    ),
    ...threadAnswers({ status: null }),
    answer(ordersFind, ({ body }) => findInMemory(ORDERS, body)),
    ...troubled(errorAnswers(errors), options),
  ]);
}

const ORDERS = [0, 1, 2].map((number) =>
  orderToErp(
    anOrder(number, { id: 90_000 + number, externalOrderId: `NW-2026-${48_213 + number}` }),
    aBlock(number),
  ),
);

function errorAnswers(first: readonly OrderError[]): readonly Answer[] {
  let errors = first;
  return [
    answer(orderErrorsList, ({ query }) => pageOf(errors, query, LIST)),
    answer(orderErrorsStats, ({ query }) => ({ entries: monthsOf(narrowed(errors, query, LIST)) })),
    answer(orderErrorsUpdateStatus, ({ body: { id, status } }) => {
      errors = errors.map((error) => (error.id === id ? { ...error, status } : error));
      return errors.find((error) => error.id === id) ?? refuse('not_found');
    }),
    answer(orderErrorsCreate, ({ body }) => {
      const created = anOrderError(0, { ...body, id: nextId(errors), creation_date: hoursBeforeStory(0) });
      errors = [created, ...errors];
      return created;
    }),
  ];
}

const LIST: ListRules<OrderError, OrderErrorFilter, OrderErrorsFilterQuery> = {
  filter: orderErrorFilter,
  pageSize: ORDER_ERRORS_PAGE_SIZE,
  matches: {
    status: (error, status) => error.status === status,
    type: (error, type) => error.type === type,
    dateFrom: ({ error_date }, from) => isWithin(error_date, { from }),
    dateTo: ({ error_date }, to) => isWithin(error_date, { to }),
    displayAllMerchants: () => true,
    merchantErpId: ({ merchant_erp_id }, id) => merchant_erp_id === id,
    orderErpId: ({ order_erp_id }, id) => order_erp_id === id,
  },
};

function monthsOf(errors: readonly OrderError[]) {
  const counts = new Map<string, number>();
  for (const { error_date } of errors) {
    const month = error_date.slice(0, 7);
    counts.set(month, (counts.get(month) ?? 0) + 1);
  }
  return [...counts].sort().map(([month, error_count]) => ({ month, error_count }));
}
