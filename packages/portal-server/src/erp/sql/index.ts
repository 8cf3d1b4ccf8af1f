import type { ErpPort } from '../erp.port.js';
import { cancelOrders } from './cancel-orders.js';
import { findExisting } from './find-existing.js';
import { bookInbound, createInbound, inboundPositions } from './inbound.js';
import { insertOrders } from './insert-orders.js';
import { knownProducts } from './known-products.js';

/** The embedded ERP: the `ErpPort` implemented on the portal's own database. */
export const sqlErp: ErpPort = {
  insertOrders,
  findExisting,
  knownProducts,
  cancelOrders,
  createInbound,
  inboundPositions,
  bookInbound,
};
