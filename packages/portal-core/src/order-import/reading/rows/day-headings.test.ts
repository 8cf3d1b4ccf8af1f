import { describe, expect, it } from 'vitest';
import { aSource, createDecoder } from '../../../testing/import-bytes.js';
import { checkSource } from '../../checking/check-source.js';
import { createOrderCheck } from '../../checking/check.js';
import { isRejected, type CheckedOrder } from '../../checking/orders/checked-order.js';
import { isHeaderWord } from '../../words/header-share.js';
import { understand } from '../../understanding/understand.js';
import { dayOf } from './day-headings.js';
import { dateOrderOfMapping, inspectSource } from '../inspect.js';

const NOW = () => Date.parse('2026-11-27');
const HEADER = 'Bestellnummer;Anrede;Name;Straße;PLZ;Ort;Land;Artikelnummer;Menge';
const row = (id: string) => `${id};Frau;Ada Weiß;Gartenweg 7;50667;Köln;DE;4711;2`;

/** A file as a door reads it, with every order as its number and its date or what is wrong with it. */
async function read(lines: readonly string[]) {
  const source = aSource(lines.join('\r\n'));
  const inspected = await inspectSource(source, { createDecoder, isHeaderWord });
  if (!inspected.ok) throw new Error(inspected.issues.map(({ code }) => code).join());
  const { header, samples, dialect } = inspected.value;
  const { mapping, questions } = understand(header, samples);
  const dateOrder = dateOrderOfMapping(inspected.value, mapping).value;
  const reading = { dialect: { ...dialect, dateOrder }, mapping, header };
  const orders: CheckedOrder[] = [];
  for await (const found of checkSource(source, { ...reading, createDecoder, now: NOW }))
    orders.push(...found);
  return { reading, orders, told: orders.map(toldOf), asked: questions.map(({ id }) => id) };
}

const toldOf = (order: CheckedOrder): string =>
  isRejected(order)
    ? `${order.external_order_id}: ${order.issues.map(({ code, value }) => `${code} ${value}`).join()}`
    : `${order.order.external_order_id}: ${order.order.date}`;

describe('a line that names a day above rows', () => {
  it('is the date of the rows below it', async () => {
    const { told, asked } = await read([
      HEADER,
      'Montag, 02.11.2026;;;;;;;;',
      row('D-1'),
      row('D-2'),
      'Dienstag, 03.11.2026:;;;;;;;;',
      row('D-3'),
    ]);
    expect(asked).toEqual([]);
    expect(told).toEqual(['D-1: 2026-11-02', 'D-2: 2026-11-02', 'D-3: 2026-11-03']);
  });

  it('may stand above a header that comes again each day', async () => {
    const { told } = await read(['02.11.2026', HEADER, row('D-1'), '13.11.2026', HEADER, row('D-2')]);
    expect(told).toEqual(['D-1: 2026-11-02', 'D-2: 2026-11-13']);
  });

  it('gives way to a date of the rows themselves', async () => {
    const dated = (id: string) => `${row(id)};01.10.2026`;
    const { told, asked } = await read([`${HEADER};Bestelldatum`, '02.11.2026', dated('D-1'), dated('D-2')]);
    expect(asked).toEqual([]);
    expect(told).toEqual(['D-1: 2026-10-01', 'D-2: 2026-10-01']);
  });

  it('keeps its rows out while nobody knows the year', async () => {
    const { told } = await read([HEADER, 'Montag, 2. November;;;;;;;;', row('D-1'), 'Dienstag', row('D-2')]);
    expect(told).toEqual(['D-1: dateWithoutYear Montag, 2. November', 'D-2: dateInWords Dienstag']);
  });

  it('leaves rows that lack cells, or have too many, as faulty as they are', async () => {
    const { told } = await read([HEADER, '02.11.2026', 'D-1;Frau;Ada', `${row('D-2')};x`, row('D-3')]);
    expect(told).toEqual(['D-1: tooFewFields ', 'D-2: tooManyFields ', 'D-3: 2026-11-02']);
  });

  it('is kept by an order that is judged again', async () => {
    const { reading, orders } = await read([HEADER, '02.11.2026', row('D-1')]);
    const check = createOrderCheck(reading);
    const again = orders.flatMap((order) => (order.source ?? []).flatMap((cells) => check.pushRow(cells, 3)));
    expect([...again, ...check.end()].map(toldOf)).toEqual(['D-1: 2026-11-02']);
  });
});

it('a file without such lines has no column of theirs, whatever date stands above its header', async () => {
  const { reading, asked } = await read([
    '02.11.2026',
    HEADER,
    row('D-1'),
    'KW 47',
    row('D-2'),
    'Seite 2',
    row('D-3'),
  ]);
  expect(reading.header).toEqual(HEADER.split(';'));
  expect(asked).toEqual(['missing:date']);
});

it.each([
  ['Montag, 16.11.2026', '16.11.2026'],
  ['Tag: 16.11.2026', '16.11.2026'],
  ['2026-11-16:', '2026-11-16'],
  ['Mo, 16.11.', 'Mo, 16.11.'],
  ['16. November', '16. November'],
  ['Dienstag', 'Dienstag'],
  ['November 2026', null],
  ['KW 47', null],
  ['Tour 3', null],
  ['Lieferung am 17.11.2026', null],
  ['Seite 2', null],
])('%s names the day %s', (text, day) => expect(dayOf(text)).toBe(day));
