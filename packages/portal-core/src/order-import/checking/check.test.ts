import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aFile, checked } from '../../testing/import-files.js';
import { createOrderCheck } from './check.js';
import type { ImportField, RowIssue } from '../order-import.types.js';
import { isRejected, type CheckedOrder } from './orders/checked-order.js';

type Row = Partial<Record<ImportField, string>>;

const told = ({ line, field, code }: RowIssue) => `${line} ${field ?? '-'} ${code}`;
const issuesOf = (orders: readonly CheckedOrder[]) =>
  orders.flatMap((order) => (isRejected(order) ? order.issues.map(told) : []));
const issues = async (rows: Row[], mode?: 'comma') => issuesOf(await checked(aFile(rows, mode)));
const accepted = async (rows: Row[], mode?: 'comma') =>
  (await checked(aFile(rows, mode))).flatMap((order) => (isRejected(order) ? [] : [order]));
const first = async (row: Row, mode?: 'comma') => (await accepted([row], mode))[0]?.order;

describe('the rules of a row', () => {
  it('accepts a good row as a normalised order', async () => {
    expect(await first({ country: 'Deutschland', salutation: 'Mrs.' })).toEqual({
      external_order_id: 'B-1',
      customer_order_reference: '',
      date: '2026-11-13',
      items: [{ id: 'ART-1', name: 'Becher', qty: 2 }],
      address: {
        salutation: 'frau',
        company: '',
        name: 'Ada Weiß',
        second_name: '',
        street: 'Gartenweg 7',
        address_second_line: '',
        postal_code: '50667',
        city: 'Köln',
        country_code: 'DE',
        email: 'ada@example.de',
      },
    });
  });

  it.each<[Row, string]>([
    [{ external_order_id: '' }, 'external_order_id required'],
    [{ external_order_id: 'B' }, 'external_order_id orderNumberShort'],
    [{ external_order_id: 'B'.repeat(101) }, 'external_order_id maxLength'],
    [{ date: '' }, 'date required'],
    [{ date: '31.02.2026' }, 'date date'],
    [{ date: 'gestern' }, 'date dateInWords'],
    [{ salutation: '' }, 'salutation required'],
    [{ salutation: 'Dr.' }, 'salutation salutation'],
    [{ email: 'ada@example' }, 'email email'],
    [{ first_address_line: '' }, 'first_address_line required'],
    [{ first_address_line: 'X' }, 'first_address_line minLength'],
    [{ second_address_line: 'X'.repeat(101) }, 'second_address_line maxLength'],
    [{ street: '' }, 'street required'],
    [{ street: '', pack_station: '12' }, 'street streetOrPackstation'],
    [{ street: 'Weg' }, 'street minLength'],
    [{ pack_station: '12a' }, 'pack_station numbersOnly'],
    [{ post_filiale: 'am Markt' }, 'post_filiale numbersOnly'],
    [{ post_number: '12-3' }, 'post_number numbersOnly'],
    [{ address_second_line: 'X'.repeat(101) }, 'address_second_line maxLength'],
    [{ postal_code: '80_331' }, 'postal_code postalCode'],
    [{ postal_code: '' }, 'postal_code required'],
    [{ city: 'K' }, 'city minLength'],
    [{ country: 'Atlantis' }, 'country country'],
    [{ product_id: '' }, 'product_id required'],
    [{ product_name: 'X'.repeat(256) }, 'product_name maxLength'],
    [{ quantity: '' }, 'quantity required'],
    [{ quantity: '0' }, 'quantity zeroQuantity'],
    [{ quantity: '-1' }, 'quantity min'],
    [{ quantity: '1,5' }, 'quantity fraction'],
    [{ quantity: '1.000' }, 'quantity thousandsOrDecimal'],
    [{ product_id: '4,00638E+12' }, 'product_id scientificNumber'],
    [{ external_order_id: '1,2E+10' }, 'external_order_id scientificNumber'],
    [{ postal_code: '1067' }, 'postal_code postalCodeShort'],
    [{ postal_code: '1010', country: 'NL' }, 'postal_code postalCodeCountry'],
    [{ street: 'Packstation 145' }, 'street packstationNumber'],
    [
      { street: 'Hafenweg 1', address_second_line: 'Packstation 145' },
      'address_second_line packstationNumber',
    ],
    [{ first_address_line: 'J\ufffdrg Weiß' }, 'first_address_line damagedCharacter'],
    [{ city: 'KÃ¶ln' }, 'city damagedCharacter'],
    [{ salutation: 'Divers' }, 'salutation salutation'],
    [{ quantity: 'zwei' }, 'quantity integer'],
  ])('refuses %o', async (row, expected) => {
    expect(await issues([row])).toEqual([`2 ${expected}`]);
  });

  it('tells every issue of a row at once, with line, column and the text as it stands', async () => {
    const [order] = await checked(
      aFile([{ external_order_id: 'B-2', date: '31.02.2026', city: '', quantity: 'x' }]),
    );
    expect(order).toMatchObject({
      lines: [2],
      external_order_id: 'B-2',
      issues: [
        { line: 2, column: 2, field: 'date', value: '31.02.2026', code: 'date' },
        { line: 2, column: 14, field: 'city', value: '', code: 'required' },
        { line: 2, column: 18, field: 'quantity', value: 'x', code: 'integer' },
      ],
    });
  });

  it('takes a company without a name, and a blank salutation beside a company for one', async () => {
    const order = await first({ salutation: '', company: 'Müller GmbH', first_address_line: '' });
    expect(order?.address).toMatchObject({ salutation: 'firma', company: 'Müller GmbH', name: '' });
  });

  it('folds Packstation and Postfiliale into the street', async () => {
    const packstation = await first({ street: '', pack_station: '123', post_number: '7654321' });
    expect(packstation?.address.street).toBe('7654321 Packstation 123');
    const filiale = await first({ street: '', post_filiale: '501', post_number: '7654321' });
    expect(filiale?.address.street).toBe('7654321 Postfiliale 501');
  });

  it.each([
    ['2025-01-05 10:00:00 -0500', '2025-01-05'],
    ['05.01.2025', '2025-01-05'],
    ['5/1/25 10:00', '2025-01-05'],
    ['2025-01-05T23:30:00+01:00', '2025-01-05'],
  ])('reads the date %s as the day %s', async (date, day) => {
    expect((await first({ date }))?.date).toBe(day);
  });

  it('asks for the date order instead of guessing it', async () => {
    const file = aFile([{ date: '05/06/2026' }, { external_order_id: 'B-2', date: '2026-06-05' }]);
    expect(issuesOf(await checked(file, { dateOrder: null }))).toEqual(['2 date ambiguousDate']);
  });

  it('reads a date with its weekday and a short year as the only day it can be, where no order is known', async () => {
    const [order] = await checked(aFile([{ date: 'Mi, 18.11.26' }]), { dateOrder: null });
    expect(order).toMatchObject({ order: { date: '2026-11-18' } });
  });

  it('takes off the formula guard, no-break spaces and outer spaces', async () => {
    const order = await first({
      first_address_line: "'=SUMME(A1)",
      city: '\u00a0 Köln \u00a0',
      street: "'+Weg 12",
    });
    expect(order?.address).toMatchObject({ name: '=SUMME(A1)', city: 'Köln', street: '+Weg 12' });
  });

  it('refuses rows with too few or too many fields, and forgives empty fields too many', async () => {
    const { text, header, mapping } = aFile([{}, { external_order_id: 'B-2' }, { external_order_id: 'B-3' }]);
    const lines = text.split('\r\n');
    const damaged = [lines[0], `${lines[1]};;`, `${lines[2]};x`, 'B-3;13.11.2026', ';;;;'].join('\r\n');
    expect(issuesOf(await checked({ text: damaged, header, mapping }))).toEqual([
      '3 - tooManyFields',
      '4 - tooFewFields',
    ]);
  });
});

describe('rows of one order', () => {
  it('belong together when the order id is blank or repeated', async () => {
    const blank = Object.fromEntries(aFile([]).header.map((field) => [field, ''])) as Row;
    const [order, ...more] = await accepted([
      {},
      { product_id: 'ART-1', quantity: '3' },
      { ...blank, product_id: 'ART-2', quantity: '1' },
      { external_order_id: 'B-2' },
    ]);
    expect(order).toMatchObject({
      lines: [2, 3, 4],
      order: {
        items: [
          { id: 'ART-1', qty: 5 },
          { id: 'ART-2', qty: 1 },
        ],
      },
      itemRows: [0, 2],
    });
    expect(more.map((o) => o.lines)).toEqual([[5]]);
  });

  it('are those whose order number is the same but for what cannot be seen, leading zeros told apart', async () => {
    const ids = ['0815', '815', 'ab', 'A1', ' A1', '\u00a0A1\u200b'];
    const rows = ids.map((external_order_id) => ({ external_order_id }));
    const read = (await accepted(rows)).map(({ order, lines }) => [order.external_order_id, lines]);
    expect(read).toEqual([
      ['0815', [2]],
      ['815', [3]],
      ['ab', [4]],
      ['A1', [5, 6, 7]],
    ]);
  });

  it('must not contradict each other', async () => {
    expect(await issues([{}, { city: 'Bonn', date: '2026-11-13', product_id: 'ART-2' }])).toEqual([
      '3 city rowsDiffer',
    ]);
  });

  it('must stand together', async () => {
    const rows = [{}, { external_order_id: 'B-2' }, {}];
    expect(await issues(rows)).toEqual(['4 external_order_id rowsNotTogether']);
    expect(await checked(aFile(rows)).then((o) => o[2])).toMatchObject({ issues: [{ params: { line: 2 } }] });
  });

  it('are refused together with a row among them that cannot be read', async () => {
    const { text, header, mapping } = aFile([{}, { product_id: 'ART-2' }, { external_order_id: 'B-2' }]);
    const lines = text.split('\r\n');
    const damaged = [lines[0], lines[1], `${lines[2]?.slice(0, -8)}"x"y;2`, lines[3]].join('\r\n');
    const orders = await checked({ text: damaged, header, mapping });
    expect(orders.map((order) => [order.lines, isRejected(order)])).toEqual([
      [[2, 3], true],
      [[4], false],
    ]);
  });

  it('do not grow without end when no row has an order id', async () => {
    const orders = await checked(aFile(Array.from({ length: 50 }, () => ({ external_order_id: '' }))));
    expect(orders.length).toBe(50);
  });
});

describe('one row an order', () => {
  it('reads products and quantities from one cell', async () => {
    const order = await first({ product_id_and_quantity: 'ART-1:2, ART-2; ART-1 x 3' }, 'comma');
    expect(order?.items).toEqual([
      { id: 'ART-1', name: '', qty: 5 },
      { id: 'ART-2', name: '', qty: 1 },
    ]);
  });

  it.each<[Row, string]>([
    [{ product_id_and_quantity: '' }, 'product_id_and_quantity required'],
    [{ product_id_and_quantity: 'ART-1:x' }, 'product_id_and_quantity productAndQuantity'],
  ])('refuses %o', async (row, expected) => {
    expect(await issues([row], 'comma')).toEqual([`2 ${expected}`]);
  });

  it('refuses an order id that stands in the file already', async () => {
    expect(await issues([{}, {}], 'comma')).toEqual(['3 external_order_id duplicateInFile']);
  });
});

describe('a check', () => {
  it('gives the same orders wherever the bytes are cut', async () => {
    const file = aFile([
      { city: 'Köln€' },
      { product_id: 'ART-2' },
      { external_order_id: 'B-2', first_address_line: 'A "B"; C' },
      {},
    ]);
    const whole = await checked(file);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 40 }), async (piece) => {
        expect(await checked(file, {}, piece)).toEqual(whole);
      }),
    );
  });

  it('puts cells changed by hand in place of those of the file', () => {
    const { text, header, mapping } = aFile([{ city: '' }]);
    const edits = new Map([[2, new Map([[header.indexOf('city'), 'Köln']])]]);
    const dialect = { encoding: 'utf-8', delimiter: ';', hasHeader: true, dateOrder: 'dmy' } as const;
    const check = createOrderCheck({ dialect, mapping, header, edits });
    const orders = [...check.push(text), ...check.end()];
    expect(issuesOf(orders)).toEqual([]);
    expect(check.totals()).toEqual({ rows: 1, orders: 1, rejected: 0 });
  });

  it('finds nothing in a file that is only a header', async () => {
    expect(await checked(aFile([]))).toEqual([]);
  });
});
