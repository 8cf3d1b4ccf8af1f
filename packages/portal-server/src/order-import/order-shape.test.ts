import { orderPayloadShape } from '@kontor/portal-core/orders';
import { parseWith } from '@kontor/portal-core/validation';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aPayload } from '../testing/imports.js';
import { readOrderPayload } from './order-shape.js';

const FULL = {
  ...aPayload('A-1', { items: [{ id: 'TASSE-01', name: 'Tasse', qty: 1 }] }),
  customer_order_reference: 'PO 1',
  pack_station: '134',
  post_filiale: '401',
  post_number: '1234567',
  merchant_erp_id: 1,
};
const oddValue = fc.oneof(
  fc.anything(),
  fc.constantFrom(
    undefined,
    null,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1.5,
    'x'.repeat(200),
    'x'.repeat(301),
    {},
    [],
  ),
);
const place = fc.constantFrom(
  ...Object.keys(FULL),
  ...Object.keys(FULL.address).map((key) => `address.${key}`),
  ...['id', 'name', 'qty', 'extra'].map((key) => `items.0.${key}`),
  'extra',
  'address.extra',
);

it('an order payload is read as the contract has it, whatever stands in it', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(place, oddValue), { maxLength: 2 }), (changes) => {
      const payload = structuredClone(FULL) as never;
      for (const [path, value] of changes) put(payload, path.split('.'), value);
      expect(readOrderPayload(payload)).toEqual(parseWith(orderPayloadShape, payload));
    }),
    { numRuns: 2000 },
  );
});

it('what is no order payload at all is told as the contract tells it', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(readOrderPayload(value)).toEqual(parseWith(orderPayloadShape, value));
    }),
  );
});

it('a missing part is told', () => {
  for (const part of ['date', 'external_order_id', 'items', 'address'] as const) {
    const { [part]: _, ...rest } = FULL;
    expect(readOrderPayload(rest)).toEqual({ ok: false, issues: [{ path: part, code: 'required' }] });
  }
});

function put(target: Record<string, unknown>, [key, ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) target[key!] = value;
  else if (typeof target[key!] === 'object' && target[key!] !== null) put(target[key!] as never, rest, value);
}
