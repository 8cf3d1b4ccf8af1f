import { expect, test } from 'vitest';
import { readOrders, type FileOutcome } from './read-file.js';
import { answersOf } from './shape-answers.js';
import { allShapes, byNumber, comparable, type Shape } from './shapes.js';

const shapes = allShapes().filter(({ needsServer }) => needsServer !== true);

test.each(shapes)('$file: $about', async (shape) => {
  const unanswered = await readOrders(shape.bytes);
  if (shape.refuses !== undefined) return expect(unanswered).toEqual({ at: 'refused', code: shape.refuses });
  if (shape.asks === 'always') expect(unanswered.at).not.toBe('read');
  if (unanswered.at === 'asks') {
    expect(unanswered.fields).toEqual(expect.arrayContaining([...(shape.asksAbout ?? [])]));
    expect(shape.asks, `asks ${unanswered.asks.join(', ')}`).not.toBe('never');
    if (shape.answers === undefined) return expect(shape.orders).toEqual([]);
  }
  expectMeant(
    shape,
    shape.answers === undefined ? unanswered : await readOrders(shape.bytes, answersOf(shape.answers)),
  );
});

test('the order numbers of the shapes are each of one file, since all are stored for one merchant', () => {
  const files = new Map<string, string[]>();
  for (const { file, orders, rejected = {} } of allShapes()) {
    const numbers = [...orders.map((order) => order.external_order_id), ...Object.keys(rejected)];
    for (const id of new Set(numbers)) files.set(id, [...(files.get(id) ?? []), file]);
  }
  expect([...files].filter(([, found]) => found.length > 1)).toEqual([]);
});

function expectMeant(shape: Shape, outcome: FileOutcome): void {
  if (outcome.at !== 'read') return expect(outcome).toEqual({ at: 'read' });
  const rejected = Object.fromEntries(
    outcome.rejected.map(({ external_order_id, issues }) => [
      external_order_id,
      issues.map(({ code }) => code),
    ]),
  );
  expect(byNumber(outcome.orders.map(comparable)), JSON.stringify(outcome.rejected)).toEqual(
    byNumber(shape.orders),
  );
  for (const [id, codes] of Object.entries(shape.rejected ?? {}))
    expect(rejected[id], id).toEqual(expect.arrayContaining([...codes]));
  expect(Object.keys(rejected).toSorted()).toEqual(Object.keys(shape.rejected ?? {}).toSorted());
}
