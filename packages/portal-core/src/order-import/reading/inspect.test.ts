import { expect, it } from 'vitest';
import { aSource, createDecoder } from '../../testing/import-bytes.js';
import { inspectSource } from './inspect.js';

it('a file whose pieces share one memory is known by its first rows', async () => {
  const rows = Array.from({ length: 300 }, (_, at) => `A-${at};Ada Weiß;Köln`);
  const inspected = await inspectSource(aSource(['Nr;Name;Ort', ...rows].join('\r\n'), 100), {
    createDecoder,
  });
  expect(inspected.ok && inspected.value).toMatchObject({ header: ['Nr', 'Name', 'Ort'], rows: 300 });
  expect(inspected.ok && inspected.value.samples[0]).toEqual(['A-0', 'Ada Weiß', 'Köln']);
});

it('a row that says something new is among the samples, wherever in the file it stands', async () => {
  const rows = Array.from({ length: 30_000 }, (_, at) => `A-${at};Ada Weiß;${at === 20_000 ? 'NW1003' : ''}`);
  const inspected = await inspectSource(aSource(['Nr;Name;Zweitartikel', ...rows].join('\r\n'), 10_000), {
    createDecoder,
  });
  expect(inspected.ok && inspected.value.samples.slice(100)).toEqual([['A-20000', 'Ada Weiß', 'NW1003']]);
});
