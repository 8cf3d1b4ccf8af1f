import * as z from 'zod/mini';
import { defineCall, resourceCall } from '../api/call.js';
import { csvOfSomeShape, type GenerateCsv } from '../api/csv-download.js';
import { findShape } from '../api/find-shape.js';
import { idParams, type PortalList } from '../api/shapes.js';
import type { ErpAddress, ErpFind, ErpList, ErpOrder } from '../erp/erp.types.js';
import { judgedLater } from '../validation/index.js';
import type { ToldIssue } from '../api/problem.js';
import type { OrderHappening } from './order-timeline.js';
import type { OrderPayload, Salutation } from './order.types.js';

/** Page size of the orders table (specification 1 section 9). */
export const ORDERS_PAGE_SIZE = 50;
/** Largest `limit` of a find. */
export const ORDERS_MAX_LIMIT = 500;
/** Most orders of one `POST /orders`. */
export const ORDERS_MAX_CREATE = 500;
/** Most characters of the order comment (specification 1 section 5). */
export const ORDER_COMMENT_MAX = 100;

const text = (max: number) => z.string().check(z.maxLength(max));
/** The shape of an order payload; its rules are `validateOrder`'s, so that lengths of fields are told by the rules. */
export const orderPayloadShape = z.strictObject({
  date: text(40),
  external_order_id: text(200),
  customer_order_reference: z.optional(text(200)),
  items: z
    .array(z.strictObject({ id: text(200), name: z.optional(text(300)), qty: z.number() }))
    .check(z.maxLength(500)),
  address: z.strictObject({
    salutation: z.optional(judgedLater<Salutation | ''>(text(200))),
    company: z.optional(text(200)),
    name: z.optional(text(200)),
    second_name: z.optional(text(200)),
    street: z.optional(text(200)),
    address_second_line: z.optional(text(200)),
    postal_code: z.optional(text(200)),
    city: z.optional(text(200)),
    country_code: z.optional(text(200)),
    email: z.optional(text(300)),
  }),
  pack_station: z.optional(text(200)),
  post_filiale: z.optional(text(200)),
  post_number: z.optional(text(200)),
  merchant_erp_id: z.optional(z.int().check(z.minimum(1))),
});
/** The `modId` of the record a change was made from; an older one than the stored is answered 409 `stale`. */
const modId = z.optional(text(20));

const ordersAccess = resourceCall('/orders');

export const ordersFind = defineCall<undefined, undefined, ErpFind, ErpList<ErpOrder>>({
  id: 'orders.find',
  method: 'POST',
  path: '/orders/find',
  effect: 'read',
  access: ordersAccess,
  summary: 'Finds orders by ERP criteria, newest first unless sorted otherwise.',
  body: findShape(ORDERS_MAX_LIMIT),
});

export const ordersGet = defineCall<{ id: number }, undefined, undefined, ErpOrder>({
  id: 'orders.get',
  method: 'GET',
  path: '/orders/:id',
  access: ordersAccess,
  summary: 'One order.',
  params: idParams,
});

export const ordersTimeline = defineCall<{ id: number }, undefined, undefined, PortalList<OrderHappening>>({
  id: 'orders.timeline',
  method: 'GET',
  path: '/orders/:id/timeline',
  access: ordersAccess,
  summary: 'Who did what to an order, newest first.',
  params: idParams,
});

export interface CreatedOrder {
  readonly index: number;
  readonly external_order_id: string;
  readonly order_id: number;
  readonly recordId: string;
}
export interface RefusedOrder {
  readonly index: number;
  readonly external_order_id: string;
  readonly code: 'already_exists' | 'validation_failed';
  readonly errors: readonly ToldIssue[];
}
export interface CreateOrdersAnswer {
  readonly entries: readonly CreatedOrder[];
  readonly errors: readonly RefusedOrder[];
}
/** Answers 201 when all were created, 207 when some, 422 or 409 when none. */
export const ordersCreate = defineCall<undefined, undefined, readonly OrderPayload[], CreateOrdersAnswer>({
  id: 'orders.create',
  method: 'POST',
  path: '/orders',
  access: ordersAccess,
  summary: 'Creates 1 to 500 orders, each whole or not at all.',
  body: z.array(orderPayloadShape).check(z.minLength(1), z.maxLength(ORDERS_MAX_CREATE)),
  status: 201,
  maxBodyBytes: 4 * 1024 * 1024,
});

export interface OrderUpdate {
  readonly fieldData: Readonly<
    Partial<Record<'Status' | 'ZZN_Notiz_Scanner' | 'Trackingnummer' | 'Versanddienstleister', string>>
  >;
  readonly modId?: string;
}
export const ordersUpdate = defineCall<{ id: number }, undefined, OrderUpdate, ErpOrder>({
  id: 'orders.update',
  method: 'PUT',
  path: '/orders/:id',
  access: ordersAccess,
  summary: 'Changes the status along the status machine, the order comment, or (staff) the tracking.',
  params: idParams,
  body: z.strictObject({
    fieldData: z.strictObject({
      Status: z.optional(text(40)),
      ZZN_Notiz_Scanner: z.optional(text(1000)),
      Trackingnummer: z.optional(text(1000)),
      Versanddienstleister: z.optional(text(100)),
    }),
    modId,
  }),
});

export interface OrderCancellation {
  readonly orderId: number;
  readonly modId?: string;
}
export const ordersCancel = defineCall<undefined, undefined, OrderCancellation, ErpOrder>({
  id: 'orders.cancel',
  method: 'POST',
  path: '/orders/cancel',
  access: ordersAccess,
  summary: 'Cancels an order.',
  body: z.strictObject({
    orderId: z.int().check(z.minimum(1)),
    modId,
  }),
});

/** The successor, and which version of the old order it was made from. */
export interface OrderReplacement extends OrderPayload {
  readonly modId?: string;
}
export const ordersReplace = defineCall<{ id: number }, undefined, OrderReplacement, ErpOrder>({
  id: 'orders.replace',
  method: 'POST',
  path: '/orders/:id/replace',
  access: ordersAccess,
  summary: 'Cancels an open order and creates its successor in one step.',
  params: idParams,
  body: z.extend(orderPayloadShape, { modId }),
  status: 201,
});

/** Answer header of created and replaced orders: how long the ERP takes until lists show them, in milliseconds. */
export const ERP_DELAY_HEADER = 'X-Erp-Delay-Ms';
/** The delay where the header is missing (specification 1 section 9). */
export const DEFAULT_ERP_DELAY_MS = 7000;

/** Counts per day, oldest first; `currentDate` holds ISO days in the portal's time zone. */
export interface OrdersChart {
  readonly currentDate: readonly string[];
  readonly geliefertChartData: readonly number[];
  readonly offenChartData: readonly number[];
}
export const ordersChart = defineCall<undefined, { days?: number } | undefined, undefined, OrdersChart>({
  id: 'orders.chart',
  method: 'GET',
  path: '/orders/chart',
  access: ordersAccess,
  summary: 'Open and delivered orders per day.',
  query: z.strictObject({
    days: z.optional(z.pipe(z.string().check(z.regex(/^[1-9]\d?$/)), z.transform(Number))),
  }),
});

/**
 * Streams CSV. Answer headers: `X-Found-Count`, and `X-Next-Cursor` when more rows follow; a request with a cursor writes no
 * header row, so that the parts put together are one file.
 */
export const ordersGenerateCsv = defineCall<undefined, undefined, GenerateCsv, undefined>({
  id: 'orders.generateCsv',
  method: 'POST',
  path: '/generate-csv/orders',
  effect: 'read',
  access: ordersAccess,
  summary: 'Downloads orders as CSV.',
  responseKind: 'csv',
  body: csvOfSomeShape,
});

export const addressesGet = defineCall<
  { id: number },
  undefined,
  undefined,
  { entries: readonly ErpAddress[] }
>({
  id: 'addresses.get',
  method: 'GET',
  path: '/addresses/:id',
  access: ordersAccess,
  summary: 'The delivery address of a visible order.',
  params: idParams,
});
