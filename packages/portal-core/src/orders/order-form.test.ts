import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anOrderPayload } from '../testing/order-builders.js';
import {
  emptyOrderForm,
  orderFormOf,
  orderPayloadOf,
  validateOrderForm,
  type OrderForm,
} from './order-form.js';
import { normaliseOrder } from './order.rules.js';
import { type Order } from './order.types.js';
import type { DeliveryAddress } from './new-order.types.js';
import { SALUTATIONS } from './order.fields.js';
import { postPartsOf, postStreetLine } from './street-line.js';

const filledForm = (change: Partial<OrderForm> = {}): OrderForm => {
  const { address, items, ...texts } = anOrderPayload();
  const empty = emptyOrderForm('2026-11-21');
  return {
    ...empty,
    ...texts,
    items: items.map(({ id, name = '', qty }) => ({ id, name, qty })),
    address: { ...empty.address, ...address },
    ...change,
  };
};
const pathsOf = (form: OrderForm, merchant = false) =>
  validateOrderForm(form, { merchant }).map(({ path, code }) => `${path} ${code}`);

describe('the form of an order', () => {
  it('that is filled breaks no rule and becomes its payload', () => {
    expect(pathsOf(filledForm())).toEqual([]);
    expect(orderPayloadOf(filledForm())).toEqual(anOrderPayload());
    expect(orderPayloadOf(filledForm({ merchant_erp_id: 2 })).merchant_erp_id).toBe(2);
  });

  it('that is empty names every field that is required', () => {
    expect(pathsOf(emptyOrderForm(''), true).sort()).toEqual(
      [
        'address.city required',
        'address.country_code required',
        'address.name required',
        'address.postal_code required',
        'address.salutation required',
        'address.street required',
        'date required',
        'external_order_id required',
        'items itemsRequired',
        'merchant_erp_id required',
      ].sort(),
    );
  });

  it('asks for the merchant only where it has to be chosen', () => {
    expect(pathsOf(filledForm(), true)).toEqual(['merchant_erp_id required']);
    expect(pathsOf(filledForm({ merchant_erp_id: 3 }), true)).toEqual([]);
  });

  it('of a stored order gives the same order again', () => {
    const text = fc.string({ maxLength: 20 }).map((some) => `a${some.replace(/\s+/g, ' ').trim()}`);
    const digits = fc.stringMatching(/^\d{1,8}$/);
    const street = fc.oneof(
      text,
      fc.tuple(digits, fc.constantFrom('Packstation', 'Postfiliale'), digits).map((parts) => parts.join(' ')),
    );
    const address: fc.Arbitrary<DeliveryAddress> = fc.record({
      salutation: fc.constantFrom(...SALUTATIONS),
      company: text,
      name: text,
      second_name: text,
      street,
      address_second_line: text,
      postal_code: text,
      city: text,
      country_code: fc.constantFrom('DE', 'AT', 'CH'),
      email: text,
    });
    fc.assert(
      fc.property(address, text, (given, externalOrderId) => {
        const order = {
          date: '2026-11-21',
          externalOrderId,
          customerReference: '',
          items: [{ id: 'A', name: 'B', qty: 2 }],
        } as unknown as Order;
        const form = orderFormOf(order, given);
        expect(normaliseOrder(orderPayloadOf(form)).address).toEqual(
          normaliseOrder({ ...anOrderPayload(), address: given }).address,
        );
        expect(form).toEqual(orderFormOf(order, given));
      }),
    );
  });
});

describe('a street line of the post', () => {
  it('is taken apart into what it was made of', () => {
    const station = { post_number: '123456', pack_station: '143', post_filiale: '' };
    expect(postPartsOf(postStreetLine(station) ?? '')).toEqual(station);
    const office = { post_number: '9', pack_station: '', post_filiale: '501' };
    expect(postPartsOf(postStreetLine(office) ?? '')).toEqual(office);
    expect(postPartsOf('Packstation 143')).toBeNull();
    expect(postPartsOf('Hafenstraße 12')).toBeNull();
  });
});
