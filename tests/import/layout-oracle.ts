import type { NewOrder } from '@kontor/portal-core/orders';
import { lastName } from './layout-cells.js';
import { isDeliveryBlank, partsOf } from './layout-columns.js';
import type { Layout } from './layout.js';
import type { MeantOrder, Person } from './meant-orders.js';

/** The salutation a person answers with where the file has none. */
export const ANSWERED_SALUTATION = 'frau';

/** An order as it must be stored from the file of a layout: only what the layout writes. */
export function storedOf(layout: Layout, order: MeantOrder): NewOrder {
  const toBill = layout.parties === 'billing' || isDeliveryBlank(layout, order);
  const person = toBill ? order.billing : order.delivery;
  const parts = new Set(partsOf(layout));
  return {
    external_order_id: order.id,
    customer_order_reference: '',
    date: order.date,
    items: itemsOf(layout, order),
    address: {
      salutation: layout.salutation === 'none' ? ANSWERED_SALUTATION : person.salutation,
      company: parts.has('company') ? person.company : '',
      name: `${person.first} ${lastName(layout, person)}`.trim(),
      second_name: '',
      street: streetOf(person),
      address_second_line: parts.has('addition') && person.station === undefined ? person.addition : '',
      postal_code: person.postal,
      city: person.city,
      country_code: person.country,
      email: order.email,
    },
  };
}

function streetOf({ station, street, number }: Person): string {
  return station === undefined ? `${street} ${number}` : `${station.post} Packstation ${station.pack}`;
}

function itemsOf(layout: Layout, { items }: MeantOrder): NewOrder['items'] {
  return items.map(({ id, name, qty }) => ({ id, name: layout.itemName ? name : '', qty }));
}

/** Without a salutation in the file a company may be addressed as one. */
export function withAnsweredSalutation(layout: Layout, stored: NewOrder, meant: NewOrder): NewOrder {
  const { salutation, company } = stored.address;
  if (layout.salutation !== 'none' || salutation !== 'firma' || company === '') return meant;
  return { ...meant, address: { ...meant.address, salutation } };
}

/** How a stored order differs from the meant one, field by field; empty when it does not. A product's name may be left out. */
export function differences(stored: NewOrder, meant: NewOrder): string[] {
  const found: string[] = [];
  const compare = (field: string, one: unknown, other: unknown) => {
    const [a, b] = [JSON.stringify(one), JSON.stringify(other)];
    if (a !== b) found.push(`${meant.external_order_id} ${field}: stored ${a}, meant ${b}`);
  };
  compare('date', stored.date, meant.date);
  for (const field of Object.keys(meant.address) as (keyof NewOrder['address'])[])
    compare(field, stored.address[field], meant.address[field]);
  const pieces = ({ items }: NewOrder) => items.map(({ id, qty }) => `${id} x ${qty}`).toSorted();
  compare('items', pieces(stored), pieces(meant));
  for (const { id, name } of stored.items) {
    const other = meant.items.find((item) => item.id === id)?.name ?? '';
    if (name !== '') compare(`name of ${id}`, name, other);
  }
  return found;
}
