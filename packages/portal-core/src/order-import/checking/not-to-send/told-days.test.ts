import { expect, it } from 'vitest';
import { aDialect, aFile } from '../../../testing/import-files.js';
import { aSource, createDecoder } from '../../../testing/import-bytes.js';
import { isRejected } from '../orders/checked-order.js';
import { checkSource } from '../check-source.js';

const ORDERED = '20.11.2026';
const NOW = () => Date.parse('2026-11-27');
const { text, header, mapping } = aFile([
  { external_order_id: 'A-1', date: ORDERED },
  { external_order_id: 'A-2', date: ORDERED },
]);
const [head = '', one = '', two = ''] = text.split('\r\n');

/** Every order of some lines, and what keeps it out. */
async function judged(lines: readonly string[], firstLine = 1, answered?: string) {
  const dialect = aDialect({ firstLine });
  const values = answered === undefined ? {} : { values: { remark: { [answered]: '' } } };
  const reading = { dialect, header, mapping: { ...mapping, ...values }, createDecoder, now: NOW };
  const told: string[] = [];
  for await (const orders of checkSource(aSource(lines.join('\r\n')), reading))
    for (const order of orders)
      told.push(
        isRejected(order) ? order.issues.map(({ code }) => code).join() : order.order.external_order_id,
      );
  return told;
}

it.each([
  'Januar 2027',
  'KW 50',
  'Dezember',
  '24.12.2026',
  'Q1 2027',
  'Tag 3',
  'Versand am 24.12.2026',
  'Week 50',
])('the orders below a day to come stay out until it is answered: %s', async (line) => {
  expect(await judged([head, one, line, two])).toEqual(['A-1', 'saidByLine']);
  expect(await judged([head, one, line, two], 1, line)).toEqual(['A-1', 'A-2']);
});

it.each([ORDERED, 'Freitag', 'KW 47', 'November 2026', '24.11.2026', 'Montag', 'Seite 2', 'Tour 3'])(
  'days of the orders and days that have been say nothing of the sending: %s',
  async (line) => expect(await judged([head, one, line, two])).toEqual(['A-1', 'A-2']),
);

it('a day heads the rows up to the next heading', async () => {
  expect(await judged([head, 'KW 50', one, 'KW 47', two])).toEqual(['saidByLine', 'A-2']);
});

it.each(['Bestellungen KW 50', 'Versandliste 01.12.2026', 'Weihnachten Dezember 2026'])(
  'a title with a day to come is asked about: %s',
  async (line) => expect(await judged([line, head, one, two], 2)).toEqual(['saidByLine', 'saidByLine']),
);

it.each([
  'Bestellungen November 2026',
  'Versandliste 24.11.2026',
  'Bestellungen bis 30.11.2026',
  'Export vom 27.11.2026',
])('a title with other days is not: %s', async (line) =>
  expect(await judged([line, head, one, two], 2)).toEqual(['A-1', 'A-2']),
);

it.each([
  'Oktober',
  'Bestellungen Oktober',
  '2025',
  'Bestellungen von Oktober',
  'Bestellungen November 2025',
  'Bestellungen 2027',
])('a month or a year that is not that of the orders is asked about: %s', async (line) => {
  expect(await judged([line, head, one, two], 2)).toEqual(['saidByLine', 'saidByLine']);
  expect(await judged([line, head, one, two], 2, line)).toEqual(['A-1', 'A-2']);
});

it.each(['Bestellungen 2026', 'November', 'seit Oktober 2026', 'Stand 31.10.2026', 'KW 43'])(
  'the year of the orders, a day and a week before them are not: %s',
  async (line) => expect(await judged([line, head, one, two], 2)).toEqual(['A-1', 'A-2']),
);
