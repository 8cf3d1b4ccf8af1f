import type { DataScope } from '@kontor/portal-core/access';
import { addDays, startOf } from '@kontor/portal-core/dates';
import { answerNames } from '@kontor/portal-core/fields';
import {
  ORDER_ERROR_FIELDS,
  orderErrorFilter,
  type CheckedOrderError,
  type OrderError,
  type OrderErrorFilter,
  type OrderErrorSort,
} from '@kontor/portal-core/order-errors';
import type { PortalList } from '@kontor/portal-core/wire';
import type { Knex } from 'knex';
import {
  allHold,
  changeRow,
  columns,
  computed,
  countRows,
  engineOf,
  fixed,
  insertRow,
  pageRows,
  type Place,
  rowsOf,
  type Sql,
  sql,
  text,
  together,
  type Writer,
} from '../db/index.js';
import { ofOrdersInScope, orderColumn } from '../erp/index.js';

/** A page of a list of errors. */
export interface OrderErrorPage {
  readonly filter: OrderErrorFilter;
  readonly sort: OrderErrorSort;
  readonly place: Place;
  /** The time zone in which the filter's days are counted. */
  readonly timeZone: string;
}

const ERROR = together(
  columns('order_errors', answerNames(ORDER_ERROR_FIELDS), 'e'),
  computed({
    order_external_id: [text, orderColumn('external_order_id', 'e.order_erp_id')],
    merchant_name: [text, `coalesce(m.merchant_name, '')`],
  }),
);
const JOINS = `left join merchants as m on m.erp_merchant_id = e.merchant_erp_id`;

/** Reads the errors of the scope in the requested order. */
export async function findOrderErrors(
  read: Knex,
  scope: DataScope,
  { filter, sort, place, timeZone }: OrderErrorPage,
): Promise<PortalList<OrderError>> {
  const where = errorsWhere(read, scope, filter, timeZone);
  const direction = sort.direction === 'ascending' ? 'asc' : 'desc';
  const keys = [...new Set([sort.column, 'id'])].map((column) => `e.${column} ${direction}`);
  const found = sql`from order_errors as e ${fixed(JOINS)} where ${where}`;
  const [entries, foundCount] = await Promise.all([
    pageRows(read, { columns: ERROR, found, order: fixed(keys.join(', ')) }, place),
    countRows(read, sql`from order_errors as e where ${where}`),
  ]);
  return { entries, foundCount };
}

/** Counts the errors of the scope that were recorded after an instant (ISO in UTC). */
export const countErrorsAfter = (read: Knex, scope: DataScope, at: string): Promise<number> =>
  countRows(
    read,
    sql`from order_errors as e where ${errorsInScope(read, scope)} and e.creation_date > ${at}`,
  );

/** SQL condition of a filter within a scope, on `order_errors as e`. */
export function errorsWhere(
  connection: Knex,
  scope: DataScope,
  filter: OrderErrorFilter,
  timeZone: string,
): Sql {
  return allHold([errorsInScope(connection, scope), filterWhere(filter, timeZone)]);
}

/** SQL condition of a scope on `order_errors as e`: its fixed filters of errors and of their orders. */
function errorsInScope(connection: Knex, scope: DataScope): Sql {
  const ofOrders = ofOrdersInScope(engineOf(connection), scope, {
    merchant: 'e.merchant_erp_id',
    id: 'e.order_erp_id',
  });
  const fixedFilter = scope.kind === 'merchant' ? scope.fixed : undefined;
  if (fixedFilter?.filters.order_errors === undefined) return ofOrders;
  const parsed = orderErrorFilter.fromQuery(fixedFilter.filters.order_errors);
  if (!parsed.ok) throw new Error('The fixed filter of order errors cannot be read');
  return allHold([ofOrders, filterWhere(parsed.value, fixedFilter.timeZone)]);
}

function filterWhere(filter: OrderErrorFilter, timeZone: string): Sql {
  const { status, type, dateFrom, dateTo, merchantErpId, orderErpId } = filter;
  return allHold([
    ...(status === undefined ? [] : [sql`e.status = ${status}`]),
    ...(type === undefined ? [] : [sql`e.type = ${type}`]),
    ...(dateFrom === undefined ? [] : [sql`e.error_date >= ${instantAt(dateFrom, timeZone)}`]),
    ...(dateTo === undefined ? [] : [sql`e.error_date < ${instantAt(addDays(dateTo, 1), timeZone)}`]),
    ...(merchantErpId === undefined ? [] : [sql`e.merchant_erp_id = ${merchantErpId}`]),
    ...(orderErpId === undefined ? [] : [sql`e.order_erp_id = ${orderErpId}`]),
  ]);
}

/** The beginning of a day or month, in the format of the table's instants. */
export const instantAt = (dayOrMonth: string, timeZone: string): string =>
  new Date(startOf(dayOrMonth, timeZone)).toISOString();

/** Reads one error of the scope; null when there is none. In a transaction its row is locked against changes by others. */
export async function readOrderError(
  connection: Knex,
  scope: DataScope,
  id: number,
): Promise<OrderError | null> {
  const lock = connection.isTransaction && engineOf(connection) === 'postgres' ? 'for update of e' : '';
  const [error] = await rowsOf(
    connection,
    sql`select ${ERROR} from order_errors as e ${fixed(JOINS)}
        where e.id = ${id} and ${errorsInScope(connection, scope)} ${fixed(lock)}`,
  );
  return error ?? null;
}

/** The user who records an error, and the time (ISO in UTC). */
export interface ErrorOrigin {
  readonly merchantErpId: number;
  readonly createdBy: number;
  readonly at: string;
}

/** Stores an error and returns its id. */
export async function insertOrderError(
  trx: Writer,
  error: CheckedOrderError,
  { merchantErpId, createdBy, at }: ErrorOrigin,
): Promise<number> {
  const row = {
    ...error,
    merchant_erp_id: merchantErpId,
    created_by_user_id: createdBy,
    creation_date: at,
  };
  return insertRow(trx, 'order_errors', row);
}

export async function storeErrorStatus(trx: Writer, id: number, status: string): Promise<void> {
  await changeRow(trx, 'order_errors', id, { status });
}
