import type { DataScope, Principal } from '@kontor/portal-core/access';
import {
  DEFAULT_ORDER_ERROR_SORT,
  ORDER_ERRORS_PAGE_SIZE,
  orderErrorFilter,
  orderErrorsCreate,
  orderErrorsList,
  orderErrorsStats,
  orderErrorsUpdateStatus,
  type OrderError,
  type OrderErrorFilter,
  type OrderErrorsFilterQuery,
  type OrderErrorsQuery,
  type OrderErrorSort,
} from '@kontor/portal-core/order-errors';
import type { Knex } from 'knex';
import { wholeScope } from '../access/index.js';
import { instantOf } from '../dates/index.js';
import { placeOf } from '../db/index.js';
import { HttpProblem, type Route, route, validationFailed } from '../wire/index.js';
import type { ServerDeps } from '../server-deps.js';
import { countByMonth } from './order-error-stats.store.js';
import { findOrderErrors, readOrderError } from './order-errors.store.js';
import { changeErrorStatus, recordOrderError } from './record-order-error.js';

type Deps = Pick<ServerDeps, 'database' | 'clock' | 'config'>;

/** Routes of the errors of orders: listing, counting, recording, changing the status. */
export function orderErrorsRoutes({ database: { read }, clock, config: { timeZone } }: Deps): Route[] {
  return [
    route(orderErrorsList, ({ query, principal, scope }) => {
      const filter = filterOf(query);
      const page = { filter, sort: sortOf(query), place: placeOf(query, ORDER_ERRORS_PAGE_SIZE), timeZone };
      return findOrderErrors(read, scopeFor(filter, principal, scope), page);
    }),
    route(orderErrorsStats, async ({ query, principal, scope }) => {
      const filter = filterOf(query);
      return { entries: await countByMonth(read, scopeFor(filter, principal, scope), filter, timeZone) };
    }),
    route(orderErrorsCreate, async ({ body, principal, actor, scope, write }) => {
      const within = wholeScope(principal, scope);
      const origin = { createdBy: actor.subjectId, at: instantOf(clock) };
      const id = await write((trx, trail) => recordOrderError({ trx, trail, scope: within }, body, origin));
      return errorOf(read, within, id);
    }),
    route(orderErrorsUpdateStatus, async ({ body, principal, scope, write }) => {
      const within = wholeScope(principal, scope);
      await write((trx, trail) => changeErrorStatus({ trx, trail, scope: within }, body));
      return errorOf(read, within, body.id);
    }),
  ];
}

function filterOf(query: OrderErrorsFilterQuery | undefined): OrderErrorFilter {
  const parsed = orderErrorFilter.fromQuery(query);
  if (!parsed.ok) throw validationFailed(parsed.issues);
  return parsed.value;
}

/** The sort of a query. A sort without a direction ascends; without a sort the newest come first. */
function sortOf({ sort, sortOrder }: OrderErrorsQuery): OrderErrorSort {
  if (sort === undefined && sortOrder === undefined) return DEFAULT_ORDER_ERROR_SORT;
  return { column: sort ?? 'id', direction: sortOrder === 'descend' ? 'descending' : 'ascending' };
}

/** The scope of a query. Whoever may see all merchants may name one, or ask for all; without that, staff of a merchant see its errors. */
const scopeFor = (filter: OrderErrorFilter, principal: Principal, scope: DataScope): DataScope =>
  filter.merchantErpId === undefined && filter.orderErpId === undefined && !filter.displayAllMerchants
    ? scope
    : wholeScope(principal, scope);

async function errorOf(read: Knex, scope: DataScope, id: number): Promise<OrderError> {
  const error = await readOrderError(read, scope, id);
  if (error === null) throw new HttpProblem('not_found');
  return error;
}
