import * as z from 'zod/mini';
import {
  defineCall,
  flagText,
  idParams,
  pagingQuery,
  portalList,
  positiveIntText,
  resourceCall,
} from '../wire/index.js';
import { causeShape, commentInput, threadCommentShape } from '../comments/index.js';
import { erpInboundShape } from '../erp-records/index.js';
import { judgedLater, type Wire } from '../validation/index.js';
import { DELIVERY_SORT_COLUMNS } from './delivery-sort.js';
import { DELIVERY_STATUSES, type DeliveryStatus } from './delivery.fields.js';
import { deliveryFieldsShape, deliveryShape } from './delivery.types.js';

/** Page size of the deliveries (specification 2 section 9). */
export const DELIVERIES_PAGE_SIZE = 50;
/** Number of rows in the home variant. */
export const DELIVERIES_HOME_LIMIT = 5;

const access = resourceCall('/deliveries');
const staff = resourceCall('/getForAllMerchants');
const id = z.int().check(z.minimum(1));
const text = (max: number) => z.string().check(z.maxLength(max));

const filterQuery = z.strictObject({
  id: z.optional(positiveIntText),
  /** A status; empty for all statuses. */
  status: z.optional(judgedLater<DeliveryStatus | ''>(text(20))),
  /** True for those whose goods are still expected: open, under review or accepted. */
  expected: z.optional(flagText),
  product: z.optional(text(100)),
  /** The portal's id of a merchant. */
  merchant_id: z.optional(positiveIntText),
  /** The ERP's number of a merchant. */
  merchant_erp_id: z.optional(positiveIntText),
  /** `MM/DD/YYYY..MM/DD/YYYY`, days in the portal's time zone, both included; either may be left out. */
  creation_date: z.optional(text(30)),
  delivery_datetime: z.optional(text(30)),
  displayAllMerchants: z.optional(flagText),
});
export type DeliveriesFilterQuery = Wire<typeof filterQuery>;

const listQuery = z.strictObject({
  ...filterQuery.shape,
  /** `limit` defaults to 50. */
  ...pagingQuery(250),
  /** Page number, from 1. */
  page: z.optional(positiveIntText),
  sort: z.optional(z.enum(DELIVERY_SORT_COLUMNS)),
  sortOrder: z.optional(z.enum(['ascend', 'descend'])),
});
export type DeliveriesQuery = Wire<typeof listQuery>;

/** `merchant_id` and `displayAllMerchants` need `/getForAllMerchants` (403). */
export const deliveriesList = defineCall({
  id: 'deliveries.list',
  method: 'GET',
  path: '/deliveries',
  access,
  apiKey: ['deliveries:read'],
  keepsFilters: true,
  summary: 'Deliveries, the newest first unless sorted otherwise.',
  query: listQuery,
  response: portalList(deliveryShape),
});

export const deliveriesGet = defineCall({
  id: 'deliveries.get',
  method: 'GET',
  path: '/deliveries/:id',
  access,
  apiKey: ['deliveries:read'],
  keepsFilters: true,
  summary: 'One delivery.',
  params: idParams,
  response: deliveryShape,
});

const newDelivery = z.strictObject({
  ...deliveryFieldsShape.shape,
  /** The portal's id of the merchant who owns the goods; only for staff. */
  merchant_id: z.optional(id),
});
export type NewDelivery = Wire<typeof newDelivery>;
export const deliveriesCreate = defineCall({
  id: 'deliveries.create',
  method: 'POST',
  path: '/deliveries',
  access,
  apiKey: ['deliveries:create'],
  keepsFilters: true,
  summary: 'Announces goods to the warehouse.',
  body: newDelivery,
  response: deliveryShape,
  status: 201,
});

const deliveryChange = z.strictObject({
  ...z.partial(deliveryFieldsShape).shape,
  modId: z.optional(text(20)),
});
/** The changed fields, and the `modId` of the delivery they were made from; a `modId` older than the stored one is answered with 409 `stale`. */
export type DeliveryChange = Wire<typeof deliveryChange>;
/** Changes the fields of a delivery; only staff may (specification 2 section 6), and its products only until it is accepted. */
export const deliveriesUpdate = defineCall({
  id: 'deliveries.update',
  method: 'PUT',
  path: '/deliveries/:id',
  access: staff,
  summary: 'Changes fields of a delivery.',
  params: idParams,
  body: deliveryChange,
  response: deliveryShape,
});

const statusChange = z.strictObject({
  delivery_id: id,
  comment: commentInput,
  status: z.enum(DELIVERY_STATUSES),
});
export type DeliveryStatusChange = Wire<typeof statusChange>;
/**
 * Stores a comment and the new status together; 409 when the status cannot be reached. An accepted delivery becomes an inbound order of the
 * ERP.
 */
export const deliveriesStatus = defineCall({
  id: 'deliveries.changeStatus',
  method: 'PUT',
  path: '/deliveries/status',
  access: staff,
  summary: 'Changes the status of a delivery, with a comment that says why.',
  body: statusChange,
  response: deliveryShape,
});

const deliveryComment = z.strictObject({ ...threadCommentShape.shape, delivery_id: id });
export type DeliveryComment = Wire<typeof deliveryComment>;

const thread = z.strictObject({
  ...portalList(deliveryComment).shape,
  /** The lines that comments ask about, oldest first. */
  causes: z.array(causeShape),
});
/** The comments on a delivery, oldest first, and what they are about. */
export type DeliveryThread = Wire<typeof thread>;
export const deliveryComments = defineCall({
  id: 'deliveries.comments',
  method: 'GET',
  path: '/deliveries/comments',
  access,
  apiKey: ['deliveries:read'],
  keepsFilters: true,
  summary: 'The comments on a delivery, oldest first.',
  query: z.strictObject({
    delivery_id: positiveIntText,
    /** Id of a comment: only older ones are answered. `foundCount` counts all comments on the delivery. */
    before: z.optional(positiveIntText),
  }),
  response: thread,
});

const newComment = z.strictObject({
  delivery_id: id,
  /** HTML; cleaned before it is stored. */
  comment: commentInput,
  /** Accepted for compatibility and not stored: the server writes which status a comment set. */
  action_meta: z.optional(text(1000)),
  /** A line of the inbound order that the comment asks about; it is kept as it stands now. */
  position: z.optional(id),
});
export type NewDeliveryComment = Wire<typeof newComment>;
export const deliveryCommentsCreate = defineCall({
  id: 'deliveries.comment',
  method: 'POST',
  path: '/deliveries/comments',
  access,
  keepsFilters: true,
  summary: 'Comments on a delivery.',
  body: newComment,
  response: deliveryComment,
  status: 201,
});

const intendoParams = z.strictObject({ intendoId: positiveIntText });
export const deliveryInbound = defineCall({
  id: 'deliveries.inbound',
  method: 'GET',
  path: '/deliveries/products/:intendoId',
  access,
  apiKey: ['deliveries:read'],
  keepsFilters: true,
  summary: 'The inbound order of an accepted delivery: what was announced and what is booked in.',
  params: intendoParams,
  response: erpInboundShape,
});

const booking = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        position: id,
        /** Number of units received in total. */
        booked: z.number(),
        /** Required where the quantity differs from the announced one. */
        reason: z.optional(text(1000)),
        /** The values of the line when it was read. */
        from: z.strictObject({ booked: z.int(), reason: text(1000) }),
      }),
    )
    .check(z.minLength(1), z.maxLength(1000)),
});
export type Booking = Wire<typeof booking>;
/**
 * Books received quantities. Stock changes by the difference to the quantity booked before. A line that another user has booked since it
 * was read is answered with 409 `stale`.
 */
export const deliveryInboundBook = defineCall({
  id: 'deliveries.book',
  method: 'PUT',
  path: '/deliveries/products/:intendoId',
  access: staff,
  summary: 'Books what has come of a delivery into stock.',
  params: intendoParams,
  body: booking,
  response: erpInboundShape,
});

const warehouse = z.strictObject({ id, name: z.string() });
export type Warehouse = Wire<typeof warehouse>;
export const warehousesList = defineCall({
  id: 'deliveries.warehouses',
  method: 'GET',
  path: '/warehouses',
  access,
  keepsFilters: true,
  summary: 'The warehouses goods can be sent to.',
  response: portalList(warehouse),
});
