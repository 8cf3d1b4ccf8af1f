import { expect, it } from 'vitest';
import type { NewOrder } from './new-order.types.js';
import { mayBeSame } from './may-be-same.js';

const ORDER: NewOrder = {
  external_order_id: '1001',
  customer_order_reference: '',
  date: '2026-11-27',
  items: [{ id: 'ART-1', name: 'Becher', qty: 1 }],
  address: {
    salutation: 'frau',
    company: '',
    name: 'Jutta Müller',
    second_name: '',
    street: 'Burgstraße 5',
    address_second_line: '',
    postal_code: '24103',
    city: 'Kiel',
    country_code: 'DE',
    email: '',
  },
};
const changed = (address: Partial<NewOrder['address']>): NewOrder => ({
  ...ORDER,
  address: { ...ORDER.address, ...address },
});
const elsewhere = { street: 'Ring 9', postal_code: '20095', city: 'Hamburg' };

it('an order with another recipient or another house can be the same one, changed', () => {
  expect(mayBeSame(ORDER, changed({ name: 'Jutta Meier' }))).toBe(true);
  expect(mayBeSame(ORDER, changed({ name: 'JUTTA MUELLER', ...elsewhere }))).toBe(true);
  expect(mayBeSame(ORDER, changed({ name: 'Jutta Meier', street: 'Burgstr. 5' }))).toBe(true);
});

it('an order to another recipient at another house is another one, though day and items are the same', () => {
  expect(mayBeSame(ORDER, changed({ name: 'Silke Harms', ...elsewhere }))).toBe(false);
  expect(mayBeSame(ORDER, changed({ name: 'Silke Harms', street: 'Burgstraße 6' }))).toBe(false);
});

it('the customer is known by the e-mail or the company, but not by their absence', () => {
  const known = { email: 'j@example.com', company: 'Harms GmbH' };
  const other = { name: 'Silke Harms', ...elsewhere };
  expect(mayBeSame(changed({ email: known.email }), changed({ ...other, email: 'J@example.com' }))).toBe(
    true,
  );
  expect(mayBeSame(changed(known), changed({ ...other, company: 'HARMS GmbH' }))).toBe(true);
  expect(mayBeSame(changed(known), changed(other))).toBe(false);
});
