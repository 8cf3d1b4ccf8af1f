import { expect, test } from 'vitest';
import { createEventReader } from './read-events.js';

test('an event is complete with its empty line, in whatever pieces it comes', () => {
  const read = createEventReader();
  const text = 'id: 1\ndata: {"a":1}\n\n: alive\n\ndata: b\r\ndata: c\r\n\r\ndata: unfinished';
  const told = [...text].flatMap((letter) => read(letter));
  expect(told).toEqual([{ data: '{"a":1}' }, { data: 'b\nc' }]);
});

test('a comment alone is no event', () => {
  expect(createEventReader()(': alive\n\n')).toEqual([]);
});
