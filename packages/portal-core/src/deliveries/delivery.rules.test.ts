import { describe, expect, it } from 'vitest';
import {
  firstDeliveryDay,
  validateBooking,
  validateDamage,
  validateDelivery,
  validateDeliveryChange,
} from './delivery.rules.js';
import type { DeliveryFields } from './delivery.types.js';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const aDelivery = (fields: Partial<DeliveryFields> = {}): DeliveryFields => ({
  delivery_datetime: '2026-11-24T08:00:00Z',
  document_file: 'lieferschein.pdf',
  products: '[{"id":"NW1050","name":"Tee","qty":4}]',
  warehouse: 'Hamburg',
  ...fields,
});
const codes = (fields: Partial<DeliveryFields>) =>
  validateDelivery(aDelivery(fields), NOW).map(({ path, code }) => `${path} ${code}`);

describe('a delivery to announce', () => {
  it('is good with a date, products, a warehouse and its document', () => {
    expect(codes({})).toEqual([]);
  });

  it('a delivery is refused when it arrives within two days', () => {
    expect(codes({ delivery_datetime: '2026-11-23T12:00:00Z' })).toEqual([
      'delivery_datetime deliveryTooEarly',
    ]);
    expect(codes({ delivery_datetime: '2026-11-23T12:01:00Z' })).toEqual([]);
    expect(codes({ delivery_datetime: 'morgen' })).toEqual(['delivery_datetime date']);
    expect(firstDeliveryDay(() => NOW, 'Europe/Berlin')).toBe('2026-11-23');
  });

  it('is told everything that is missing at once', () => {
    expect(codes({ delivery_datetime: '', document_file: '', products: 'nichts', warehouse: ' ' })).toEqual([
      'delivery_datetime required',
      'products productsRequired',
      'warehouse required',
      'document_file required',
    ]);
    expect(codes({ document_file: 'ab', warehouse: 'H' })).toEqual([
      'warehouse minLength',
      'document_file minLength',
    ]);
  });

  it('an announced delivery with a line that cannot be read is refused, not announced without it', () => {
    const good = { id: 'NW1050', name: 'Tee', qty: 4 };
    const of = (line: unknown) => codes({ products: JSON.stringify([good, line]) });
    expect(of({ ...good, qty: 0 })).toEqual(['products min']);
    expect(of({ ...good, qty: -1 })).toEqual(['products min']);
    expect(of({ ...good, qty: null })).toEqual(['products min']);
    expect(of({ ...good, qty: 1.5 })).toEqual(['products integer']);
    expect(of({ ...good, qty: 'viele' })).toEqual(['products integer']);
    expect(of({ name: 'Tee', qty: 4 })).toEqual(['products invalidValue']);
    expect(of(null)).toEqual(['products invalidValue']);
    expect(codes({ products: '[]' })).toEqual(['products productsRequired']);
  });

  it('an announced delivery refuses texts that are too long', () => {
    expect(codes({ phone_number: 'x'.repeat(101), note: 'x'.repeat(1001) })).toEqual([
      'phone_number maxLength',
      'note maxLength',
    ]);
  });
});

it('a delivery to change may keep a date that has passed', () => {
  expect(validateDeliveryChange({ delivery_datetime: '2020-01-01T08:00:00Z' })).toEqual([]);
  expect(validateDeliveryChange({ warehouse: '' }).map(({ code }) => code)).toEqual(['required']);
});

it('a booking without lines is refused', () => {
  expect(validateBooking([]).map(({ path, code }) => `${path} ${code}`)).toEqual(['lines required']);
});

it('a booking gives a reason wherever it differs from what was announced', () => {
  const booking = (booked: number, reason = '') =>
    validateBooking([{ ordered: 5, booked, reason }]).map(({ path, code }) => `${path} ${code}`);
  expect(booking(5)).toEqual([]);
  expect(booking(4)).toEqual(['lines.0.reason required']);
  expect(booking(4, 'Karton beschädigt')).toEqual([]);
  expect(booking(2.5)).toEqual(['lines.0.booked integer']);
  expect(booking(-1)).toEqual(['lines.0.booked min']);
});

it('damage has at least one whole unit, and a reason', () => {
  const wrong = (units: string, reason: string) =>
    validateDamage({ units, reason }).map(({ path, code }) => `${path} ${code}`);
  expect(wrong('2', 'Nass geworden')).toEqual([]);
  expect(wrong('0', ' ')).toEqual(['units min', 'reason required']);
  expect(wrong('1,5', 'Bruch')).toEqual(['units min']);
});
