import type { DataScope } from '@kontor/portal-core/access';
import { addDays, startOf } from '@kontor/portal-core/dates';
import {
  DELIVERY_FIELDS,
  deliveryFilter,
  EXPECTED_STATUSES,
  type Delivery,
  type DeliveryFilter,
  type DeliverySort,
  type DeliverySortColumn,
} from '@kontor/portal-core/deliveries';
import { fieldNames } from '@kontor/portal-core/fields';
import type { DayRange } from '@kontor/portal-core/list-filter';
import type { PortalList } from '@kontor/portal-core/wire';
import type { Knex } from 'knex';
import {
  allHold,
  anyHolds,
  columns,
  computed,
  countRows,
  fixed,
  foldText,
  inScope,
  pageRows,
  patternContaining,
  type Place,
  type RowOf,
  rowsOf,
  type Sql,
  sql,
  TABLES,
  text,
  together,
  unfiltered,
} from '../db/index.js';

/** A page of a list of deliveries. */
export interface DeliveryPage {
  readonly filter: DeliveryFilter;
  readonly sort: DeliverySort;
  readonly place: Place;
  /** The time zone in which the filter's days are counted. */
  readonly timeZone: string;
}

const FIELDS = [...fieldNames(DELIVERY_FIELDS), 'mod_id'] as const;
const DELIVERY = together(
  columns('deliveries', FIELDS, 'd'),
  computed({ merchant_id: [TABLES.merchants.id, 'm.id'], merchant_name: [text, 'm.merchant_name'] }),
);
const FROM = 'from deliveries as d join merchants as m on m.erp_merchant_id = d.merchant_erp_id';

/** The sort key of each column; the id decides between equal ones. */
const SORT_KEYS: Readonly<Record<DeliverySortColumn, string>> = {
  id: 'd.id',
  creation_date: 'd.creation_date',
  status: 'd.status',
  products: 'd.products_key',
  merchant_id: 'd.merchant_erp_id',
  erp_shop_code: 'd.erp_shop_code',
  delivery_datetime: 'd.delivery_datetime',
};

type DeliveryRow = RowOf<(typeof DELIVERY)['columns']>;

/** Reads the deliveries of the scope in the requested order. */
export async function findDeliveries(
  read: Knex,
  scope: DataScope,
  { filter, sort, place, timeZone }: DeliveryPage,
): Promise<PortalList<Delivery>> {
  const where = deliveriesWhere(scope, filter, timeZone);
  const direction = sort.direction === 'ascending' ? 'asc' : 'desc';
  const keys = [...new Set([SORT_KEYS[sort.column], 'd.id'])].map((key) => `${key} ${direction}`);
  const found = sql`${fixed(FROM)} where ${where}`;
  const [rows, foundCount] = await Promise.all([
    pageRows(read, { columns: DELIVERY, found, order: fixed(keys.join(', ')) }, place),
    countRows(read, found),
  ]);
  return { entries: rows.map(present), foundCount };
}

/** Counts the deliveries of the scope that a filter finds. */
export const countDeliveries = (
  read: Knex,
  scope: DataScope,
  filter: DeliveryFilter,
  timeZone: string,
): Promise<number> => countRows(read, sql`${fixed(FROM)} where ${deliveriesWhere(scope, filter, timeZone)}`);

function deliveriesWhere(scope: DataScope, filter: DeliveryFilter, timeZone: string): Sql {
  return allHold([deliveriesInScope(scope), filterWhere(filter, timeZone)]);
}

/** SQL condition of a scope and its fixed filter on `deliveries as d` joined with `merchants as m`. */
function deliveriesInScope(scope: DataScope): Sql {
  const own = inScope(unfiltered(scope), 'd.merchant_erp_id');
  const fixedFilter = scope.kind === 'merchant' ? scope.fixed : undefined;
  if (fixedFilter?.filters.deliveries === undefined) return own;
  const parsed = deliveryFilter.fromQuery(Object.fromEntries(Object.entries(fixedFilter.filters.deliveries)));
  if (!parsed.ok) throw new Error('The fixed filter of deliveries cannot be read');
  return allHold([own, filterWhere(parsed.value, fixedFilter.timeZone)]);
}

/** SQL condition that the delivery whose id is in a column is one of the scope. */
export const ofDeliveriesInScope = (scope: DataScope, id: string): Sql =>
  sql`exists (select 1 ${fixed(FROM)} where d.id = ${fixed(id)} and ${deliveriesInScope(scope)})`;

const IS_EXPECTED = anyHolds(EXPECTED_STATUSES.map((status) => sql`d.status = ${status}`));

function filterWhere(filter: DeliveryFilter, timeZone: string): Sql {
  const { id, status, expected, product, merchantId, merchantErpId, created, arriving } = filter;
  return allHold([
    ...(id === undefined ? [] : [sql`d.id = ${id}`]),
    ...(status === undefined ? [] : [sql`d.status = ${status}`]),
    ...(expected ? [IS_EXPECTED] : []),
    ...(product === undefined
      ? []
      : [sql`d.search_text like ${patternContaining(foldText(product))} escape '!'`]),
    ...(merchantId === undefined ? [] : [sql`m.id = ${merchantId}`]),
    ...(merchantErpId === undefined ? [] : [sql`d.merchant_erp_id = ${merchantErpId}`]),
    ...createdWithin(created, timeZone),
    ...arrivingWithin(arriving),
  ]);
}

function createdWithin({ from, to }: DayRange = {}, timeZone: string): Sql[] {
  const instant = (day: string) => new Date(startOf(day, timeZone)).toISOString();
  return [
    ...(from === undefined ? [] : [sql`d.creation_date >= ${instant(from)}`]),
    ...(to === undefined ? [] : [sql`d.creation_date < ${instant(addDays(to, 1))}`]),
  ];
}

function arrivingWithin({ from, to }: DayRange = {}): Sql[] {
  return [
    ...(from === undefined ? [] : [sql`d.delivery_day >= ${from}`]),
    ...(to === undefined ? [] : [sql`d.delivery_day <= ${to}`]),
  ];
}

/** Reads one delivery of the scope; null when there is none. */
export async function readDelivery(connection: Knex, scope: DataScope, id: number): Promise<Delivery | null> {
  const [row] = await rowsOf(
    connection,
    sql`select ${DELIVERY} ${fixed(FROM)} where d.id = ${id} and ${deliveriesInScope(scope)}`,
  );
  return row ? present(row) : null;
}

function present({ merchant_name, mod_id, ...row }: DeliveryRow): Delivery {
  return { ...row, user: { merchant: { merchant_name } }, modId: String(mod_id) };
}
