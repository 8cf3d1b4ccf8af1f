import { expect, it } from 'vitest';
import { saysMultiple, saysPack } from './pack-text.js';

it.each([
  '6er-Pack',
  '12er Karton',
  '6 Flaschen',
  'Karton 6 Fl.',
  'VPE 6',
  'Limo Kiste',
  '6-pack',
  'case of 6',
  '24 bottles',
  'Sixpack',
  'Dutzend',
])('%s speaks of several pieces', (text) => expect(saysPack(text)).toBe(true));

it.each([
  'rot',
  '42',
  '250 g',
  '1 Stück',
  '1er',
  'Teeset 3-teilig',
  'Kistenbrett',
  'Kartonage',
  'Version 6',
  '0,33 l',
])('%s does not', (text) => expect(saysPack(text)).toBe(false));

it('recognises several times an amount', () => {
  expect(['6 x 330 ml', '24x0,33l', '2 × 125 g'].every(saysMultiple)).toBe(true);
  expect(['330 ml', '1 x 250 g', '20 x 30 cm'].some(saysMultiple)).toBe(false);
});
