import { expect, test } from 'vitest';
import { namesOtherOrder } from './other-order.js';

test.each([
  ['mit A-17 zusammen', 'A-16'],
  ['a-17', 'A-16'],
  ['kommt in das Paket von B2026-5.', 'B2026-14'],
  ['#A17 dazu', 'A16'],
  ['100234 auch', '100231'],
])('%s names another order than %s', (text, own) => expect(namesOtherOrder(text, own)).toBe(true));

test.each([
  ['A-16 als Geschenk', 'A-16'],
  ['Tel. 0431-123456', 'A-16'],
  ['24103 Kiel', '100231'],
  ['Kunde seit 2019', '2031'],
  ['Haus 5', '7'],
  ['2. Stock', 'A-16'],
  ['A-17', ''],
  ['Danke!', 'A-16'],
])('%s names no other order than %s', (text, own) => expect(namesOtherOrder(text, own)).toBe(false));
