import { expect, it } from 'vitest';
import { aSource, createDecoder } from '../../testing/import-bytes.js';
import { dateOrderOfMapping, inspectSource } from './inspect.js';

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

it('a date fixed for all rows tells the order of day and month itself, or leaves it open', async () => {
  const inspected = await inspectSource(aSource('Nr;Name\r\nA-1;Ada Weiß'), { createDecoder });
  if (!inspected.ok) throw new Error('the file was not read');
  const orderOf = (date: string) =>
    dateOrderOfMapping(inspected.value, { mode: 'new-line', columns: {}, constants: { date } });
  expect(orderOf('24.11.2026')).toMatchObject({ value: 'dmy', ambiguous: false });
  expect(orderOf('03.11.2026')).toMatchObject({ value: 'dmy', ambiguous: false });
  expect(orderOf('11/24/2026')).toMatchObject({ value: 'mdy', ambiguous: false });
  expect(orderOf('2026-11-03')).toMatchObject({ value: 'ymd', ambiguous: false });
  expect(orderOf('11/03/2026')).toMatchObject({ value: null, ambiguous: true });
});
