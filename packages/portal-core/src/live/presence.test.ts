import { expect, test } from 'vitest';
import { presentAsTold } from './presence.js';

const person = (name: string, side: 'merchant' | 'staff', since: string, id = 7) =>
  ({ kind: 'order', id, side, name, since }) as const;
const mara = person('Mara Lindt', 'staff', '2026-11-28T08:10:00.000Z');
const jens = person('Jens Ott', 'staff', '2026-11-28T08:00:00.000Z');
const ida = person('Ida Thoms', 'merchant', '2026-11-28T08:05:00.000Z');

test('staff is told the names of everybody at a record', () => {
  expect(presentAsTold([mara, jens, ida], 'staff')).toEqual([mara, jens, ida]);
});

test('a merchant is told the names of its own people, and of staff only that somebody is there, since the first came', () => {
  expect(presentAsTold([mara, jens, ida], 'merchant')).toEqual([ida, { ...jens, name: '' }]);
});

test('staff at two records is told of at each', () => {
  const elsewhere = person('Mara Lindt', 'staff', '2026-11-28T08:20:00.000Z', 8);
  expect(presentAsTold([mara, elsewhere], 'merchant').map(({ id }) => id)).toEqual([7, 8]);
});
