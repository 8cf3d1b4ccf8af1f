import * as z from 'zod/mini';
import {
  csvOfSomeShape,
  defineCall,
  findShape,
  idParams,
  portalList,
  positiveIntText,
  resourceCall,
  readableIssueShape,
} from '../wire/index.js';
import { erpAddressShape, erpList, erpOrderShape } from '../erp-records/index.js';
import type { Wire } from '../validation/index.js';
import { orderPayloadShape } from './order-payload.js';
import { orderHappeningShape } from './order-timeline.js';

/** Page size of the orders table (specification 1 section 9). */
export const ORDERS_PAGE_SIZE = 50;
/** Largest `limit` of a find. */
export const ORDERS_MAX_LIMIT = 500;
/** Most orders of one `POST /orders`. */
export const ORDERS_MAX_CREATE = 500;
/** Most characters of the order comment (specification 1 section 5). */
export const ORDER_COMMENT_MAX = 100;

const text = (max: number) => z.string().check(z.maxLength(max));
/** The `modId` of the record that a change was made from; a `modId` older than the stored one is answered with 409 `stale`. */
const modId = z.optional(text(20));

const ordersAccess = resourceCall('/orders');

export const ordersFind = defineCall({
  id: 'orders.find',
  method: 'POST',
  path: '/orders/find',
  weight: 'heavy',
  effect: 'read',
  access: ordersAccess,
  apiKey: ['orders:read'],
  keepsFilters: true,
  summary: 'Finds orders by ERP criteria, newest first unless sorted otherwise.',
  body: findShape(ORDERS_MAX_LIMIT),
  response: erpList(erpOrderShape),
});

export const ordersGet = defineCall({
  id: 'orders.get',
  method: 'GET',
  path: '/orders/:id',
  access: ordersAccess,
  apiKey: ['orders:read'],
  keepsFilters: true,
  summary: 'One order.',
  params: idParams,
  response: erpOrderShape,
});

export const ordersTimeline = defineCall({
  id: 'orders.timeline',
  method: 'GET',
  path: '/orders/:id/timeline',
  access: ordersAccess,
  apiKey: ['orders:read'],
  keepsFilters: true,
  summary: 'Who did what to an order, newest first.',
  params: idParams,
  response: portalList(orderHappeningShape),
});

const createOrdersAnswer = z.strictObject({
  entries: z.array(
    z.strictObject({
      /** Index, from 0, in the list that was sent. */
      index: z.int(),
      external_order_id: z.string(),
      order_id: z.int(),
      recordId: z.string(),
    }),
  ),
  errors: z.array(
    z.strictObject({
      index: z.int(),
      external_order_id: z.string(),
      code: z.enum(['already_exists', 'validation_failed']),
      errors: z.array(readableIssueShape),
    }),
  ),
});
export type CreateOrdersAnswer = Wire<typeof createOrdersAnswer>;
export type CreatedOrder = CreateOrdersAnswer['entries'][number];
export type RefusedOrder = CreateOrdersAnswer['errors'][number];
/** Creates orders; answers 201 when all were created, 207 when some were, 422 or 409 when none was. */
export const ordersCreate = defineCall({
  id: 'orders.create',
  method: 'POST',
  path: '/orders',
  access: ordersAccess,
  apiKey: ['orders:import'],
  keepsFilters: true,
  summary: 'Creates 1 to 500 orders, each whole or not at all.',
  body: z.array(orderPayloadShape).check(z.minLength(1), z.maxLength(ORDERS_MAX_CREATE)),
  response: createOrdersAnswer,
  status: 201,
  maxBodyBytes: 4 * 1024 * 1024,
  maxValues: 400_000,
});

const orderUpdate = z.strictObject({
  fieldData: z.strictObject({
    Status: z.optional(text(40)),
    ZZN_Notiz_Scanner: z.optional(text(1000)),
    Trackingnummer: z.optional(text(1000)),
    Versanddienstleister: z.optional(text(100)),
  }),
  modId,
});
export type OrderUpdate = Wire<typeof orderUpdate>;
export const ordersUpdate = defineCall({
  id: 'orders.update',
  method: 'PUT',
  path: '/orders/:id',
  access: ordersAccess,
  keepsFilters: true,
  summary: 'Changes the status along the status machine, the order comment, or (staff) the tracking.',
  params: idParams,
  body: orderUpdate,
  response: erpOrderShape,
});

const orderCancellation = z.strictObject({ orderId: z.int().check(z.minimum(1)), modId });
export type OrderCancellation = Wire<typeof orderCancellation>;
export const ordersCancel = defineCall({
  id: 'orders.cancel',
  method: 'POST',
  path: '/orders/cancel',
  access: ordersAccess,
  keepsFilters: true,
  summary: 'Cancels an order.',
  body: orderCancellation,
  response: erpOrderShape,
});

const orderReplacement = z.extend(orderPayloadShape, { modId });
/** The successor of an order, with the version of the old order that it was made from. */
export type OrderReplacement = Wire<typeof orderReplacement>;
export const ordersReplace = defineCall({
  id: 'orders.replace',
  method: 'POST',
  path: '/orders/:id/replace',
  access: ordersAccess,
  keepsFilters: true,
  summary: 'Cancels an open order and creates its successor in one step.',
  params: idParams,
  body: orderReplacement,
  response: erpOrderShape,
  status: 201,
});

/** Header in the answer for created and replaced orders: the time in milliseconds until the ERP's lists contain them. */
export const ERP_DELAY_HEADER = 'X-Erp-Delay-Ms';
/** The delay in milliseconds when the header is missing (specification 1 section 9). */
export const DEFAULT_ERP_DELAY_MS = 7000;

const chart = z.strictObject({
  /** ISO days in the portal's time zone. */
  currentDate: z.array(z.string()),
  geliefertChartData: z.array(z.int()),
  offenChartData: z.array(z.int()),
});
/** Number of orders per day, oldest first, of those in `CHART_STATUSES`. */
export type OrdersChart = Wire<typeof chart>;
export const ordersChart = defineCall({
  id: 'orders.chart',
  method: 'GET',
  path: '/orders/chart',
  weight: 'heavy',
  access: ordersAccess,
  keepsFilters: true,
  summary: 'Open and delivered orders per day.',
  query: z.strictObject({
    days: z.optional(z.pipe(z.string().check(z.regex(/^[1-9]\d?$/)), z.transform(Number))),
    /** The ERP's number of a merchant, whose orders alone are counted. */
    merchant_erp_id: z.optional(positiveIntText),
  }),
  response: chart,
});

/**
 * Streams CSV. Answer headers: `X-Found-Count`, and `X-Next-Cursor` when more rows follow. A request with a cursor writes no header row, so
 * that the joined parts form one file.
 */
export const ordersGenerateCsv = defineCall({
  id: 'orders.generateCsv',
  method: 'POST',
  path: '/generate-csv/orders',
  weight: 'heavy',
  effect: 'read',
  access: ordersAccess,
  apiKey: ['orders:read'],
  keepsFilters: true,
  summary: 'Downloads orders as CSV.',
  responseKind: 'csv',
  body: csvOfSomeShape,
});

export const addressesGet = defineCall({
  id: 'addresses.get',
  method: 'GET',
  path: '/addresses/:id',
  access: ordersAccess,
  apiKey: ['orders:read'],
  keepsFilters: true,
  summary: 'The delivery address of a visible order.',
  params: idParams,
  response: z.strictObject({ entries: z.array(erpAddressShape) }),
});
