import * as z from 'zod/mini';
import { defineCall, resourceCall } from '../api/call.js';
import { idParams, pagingQuery, positiveIntText, type PortalList } from '../api/shapes.js';
import type { ThreadComment } from '../comments/comment.types.js';
import type { ErpInbound } from '../erp/erp.types.js';
import { judgedLater } from '../validation/index.js';
import { DELIVERY_SORT_COLUMNS, type DeliverySortColumn } from './delivery-sort.js';
import {
  DELIVERY_STATUSES,
  type Delivery,
  type DeliveryFields,
  type DeliveryStatus,
} from './delivery.types.js';

/** Page size of the deliveries (specification 2 section 9). */
export const DELIVERIES_PAGE_SIZE = 50;
/** Rows of the home variant. */
export const DELIVERIES_HOME_LIMIT = 5;

const access = resourceCall('/deliveries');
const staff = resourceCall('/getForAllMerchants');
const text = (max: number) => z.string().check(z.maxLength(max));
const bool = z.pipe(
  z.enum(['true', 'false']),
  z.transform((value: 'true' | 'false') => value === 'true'),
);

export interface DeliveriesFilterQuery {
  readonly id?: number;
  /** Empty: all. */
  readonly status?: DeliveryStatus | '';
  readonly product?: string;
  readonly merchant_id?: number;
  /** `MM/DD/YYYY..MM/DD/YYYY`, days in the portal's time zone, both included; either may be left out. */
  readonly creation_date?: string;
  readonly delivery_datetime?: string;
  readonly displayAllMerchants?: boolean;
}
export interface DeliveriesQuery extends DeliveriesFilterQuery {
  /** From 1. */
  readonly page?: number;
  /** 50 unless said otherwise. */
  readonly limit?: number;
  readonly offset?: number;
  readonly sort?: DeliverySortColumn;
  readonly sortOrder?: 'ascend' | 'descend';
}
/** `merchant_id` and `displayAllMerchants` need `/getForAllMerchants` (403). */
export const deliveriesList = defineCall<
  undefined,
  DeliveriesQuery | undefined,
  undefined,
  PortalList<Delivery>
>({
  id: 'deliveries.list',
  method: 'GET',
  path: '/deliveries',
  access,
  summary: 'Deliveries, the newest first unless sorted otherwise.',
  query: z.strictObject({
    ...pagingQuery(250),
    page: z.optional(positiveIntText),
    sort: z.optional(z.enum(DELIVERY_SORT_COLUMNS)),
    sortOrder: z.optional(z.enum(['ascend', 'descend'])),
    id: z.optional(positiveIntText),
    status: z.optional(judgedLater<DeliveryStatus | ''>(text(20))),
    product: z.optional(text(100)),
    merchant_id: z.optional(positiveIntText),
    creation_date: z.optional(text(30)),
    delivery_datetime: z.optional(text(30)),
    displayAllMerchants: z.optional(bool),
  }),
});

export const deliveriesGet = defineCall<{ id: number }, undefined, undefined, Delivery>({
  id: 'deliveries.get',
  method: 'GET',
  path: '/deliveries/:id',
  access,
  summary: 'One delivery.',
  params: idParams,
});

const fields = {
  delivery_datetime: text(60),
  document_file: text(300),
  products: z.string().check(z.maxLength(200_000)),
  warehouse: text(200),
  contact: z.optional(text(300)),
  phone_number: z.optional(text(300)),
  carrier: z.optional(text(300)),
  tracking_number: z.optional(text(300)),
  note: z.optional(text(3000)),
};
/** A delivery to announce. */
export interface NewDelivery extends DeliveryFields {
  /** Staff only: the portal's id of the merchant the goods belong to. */
  readonly merchant_id?: number;
}
export const deliveriesCreate = defineCall<undefined, undefined, NewDelivery, Delivery>({
  id: 'deliveries.create',
  method: 'POST',
  path: '/deliveries',
  access,
  summary: 'Announces goods to the warehouse.',
  body: z.strictObject({
    ...fields,
    merchant_id: z.optional(z.int().check(z.minimum(1))),
  }),
  status: 201,
});

/** A change, and the `modId` of the delivery it was made from; an older one than the stored is answered 409 `stale`. */
export interface DeliveryChange extends Partial<DeliveryFields> {
  readonly modId?: string;
}
/** Fields of a delivery are the staff's to change (specification 2 section 6), and its products only until it is accepted. */
export const deliveriesUpdate = defineCall<{ id: number }, undefined, DeliveryChange, Delivery>({
  id: 'deliveries.update',
  method: 'PUT',
  path: '/deliveries/:id',
  access: staff,
  summary: 'Changes fields of a delivery.',
  params: idParams,
  body: z.strictObject({
    ...z.partial(z.strictObject(fields)).shape,
    modId: z.optional(text(20)),
  }),
});

export interface DeliveryStatusChange {
  readonly delivery_id: number;
  readonly comment: string;
  readonly status: DeliveryStatus;
}
/** Comment and status are stored together; 409 when the status cannot be reached. An accepted delivery becomes an inbound order of the ERP. */
export const deliveriesStatus = defineCall<undefined, undefined, DeliveryStatusChange, Delivery>({
  id: 'deliveries.changeStatus',
  method: 'PUT',
  path: '/deliveries/status',
  access: staff,
  summary: 'Changes the status of a delivery, with a comment that says why.',
  body: z.strictObject({
    delivery_id: z.int().check(z.minimum(1)),
    comment: z.string(),
    status: z.enum(DELIVERY_STATUSES),
  }),
});

/** A comment on a delivery. */
export interface DeliveryComment extends ThreadComment {
  readonly delivery_id: number;
}
export const deliveryComments = defineCall<
  undefined,
  { readonly delivery_id: number },
  undefined,
  PortalList<DeliveryComment>
>({
  id: 'deliveries.comments',
  method: 'GET',
  path: '/deliveries/comments',
  access,
  summary: 'The comments on a delivery, oldest first.',
  query: z.strictObject({ delivery_id: positiveIntText }),
});

export interface NewDeliveryComment {
  readonly delivery_id: number;
  /** HTML; cleaned before it is stored. */
  readonly comment: string;
  /** Taken for compatibility and not stored: what a comment did to the status is written by the server. */
  readonly action_meta?: string;
}
export const deliveryCommentsCreate = defineCall<undefined, undefined, NewDeliveryComment, DeliveryComment>({
  id: 'deliveries.comment',
  method: 'POST',
  path: '/deliveries/comments',
  access,
  summary: 'Comments on a delivery.',
  body: z.strictObject({
    delivery_id: z.int().check(z.minimum(1)),
    comment: z.string(),
    action_meta: z.optional(text(1000)),
  }),
  status: 201,
});

const intendoParams = z.strictObject({ intendoId: positiveIntText });
export const deliveryInbound = defineCall<{ intendoId: number }, undefined, undefined, ErpInbound>({
  id: 'deliveries.inbound',
  method: 'GET',
  path: '/deliveries/products/:intendoId',
  access,
  summary: 'The inbound order of an accepted delivery: what was announced and what is booked in.',
  params: intendoParams,
});

export interface Booking {
  readonly lines: readonly {
    readonly position: number;
    /** Units that have come in all. */
    readonly booked: number;
    /** Needed where they differ from what was announced. */
    readonly reason?: string;
    /** What the line said when it was read. */
    readonly from: { readonly booked: number; readonly reason: string };
  }[];
}
/** Stock moves by the difference to what was booked before; a line that someone else has booked since it was read is answered 409 `stale`. */
export const deliveryInboundBook = defineCall<{ intendoId: number }, undefined, Booking, ErpInbound>({
  id: 'deliveries.book',
  method: 'PUT',
  path: '/deliveries/products/:intendoId',
  access: staff,
  summary: 'Books what has come of a delivery into stock.',
  params: intendoParams,
  body: z.strictObject({
    lines: z
      .array(
        z.strictObject({
          position: z.int().check(z.minimum(1)),
          booked: z.number(),
          reason: z.optional(text(1000)),
          from: z.strictObject({ booked: z.int(), reason: text(1000) }),
        }),
      )
      .check(z.minLength(1), z.maxLength(1000)),
  }),
});

export interface Warehouse {
  readonly id: number;
  readonly name: string;
}
export const warehousesList = defineCall<undefined, undefined, undefined, PortalList<Warehouse>>({
  id: 'deliveries.warehouses',
  method: 'GET',
  path: '/warehouses',
  access,
  summary: 'The warehouses goods can be sent to.',
});
