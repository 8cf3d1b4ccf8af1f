import { defineMachine } from '../machine/index.js';
import type { OrderStatus } from './order.types.js';

/**
 * The events of an order's status. `hold`, `release` and `cancel` are the merchant's; `deliver` and `invoice` the warehouse's own steps
 * (`WAREHOUSE_EVENTS`). `clear` empties the status of a cancelled order: "Confirming sets storniert; from storniert it would set empty"
 * (specification 1 section 4). No button offers it, since cancelling is not offered for a cancelled order; it only happens when a call
 * requests the empty status.
 */
export const ORDER_EVENTS = ['hold', 'release', 'cancel', 'deliver', 'invoice', 'clear'] as const;
export type OrderEvent = (typeof ORDER_EVENTS)[number];

/** Events that require `/getForAllMerchants` (api.md, PUT /orders/{id}). */
export const WAREHOUSE_EVENTS: readonly OrderEvent[] = ['deliver', 'invoice'];

/** The status machine of an order (specification 1 section 4). */
export const orderMachine = defineMachine<OrderStatus, OrderEvent>({
  offen: { hold: 'on hold', cancel: 'storniert', deliver: 'geliefert' },
  'on hold': { release: 'offen' },
  geliefert: { cancel: 'storniert', invoice: 'verrechnet' },
  verrechnet: { cancel: 'storniert' },
  storniert: { clear: '' },
  '': { cancel: 'storniert' },
});

/** The statuses of orders whose pieces are reserved in the warehouse. */
export const RESERVING_STATUSES: readonly OrderStatus[] = ['offen', 'on hold'];

/** Whether the pieces of an order of this status are reserved. */
export const reservesStock = (status: OrderStatus): boolean => RESERVING_STATUSES.includes(status);

/** Whether an order has left the warehouse, so that cancelling changes nothing but its status. */
export const wasSent = (status: OrderStatus): boolean => status === 'geliefert' || status === 'verrechnet';

/** Whether an order may be edited: only while open (specification 1 section 4). */
export const canEdit = (status: OrderStatus): boolean => status === 'offen';

/** The event that leads from one status to another, or null when none does. */
export function statusEvent(from: OrderStatus, to: OrderStatus): OrderEvent | null {
  return orderMachine.events(from).find((event) => orderMachine.next(from, event) === to) ?? null;
}
