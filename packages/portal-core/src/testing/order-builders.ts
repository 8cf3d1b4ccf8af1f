import type { OrderPayload } from '../orders/order-payload.js';

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
