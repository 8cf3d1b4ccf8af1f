import { expect, it } from 'vitest';
import { parseProductsAndQuantities } from './products-and-quantities.js';

const read = (text: string) =>
  parseProductsAndQuantities(text)
    ?.map(({ id, qty }) => `${qty} ${id}`)
    .join(', ');

it.each([
  '2x NW1050 (7,49 €), 1x NW1070 (14,95 €)',
  '2x NW1050 à 7,49 €; 1x NW1070 à 14,95 €',
  '2 x NW1050 @ 7.49\n1 x NW1070 @ 14.95',
  'NW1050 x 2 = 14,98 €, NW1070 x 1 = 14,95 €',
  '2x NW1050 - 14,98 €|1x NW1070 - 14,95 €',
  '2x NW1050 (EUR 7.49) + 1x NW1070 (EUR 14.95)',
  'NW1050:2 14,98 EUR, NW1070:1 14,95 EUR',
])('prices behind items are no part of them: %s', (text) => {
  expect(read(text)).toBe('2 NW1050, 1 NW1070');
});

it.each(['2x NW1050 · 1x NW1070', 'NW1050 × 2 • NW1070 × 1', 'NW1050 (2) · NW1070 (1)'])(
  'dots stand between items that all have their count: %s',
  (text) => expect(read(text)).toBe('2 NW1050, 1 NW1070'),
);

it.each([
  'NW1050 Menge: 2, NW1070 Menge: 1',
  'NW1050 (Qty: 2), NW1070 (Qty: 1)',
  'NW1050 Anzahl=2 Stk|NW1070 Anzahl=1 Stk',
])('a count may have its label: %s', (text) => expect(read(text)).toBe('2 NW1050, 1 NW1070'));

it('an arrow stands before a count', () => {
  expect(read('NW1050 → 2 | NW1070 -> 1 Stk')).toBe('2 NW1050, 1 NW1070');
});

it.each([
  ['2x Tee · grün', '2 Tee · grün'],
  ['1x Gutschein 25 EUR', '1 Gutschein 25 EUR'],
  ['1x Kräutertee (2,50 €)', '1 Kräutertee (2,50 €)'],
  ['A-1:2, A-2:1', '2 A-1, 1 A-2'],
  ['"A (1,00 €)":2', '2 A (1,00 €)'],
])('what belongs to a name stays in it: %s', (text, items) => expect(read(text)).toBe(items));

it.each(['NW1050 à 2', 'NW1050 (2) B', 'NW1050:2 7,4', 'NW1050 à 7,49 € B'])(
  '%s is still not read',
  (text) => {
    expect(read(text)).toBeUndefined();
  },
);

it.each(['A1 (3,00)', 'A1 = 4,00', 'A1 je 3,00', 'A1 (3.00)', 'A1 je 3.00', 'A1 (3,00), A2 (2,00)'])(
  'decimals without a sign of money and a count may be the quantity, and %s is not read',
  (text) => expect(read(text)).toBeUndefined(),
);

it.each([
  ['2x A1 (3,00)', '2 A1'],
  ['A1:2 (3,00)', '2 A1'],
  ['A1 (3,00 €)', '1 A1'],
])('decimals are a price beside a count or a sign of money: %s', (text, items) =>
  expect(read(text)).toBe(items),
);

it('pieces in a name are no count of it', () => {
  expect(read('Teelichter T50 (Stück: 50)')).not.toBe('50 Teelichter T50');
});

it('prices that tell two products of one number apart stay with it', () => {
  expect(read('1x GS2026 50 €, 1x GS2026 25 €')).toBe('1 GS2026 50 €, 1 GS2026 25 €');
});

it('a text of many blanks is read at once', () => {
  const begin = performance.now();
  read(`A1${' '.repeat(32_000)}B €`);
  expect(performance.now() - begin).toBeLessThan(2000);
});
