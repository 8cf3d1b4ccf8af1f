import type { DataScope } from '@kontor/portal-core/access';
import { addDays, today } from '@kontor/portal-core/dates';
import {
  addressesGet,
  ERP_DELAY_HEADER,
  ordersCancel,
  ordersChart,
  ordersCreate,
  ordersFind,
  ordersGenerateCsv,
  ordersGet,
  ordersReplace,
  ordersTimeline,
  ordersUpdate,
} from '@kontor/portal-core/orders';
import type { ErpOrder } from '@kontor/portal-core/erp';
import { ORDER_CSV_COLUMNS, ORDER_EXPORT_COLUMNS } from '@kontor/portal-core/order-import';
import type { Knex } from 'knex';
import { scopeForMerchant, wholeScope } from '../access/index.js';
import { csvColumns } from '../csv/index.js';
import { csvReply, listReply } from '../finds/index.js';
import { countByDay, OrderFinder, readAddress, readOrder } from '../erp/index.js';
import { HttpProblem, Reply, type Route, route } from '../wire/index.js';
import type { ServerDeps } from '../server-deps.js';
import { createAnswer, judgeOrders, storePassed } from './create-orders.js';
import { createOrdersReply } from './create-orders.presenter.js';
import { OrderFinds } from './order-finds.js';
import { ordersChartOf } from './orders-chart.presenter.js';
import { readTimeline } from './order-timeline.store.js';
import { cancelOrder, replaceOrder } from './replace-order.js';
import { updateOrder } from './update-order.js';

const CHART_DAYS = 7;

/** Routes for finding, creating and changing orders. */
export function ordersRoutes({ database, clock, config }: ServerDeps): Route[] {
  const finder = new OrderFinder(database);
  const finds = new OrderFinds(finder);
  const { read } = database;
  return [
    route(ordersFind, async ({ body, principal, scope }) =>
      listReply<ErpOrder>(await finder.find(finds.of(body, principal, scope), body)),
    ),
    route(ordersGenerateCsv, async ({ body, principal, scope, info }) => {
      const { cursor, dialect = 'excel-de' } = body;
      const columns = csvColumns(body.columns ? ORDER_CSV_COLUMNS : ORDER_EXPORT_COLUMNS, body.columns);
      const find = finds.ofDownload(body, principal, scope);
      const request = { columns, dialect, language: info.language };
      const file = { name: 'orders', columns: ORDER_CSV_COLUMNS, cursor, clock, config };
      return csvReply(await finder.csv(find, request), request, file);
    }),
    route(ordersCreate, async ({ body, principal, scope, info, write }) => {
      const { judged, stored } = await storePassed(write, scope, await judgeOrders(read, principal, body));
      const { t } = info;
      return createOrdersReply(createAnswer(judged, stored, t), { t, erpDelayMs: config.erpDelayMs });
    }),
    route(ordersUpdate, async ({ params: { id }, body, principal, scope, write }) => {
      const within = wholeScope(principal, scope);
      await write((trx, trail) => updateOrder(trx, trail, { scope: within, principal, id, update: body }));
      return recordOf(read, within, id);
    }),
    route(ordersCancel, async ({ body, principal, scope, write }) => {
      const within = wholeScope(principal, scope);
      await write((trx, trail) => cancelOrder(trx, trail, within, body));
      return recordOf(read, within, body.orderId);
    }),
    route(ordersReplace, async ({ params: { id }, body, principal, scope, write }) => {
      const within = wholeScope(principal, scope);
      const created = await write((trx, trail) => replaceOrder(trx, trail, within, { id, payload: body }));
      return recordOf(read, within, created, { [ERP_DELAY_HEADER]: String(config.erpDelayMs) });
    }),
    route(ordersGet, ({ params: { id }, principal, scope }) =>
      recordOf(read, wholeScope(principal, scope), id),
    ),
    route(ordersTimeline, async ({ params: { id }, principal, scope }) => {
      const entries = await readTimeline(read, wholeScope(principal, scope), id);
      if (entries === null) throw new HttpProblem('not_found');
      return { entries, foundCount: entries.length };
    }),
    route(ordersChart, async ({ query, principal, scope }) => {
      const days = query?.days ?? CHART_DAYS;
      const last = today(clock, config.timeZone);
      const counted = { from: addDays(last, 1 - days), to: last, merchantErpId: query?.merchant_erp_id };
      const within = scopeForMerchant(principal, scope, counted.merchantErpId);
      return ordersChartOf(await countByDay(read, within, counted), last, days);
    }),
    route(addressesGet, async ({ params: { id }, principal, scope }) => {
      const address = await readAddress(read, wholeScope(principal, scope), id);
      if (address === null) throw new HttpProblem('not_found');
      return { entries: [address] };
    }),
  ];
}

async function recordOf(
  read: Knex,
  scope: DataScope,
  id: number,
  headers: Record<string, string> = {},
): Promise<Reply<ErpOrder>> {
  const record = await readOrder(read, scope, id);
  if (record === null) throw new HttpProblem('not_found');
  return new Reply<ErpOrder>(record, { headers });
}
