import { describe, expect, it } from 'vitest';
import { anOrderPayload } from '../testing/order-builders.js';
import { normaliseOrder, validateOrder } from './order.rules.js';

const found = (...args: Parameters<typeof validateOrder>) =>
  validateOrder(...args).map(({ path, code }) => `${path} ${code}`);

describe('validateOrder', () => {
  it('has nothing to say about a good order', () => {
    expect(validateOrder(anOrderPayload())).toEqual([]);
  });

  it('names every missing field at once', () => {
    expect(found({ date: '', external_order_id: ' ', items: [], address: {} })).toEqual([
      'external_order_id required',
      'date required',
      'items itemsRequired',
      'address.salutation required',
      'address.name required',
      'address.street required',
      'address.city required',
      'address.postal_code required',
      'address.country_code required',
    ]);
  });

  it.each([
    [{ external_order_id: 'A' }, 'external_order_id minLength'],
    [{ external_order_id: 'A'.repeat(101) }, 'external_order_id maxLength'],
    [{ customer_order_reference: 'A'.repeat(101) }, 'customer_order_reference maxLength'],
    [{ date: '2026-02-29' }, 'date date'],
    [{ date: '31.12.2026' }, 'date date'],
    [{ items: [{ id: ' ', qty: 1 }] }, 'items.0.id required'],
    [{ items: [{ id: 'A', qty: 1.5 }] }, 'items.0.qty integer'],
    [{ items: [{ id: 'A', qty: 0 }] }, 'items.0.qty min'],
    [{ items: [{ id: 'A', qty: 1_000_001 }] }, 'items.0.qty max'],
    [{ post_filiale: 'am Markt' }, 'post_filiale numbersOnly'],
  ])('refuses %o', (change, expected) => {
    expect(found(anOrderPayload(change))).toEqual([expected]);
  });

  it.each([
    [{ salutation: 'Dr.' as never }, 'salutation salutation'],
    [{ name: 'X' }, 'name minLength'],
    [{ street: 'Weg' }, 'street minLength'],
    [{ country_code: 'D' }, 'country_code minLength'],
    [{ country_code: 'QQ' }, 'country_code country'],
    [{ postal_code: '26_121' }, 'postal_code postalCode'],
    [{ city: 'X' }, 'city minLength'],
    [{ email: 'ada@example' }, 'email email'],
    [{ second_name: 'X'.repeat(101) }, 'second_name maxLength'],
  ])('refuses the address part %o', (change, expected) => {
    expect(found(anOrderPayload({ address: change }))).toEqual([`address.${expected}`]);
  });

  it.each(['SW1A 1AA', '1234-567', 'Ä12'])('accepts the postal code %s', (postal_code) => {
    expect(found(anOrderPayload({ address: { postal_code } }))).toEqual([]);
  });

  it('lets a company go without a name of a person, but not without any name', () => {
    const company = { salutation: 'firma', name: '' } as const;
    expect(found(anOrderPayload({ address: { ...company, company: 'Nordwind GmbH' } }))).toEqual([]);
    expect(found(anOrderPayload({ address: { salutation: 'firma', name: 'X' } }))).toEqual([]);
    expect(found(anOrderPayload({ address: company }))).toEqual(['address.company required']);
  });

  it('needs no street when a post number and a Packstation or Postfiliale are given', () => {
    const address = { street: '' };
    expect(found(anOrderPayload({ address, pack_station: '145', post_number: '12345678' }))).toEqual([]);
    expect(found(anOrderPayload({ address, post_filiale: '512', post_number: '12345678' }))).toEqual([]);
    expect(found(anOrderPayload({ address, pack_station: '145' }))).toEqual([
      'address.street streetOrPackstation',
    ]);
    expect(found(anOrderPayload({ address, post_number: '12345678' }))).toEqual(['address.street required']);
  });

  it('asks for the products when it can', () => {
    const items = [
      { id: 'KNOWN', qty: 1 },
      { id: 'OTHER', qty: 1 },
    ];
    expect(found(anOrderPayload({ items }), { isKnownProduct: (id) => id === 'KNOWN' })).toEqual([
      'items.1.id unknownProduct',
    ]);
  });
});

describe('normaliseOrder', () => {
  it('cleans texts and gives every field', () => {
    const order = normaliseOrder({
      date: ' 2026-11-21 ',
      external_order_id: ' NW-1 ',
      items: [{ id: ' A ', qty: 2 }],
      address: {
        salutation: 'Mrs.' as never,
        name: 'Mu\u0308ller',
        street: 'Am Markt\n3',
        country_code: 'deu',
      },
    });
    expect(order).toEqual({
      external_order_id: 'NW-1',
      customer_order_reference: '',
      date: '2026-11-21',
      items: [{ id: 'A', name: '', qty: 2 }],
      address: {
        salutation: 'frau',
        company: '',
        name: 'Müller',
        second_name: '',
        street: 'Am Markt 3',
        address_second_line: '',
        postal_code: '',
        city: '',
        country_code: 'DE',
        email: '',
      },
    });
  });

  it('folds Packstation and Postfiliale into the street', () => {
    const packstation = anOrderPayload({ pack_station: '145', post_number: '12345678' });
    expect(normaliseOrder(packstation).address.street).toBe('12345678 Packstation 145');
    const postfiliale = anOrderPayload({ post_filiale: '512', post_number: '12345678' });
    expect(normaliseOrder(postfiliale).address.street).toBe('12345678 Postfiliale 512');
    const noNumber = anOrderPayload({ pack_station: '145' });
    expect(normaliseOrder(noNumber).address.street).toBe('Hafenstraße 12');
  });

  it('adds the quantities of a product that is listed twice', () => {
    const items = [
      { id: 'A', qty: 2 },
      { id: 'B', qty: 1 },
      { id: ' A ', qty: 3 },
    ];
    expect(normaliseOrder(anOrderPayload({ items })).items).toEqual([
      { id: 'A', name: '', qty: 5 },
      { id: 'B', name: '', qty: 1 },
    ]);
  });
});
