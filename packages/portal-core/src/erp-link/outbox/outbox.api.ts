import * as z from 'zod/mini';
import type { Wire } from '../../validation/index.js';
import { defineCall, idList, idParams, pagingQuery, portalList, resourceCall } from '../../wire/index.js';
import {
  CONNECTION_STATES,
  ERP_URL_MAX,
  erpCheckShape,
  erpConnectionShape,
  erpLaneShape,
  LANE_DECISIONS,
  LANE_RECORDS,
  orderLinkShape,
} from './outbox.types.js';

const access = resourceCall('/erp-link');
/** What connects an ERP or takes it away is for those who may change the settings. */
const keepers = resourceCall('/settings');

/** The connection, or null while there is none. */
export const erpConnectionRead = defineCall({
  id: 'erpLink.connection',
  method: 'GET',
  path: '/erp/connection',
  access,
  summary: 'Where news of orders are sent to, how it goes, and how many wait.',
  response: z.strictObject({ connection: z.nullable(erpConnectionShape) }),
});

const connectionInput = z.strictObject({
  url: z.string().check(z.maxLength(ERP_URL_MAX)),
  /** True to sign with a new secret; the old one signs along for a day. */
  newSecret: z.optional(z.boolean()),
  /** Whether it is told of products, and of deliveries; unchanged where it is left out. A FileMaker file only what its mapping names. */
  tellsProducts: z.optional(z.boolean()),
  tellsDeliveries: z.optional(z.boolean()),
});
export type ErpConnectionInput = Wire<typeof connectionInput>;

/** Connects the ERP, or changes the address. `validateErpUrl` checks it. The secret is answered when it is new, and never again. */
export const erpConnectionWrite = defineCall({
  id: 'erpLink.connect',
  method: 'PUT',
  path: '/erp/connection',
  access: keepers,
  answersSecret: true,
  summary:
    'Connects the ERP: from then on it is told of every order that is created, changed or cancelled, and of products and deliveries where that is chosen.',
  body: connectionInput,
  response: z.strictObject({ connection: erpConnectionShape, secret: z.nullable(z.string()) }),
});

/** Takes the connection away, and all news with it that were not sent. */
export const erpConnectionRemove = defineCall({
  id: 'erpLink.disconnect',
  method: 'DELETE',
  path: '/erp/connection',
  access: keepers,
  summary: 'Disconnects the ERP and drops what was not sent.',
  responseKind: 'none',
  status: 204,
});

export const erpConnectionState = defineCall({
  id: 'erpLink.state',
  method: 'PUT',
  path: '/erp/connection/state',
  access: keepers,
  summary: 'Pauses the connection, or resumes it.',
  body: z.strictObject({ state: z.enum(CONNECTION_STATES) }),
  response: z.strictObject({ connection: erpConnectionShape }),
});

/**
 * Signs in at the FileMaker file of the settings and looks whether its layouts have what Kontor needs; nothing is written there. Answers 404 where
 * the settings name none.
 */
export const erpCheck = defineCall({
  id: 'erpLink.check',
  method: 'GET',
  path: '/erp/connection/check',
  access: keepers,
  summary: 'Looks whether the FileMaker file of the settings has the fields that Kontor needs.',
  response: erpCheckShape,
});

/**
 * Tells the ERP of what was there before it was connected: open and held orders, or every product, or the accepted deliveries. Those it was told
 * of already are left out.
 */
export const erpSendOpen = defineCall({
  id: 'erpLink.sendOpen',
  method: 'POST',
  path: '/erp/connection/open-orders',
  access: keepers,
  summary:
    'Tells the ERP of all open orders, or products, or accepted deliveries, that it was not told of yet.',
  /** The kind of record; orders where it is left out. */
  query: z.strictObject({ recordType: z.optional(z.enum(LANE_RECORDS)) }),
  response: z.strictObject({ orders: z.int(), products: z.int(), deliveries: z.int() }),
});

const lanesQuery = z.strictObject({ ...pagingQuery(250), state: z.optional(z.enum(['blocked', 'waiting'])) });
export type ErpLanesQuery = Wire<typeof lanesQuery>;
export const erpLanes = defineCall({
  id: 'erpLink.lanes',
  method: 'GET',
  path: '/erp/lanes',
  access,
  summary: 'Records whose news were refused or wait, longest first.',
  query: lanesQuery,
  response: portalList(erpLaneShape),
});

const decision = z.strictObject({
  /** The kind of record that `:id` is; an order where it is left out. */
  recordType: z.optional(z.enum(LANE_RECORDS)),
  decision: z.enum(LANE_DECISIONS),
  /** Why the news are left out; kept in the audit log. Needed for `skip`. */
  reason: z.optional(z.string().check(z.maxLength(500))),
});
/** Decides about the refused news of a record (`:id`). Answers 409 when nothing is refused. */
export const erpLaneDecide = defineCall({
  id: 'erpLink.decide',
  method: 'POST',
  path: '/erp/lanes/:id',
  access,
  summary: 'Sends refused news of a record again, leaves them out, or notes that they were done by hand.',
  params: idParams,
  body: decision,
  responseKind: 'none',
  status: 204,
});

/** Sends everything that the ERP refused again, for instance after what it lacked was put right there. */
export const erpLanesRepeat = defineCall({
  id: 'erpLink.repeatAll',
  method: 'POST',
  path: '/erp/lanes',
  access,
  summary: 'Sends all refused news again.',
  response: z.strictObject({ records: z.int() }),
});

/** Orders that may be asked about at once: as many as a page of their list has. */
const MOST_LINKS = 250;
/** Where orders stand between Kontor and the ERP. Orders that the caller may not see are absent. */
export const erpOrderLinks = defineCall({
  id: 'orders.erpLinks',
  method: 'GET',
  path: '/erp/order-links',
  access: resourceCall('/orders'),
  keepsFilters: true,
  summary: 'Which orders the ERP knows, and by which number.',
  query: z.strictObject({ order_erp_ids: idList(MOST_LINKS) }),
  response: z.strictObject({ entries: z.array(orderLinkShape) }),
});
