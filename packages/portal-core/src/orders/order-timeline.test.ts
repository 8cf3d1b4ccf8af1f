import { describe, expect, it } from 'vitest';
import { createTranslator } from '../i18n/index.js';
import { otherOrderOf, TAKEN_OVER, happeningTexts, type OrderHappening } from './order-timeline.js';

const en = createTranslator('en');
const happening = (action: string, detail: OrderHappening['detail'] = {}): OrderHappening => ({
  action,
  at: '2026-11-21T10:00:00.000Z',
  actor: null,
  subject: null,
  detail,
});
const told = (action: string, detail?: OrderHappening['detail']) =>
  happeningTexts(happening(action, detail), en);

describe('a happening of an order', () => {
  it.each([
    ['orders.create', {}, ['Order created']],
    ['orders.update', { from: 'offen', to: 'on hold' }, ['Status changed from Open to On hold']],
    [
      'orders.update',
      { from: 'offen', to: 'geliefert', tracking_number: 'A\rB', carrier: 'DHL' },
      ['Status changed from Open to Delivered', 'Tracking number: A, B', 'Carrier: DHL'],
    ],
    [
      'erpLink.orders',
      { address: 'Jana Müller, Hafenstraße 7, 24103 Kiel, DE' },
      [
        'Reported by the ERP or the warehouse',
        'Delivery address: Jana Müller, Hafenstraße 7, 24103 Kiel, DE',
      ],
    ],
    ['orders.update', { comment: 'Glass' }, ['Comment saved: “Glass”']],
    ['orders.update', { comment: '' }, ['Comment removed']],
    ['orders.update', { tracking_number: '' }, ['Tracking number: –']],
    ['orders.cancel', { from: 'offen', to: 'storniert' }, ['Status changed from Open to Cancelled']],
    ['orders.replace', { replaces: 7 }, ['Created as the successor of order 7']],
    ['orderImports.chunk', { source_name: 'shop.csv' }, ['Created by importing the file shop.csv']],
    [
      'orderImports.undo',
      { from: 'offen', to: 'storniert' },
      ['Import undone', 'Status changed from Open to Cancelled'],
    ],
    [TAKEN_OVER, {}, ['Taken over from the ERP']],
    ['investigations.comment', {}, ['Comment on the investigation']],
    ['investigations.status', { from: '', to: 'OPEN' }, ['Investigation moved from – to Open']],
    ['orderErrors.create', {}, ['Order error recorded']],
    ['orderErrors.status', { from: 'neu', to: 'gelöst' }, ['Order error moved from neu to gelöst']],
    ['something.else', {}, ['Order changed']],
    ['something.else', { from: 'odd', to: 'constructor' }, ['Status changed from odd to constructor']],
  ] as const)('%s %j is told in words', (action, detail, lines) => {
    expect(told(action, detail)).toEqual(lines);
  });

  it('leads to the order it speaks of', () => {
    expect(otherOrderOf(happening('orders.replace', { replaces: 7 }))).toBe(7);
    expect(otherOrderOf(happening('orders.replace', { replaced_by: 9 }))).toBe(9);
    expect(otherOrderOf(happening('orders.update', { comment: '9' }))).toBeNull();
  });
});
