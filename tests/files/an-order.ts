import type { OrderPayload } from '@kontor/portal-core/orders';

/** An order of the demo data's Nordwind that breaks no rule, with what a test says different. */
export function anOrder(external_order_id: string, different: Partial<OrderPayload> = {}): OrderPayload {
  return {
    external_order_id,
    date: '2026-11-13',
    items: [{ id: 'NW1050', qty: 1 }],
    address: {
      salutation: 'frau',
      name: 'Käthe Größer',
      street: 'Lindenweg 3',
      postal_code: '20095',
      city: 'Hamburg',
      country_code: 'DE',
    },
    ...different,
  };
}
