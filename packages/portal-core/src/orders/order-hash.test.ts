import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anOrderPayload } from '../testing/order-builders.js';
import { hasContentOf, orderContentHash, orderTwinHash } from './order-hash.js';
import { normaliseOrder } from './order.rules.js';

const hashOf = (...change: Parameters<typeof anOrderPayload>) =>
  orderContentHash(normaliseOrder(anOrderPayload(...change)));

it('the hash of an order has 16 hex characters and stays the same over releases', () => {
  expect(hashOf()).toMatch(/^[0-9a-f]{16}$/);
  expect(hashOf()).toBe('c774626afa9cb0b5');
});

it('changes with the date, every address field, and the items', () => {
  const hashes = [
    hashOf(),
    hashOf({ date: '2026-11-22' }),
    hashOf({ items: [{ id: 'KAF-250', qty: 3 }] }),
    hashOf({
      items: [
        { id: 'KAF-2', qty: 2 },
        { id: '50', qty: 2 },
      ],
    }),
    ...[
      'company',
      'name',
      'second_name',
      'street',
      'address_second_line',
      'postal_code',
      'city',
      'email',
    ].map((field) => hashOf({ address: { [field]: 'Anders' } })),
    hashOf({ address: { salutation: 'herr' } }),
    hashOf({ address: { country_code: 'AT' } }),
  ];
  expect(new Set(hashes).size).toBe(hashes.length);
});

it('the items of an order stand in any order, also beside a hash of an earlier release', () => {
  const items = [
    { id: 'KAF-2', qty: 2 },
    { id: '50', qty: 1 },
  ];
  const [one, other] = [items, items.toReversed()].map((all) =>
    normaliseOrder(anOrderPayload({ items: all })),
  );
  expect(orderContentHash(one!)).toBe(orderContentHash(other!));
  expect(hasContentOf(one!, orderContentHash(other!))).toBe(true);
  expect(hasContentOf(one!, 'd828a6d796df88b1')).toBe(true);
  expect(hasContentOf(one!, hashOf())).toBe(false);
});

it('the hash of an order does not depend on product names, the reference or the way texts were typed', () => {
  const typed = {
    customer_order_reference: 'R-1',
    items: [{ id: ' KAF-250', name: 'Coffee', qty: 2 }],
    address: { country_code: 'deu', salutation: 'Frau' as never },
  };
  expect(hashOf(typed)).toBe(hashOf());
});

it('a letter more in the name changes the hash of an order', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (name, city) => {
      const one = normaliseOrder(anOrderPayload({ address: { name, city } }));
      const other = normaliseOrder(anOrderPayload({ address: { name: `${name}x`, city } }));
      expect(orderContentHash(one)).not.toBe(orderContentHash(other));
    }),
  );
});

const twinOf = (change: Parameters<typeof anOrderPayload>[0]) =>
  orderTwinHash(normaliseOrder(anOrderPayload(change)));

it('the hash of twins stays the same over releases, since a changed one no longer finds what is stored', () => {
  expect(twinOf({})).toBe('34b6efc0414009fe');
});

it('orders with the same items are twins however their address is spelled', () => {
  const items = [{ id: 'KAF-250', qty: 2 }];
  const one = twinOf({ items, address: { name: 'Jörg Müller', street: 'Burgstr. 5' } });
  expect(twinOf({ items, address: { name: 'Joerg Mueller', street: 'Burgstraße 5' } })).toBe(one);
  expect(twinOf({ items, address: { name: 'Jörg Müller', street: 'Burgstr. 6' } })).not.toBe(one);
  expect(
    twinOf({ items: [{ id: 'KAF250', qty: 2 }], address: { name: 'Jörg Müller', street: 'Burgstr. 5' } }),
  ).not.toBe(one);
});
