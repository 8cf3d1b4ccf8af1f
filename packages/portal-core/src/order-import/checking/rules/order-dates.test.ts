import { expect, it } from 'vitest';
import { aFile, aSource, createDecoder } from '../../../testing/import-files.js';
import { inspectSource } from '../../reading/inspect.js';
import type { ImportMapping } from '../../order-import.types.js';
import { checkSource } from '../check-source.js';
import { isRejected } from '../orders/checked-order.js';

/** The dates that are refused in a file with these, an order each. */
async function refused(dates: readonly string[], values?: ImportMapping['values'], now?: () => number) {
  const { text, header, mapping } = aFile(dates.map((date, at) => ({ external_order_id: `B-${at}`, date })));
  const source = aSource(text);
  const inspection = await inspectSource(source, { createDecoder, overrides: { dateOrder: 'dmy' } });
  if (!inspection.ok) throw new Error(inspection.issues[0]?.code);
  const { dialect } = inspection.value;
  const found: string[] = [];
  const reading = { dialect, header, mapping: values === undefined ? mapping : { ...mapping, values } };
  for await (const orders of checkSource(source, { ...reading, createDecoder, ...(now && { now }) }))
    for (const order of orders)
      if (isRejected(order)) found.push(...order.issues.map(({ code, value }) => `${code} ${value}`));
  return found;
}

const November = ['13.11.2026', '14.11.2026', '14.11.2026', '16.11.2026'];

it('refuses a date years before or after the others of the file, wherever it stands', async () => {
  expect(await refused(['13.11.2016', ...November])).toEqual(['doubtfulDate 13.11.2016']);
  expect(await refused([...November, '15.11.2062'])).toEqual(['doubtfulDate 15.11.2062']);
});

it('refuses the year of before in January', async () => {
  expect(await refused(['03.01.2027', '04.01.2027', '05.01.2026', '30.12.2026'])).toEqual([
    'doubtfulDate 05.01.2026',
  ]);
});

it('refuses the year of before in January among orders that are mostly of December', async () => {
  const december = ['10.12.2026', '12.12.2026', '14.12.2026', '20.12.2026', '04.01.2027'];
  expect(await refused([...december, '05.01.2026'])).toEqual(['doubtfulDate 05.01.2026']);
  expect(await refused([...december, '28.12.2027'])).toEqual(['doubtfulDate 28.12.2027']);
});

it('takes orders of eleven months ago and of half a year, which no other year would put among the others', async () => {
  expect(await refused([...November, '20.12.2025', '02.01.2026', '15.03.2026'])).toEqual([]);
});

it('refuses a year no order of today is of, even alone', async () => {
  expect(await refused(['13.11.2062'])).toEqual(['doubtfulDate 13.11.2062']);
});

it('refuses a date more than a year ahead of today, alone or beside one other', async () => {
  const now = () => Date.UTC(2026, 10, 23);
  expect(await refused(['20.11.2031'], undefined, now)).toEqual(['doubtfulDate 20.11.2031']);
  expect(await refused(['20.11.2026', '20.11.2036'], undefined, now)).toEqual(['doubtfulDate 20.11.2036']);
  expect(await refused(['23.11.2027', '24.11.2027'], undefined, now)).toEqual(['doubtfulDate 24.11.2027']);
});

it('refuses a day to come among orders that were placed by now', async () => {
  const now = () => Date.UTC(2026, 10, 16);
  expect(await refused([...November, '11.12.2026'], undefined, now)).toEqual(['doubtfulDate 11.12.2026']);
  expect(await refused([...November, '17.11.2026'], undefined, now)).toEqual([]);
  expect(await refused([...November, '11.12.2026'])).toEqual([]);
});

it('takes days to come where all are, since the clock of the device may be wrong', async () => {
  expect(await refused([...November, '11.12.2026'], undefined, () => Date.UTC(2026, 5, 1))).toEqual([]);
});

it('lets a date stand once a person says so', async () => {
  const values = { date: { '13.11.2016': '13.11.2016' } };
  expect(await refused([...November, '13.11.2016'], values)).toEqual([]);
});

it('takes files that span years, or move on from year to year, as they are', async () => {
  const months = Array.from({ length: 120 }, (_, at) => [(at % 12) + 1, 2016 + Math.floor(at / 12)]);
  const years = months.map(([month, year]) => `1.${month}.${year}`);
  expect(await refused(years)).toEqual([]);
  const weeks = Array.from({ length: 9000 }, (_, at) => years[Math.floor(at / 80)] ?? '1.1.2026');
  expect(await refused(weeks)).toEqual([]);
});

it('says nothing of a few dates that differ, since none of them is usual', async () => {
  expect(await refused(['13.11.2016', '13.11.2026'])).toEqual([]);
});
