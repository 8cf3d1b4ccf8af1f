import { warehousesList } from '@kontor/portal-core/deliveries';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { checkAnswer } from './check-answer.js';
import { Reply } from '../wire/index.js';

const hall = { id: 1, name: 'Halle Nord' };

it('an answer as its call says passes, as a value, as text of the database or as bytes', () => {
  const answer = { entries: [hall], foundCount: 1 };
  for (const body of [answer, JSON.stringify(answer), Buffer.from(JSON.stringify(answer))])
    expect(() => checkAnswer(warehousesList, new Reply(body))).not.toThrow();
});

it.each([
  ['a field too many', { ...hall, secret: 'x' }, 'entries.0.secret (unknownField)'],
  ['a field too few', { id: 1 }, 'entries.0.name (required)'],
  ['a field of another type', { id: '1', name: 'Halle Nord' }, 'entries.0.id (invalidType)'],
])('an answer with %s is refused, with its call and place', (_, entry, place) => {
  const check = () => checkAnswer(warehousesList, { entries: [entry], foundCount: 1 });
  expect(check).toThrow(`deliveries.warehouses answers other than its schema says: ${place}`);
});

it('a stream is not read, and a refusal is no answer of the call', () => {
  expect(() => checkAnswer(warehousesList, new Reply(Readable.from(['x'])))).not.toThrow();
  expect(() => checkAnswer(warehousesList, new Reply({ code: 'stale' }, { status: 409 }))).not.toThrow();
});
