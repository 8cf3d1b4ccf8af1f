import type { OrderPayload } from '../orders/order-payload.js';
import type { Order } from '../orders/order.types.js';

type PayloadChange = Partial<Omit<OrderPayload, 'address'>> & { readonly address?: OrderPayload['address'] };

/** An order payload that breaks no rule, with the given changes. */
export function anOrderPayload({ address, ...change }: PayloadChange = {}): OrderPayload {
  return {
    date: '2026-11-21',
    external_order_id: 'NW-10001',
    items: [{ id: 'KAF-250', name: 'Kaffee 250 g', qty: 2 }],
    ...change,
    address: {
      salutation: 'frau',
      name: 'Ada Jansen',
      street: 'Hafenstraße 12',
      postal_code: '26121',
      city: 'Oldenburg',
      country_code: 'DE',
      email: 'ada@example.com',
      ...address,
    },
  };
}

/** An open order as screens have it, without items, with the given changes. */
export const anOrder = (change: Partial<Order> = {}): Order => ({
  id: 1,
  recordId: '1',
  modId: '0',
  externalOrderId: 'A-1',
  customerReference: '',
  date: '2026-11-20',
  status: 'offen',
  trackingNumbers: [],
  carrier: '',
  addressId: 1,
  recipient: 'Ada',
  merchantErpId: 2,
  merchantName: 'Nordwind',
  comment: '',
  customerId: '',
  shippingMethod: '',
  items: [],
  investigationStatus: null,
  investigationOpenedAt: null,
  investigationTurn: null,
  investigationTurnSince: null,
  errorCount: 0,
  ...change,
});
