import { expect, it } from 'vitest';
import { aDialect } from '../../testing/import-files.js';
import type { ImportMapping } from '../order-import.types.js';
import { createOrderCheck } from '../checking/check.js';
import { isRejected } from '../checking/orders/checked-order.js';
import { createNoteTaker, type FileNote } from './notes.js';

const HEADER = 'Nr;Datum;Anrede;Name;Straße;PLZ;Ort;Land;SKU;Menge;Bemerkung;Interne Notiz;Telefon'.split(
  ';',
);
const FIELDS =
  'external_order_id date salutation first_address_line street postal_code city country product_id quantity';
const MAPPING: ImportMapping = {
  mode: 'new-line',
  columns: Object.fromEntries(FIELDS.split(' ').map((field, column) => [field, column])),
};

function notesOf(rows: readonly string[], header = HEADER, town = 'Köln'): readonly FileNote[] {
  const reading = { dialect: aDialect({ hasHeader: false }), header, mapping: MAPPING };
  const check = createOrderCheck(reading);
  const taker = createNoteTaker(reading);
  const cells = (row: string) => {
    const [id = '', street = '', remark = '', internal = ''] = row.split('|');
    return [
      id,
      '13.11.2026',
      'Frau',
      'Ada Weiß',
      street,
      '50667',
      town,
      'DE',
      'X',
      '1',
      remark,
      internal,
      '1',
    ].slice(0, header.length);
  };
  const orders = [...rows.flatMap((row, at) => check.pushRow(cells(row), at + 1)), ...check.end()];
  for (const order of orders) taker.add({ outcome: isRejected(order) ? 'invalid' : 'create', order });
  return taker.notes();
}

it('notes nothing about orders without remarks whose streets have numbers', () => {
  expect(notesOf(['A-1|Gartenweg 7', 'A-2|Hof 3|-'])).toEqual([]);
});

it('notes the remarks that are stored nowhere, once an order and with the columns that hold them', () => {
  expect(
    notesOf(['A-1|Ring 7|bitte klingeln', 'A-2|Ring 8', 'A-3|Ring 9|danke', 'A-3|Ring 9|danke ']),
  ).toEqual([
    {
      kind: 'remarks',
      orders: 2,
      columns: ['Bemerkung'],
      first: [
        { external_order_id: 'A-1', line: 1, text: 'bitte klingeln' },
        { external_order_id: 'A-3', line: 3, text: 'danke' },
      ],
    },
  ]);
});

it('notes wishes that are stored nowhere', () => {
  const header = [...HEADER.slice(0, 10), 'Wunschtermin', 'Gravur'];
  const rows = ['A-1|Ring 7|24.12.2026', 'A-2|Ring 8||Für Oma', 'A-3|Ring 9'];
  expect(notesOf(rows, header)).toMatchObject([{ orders: 2, columns: ['Wunschtermin', 'Gravur'] }]);
});

it('notes streets without a house number, the first five of them', () => {
  const [note] = notesOf(Array.from({ length: 7 }, (_, at) => `A-${at}|Dorfstraße`));
  expect(note).toMatchObject({ kind: 'noHouseNumber', orders: 7, columns: [] });
  expect(note?.first).toHaveLength(5);
});

it('notes nothing about an order that is refused', () => {
  expect(notesOf(['A-1||bitte klingeln'])).toEqual([]);
});

it('notes equal rows of an order, whose quantities are added, with their lines', () => {
  const [note] = notesOf(['A-1|Ring 7', 'A-2|Ring 8', 'A-2|Ring 8']);
  expect(note).toEqual({
    kind: 'equalRows',
    orders: 1,
    columns: [],
    first: [{ external_order_id: 'A-2', line: 2, text: '2 = 3' }],
  });
});

it('notes the states of addresses whose countries have them behind the town, unless the town names them', () => {
  const header = 'Nr;Datum;Anrede;Name;Straße;PLZ;Ort;Land;SKU;Menge;Ship To - State'.split(';');
  const reading = { dialect: aDialect({ hasHeader: false }), header, mapping: MAPPING };
  const check = createOrderCheck(reading);
  const taker = createNoteTaker(reading);
  const rows = [
    'A-1;13.11.2026;Frau;Amy Cole;55 Oak Ave 1;97201;Portland;US;X;1;OR',
    'A-2;13.11.2026;Frau;Amy Cole;55 Oak Ave 1;97201;Portland, OR;US;X;1;OR',
    'A-3;13.11.2026;Frau;Ada Weiß;Gartenweg 7;50667;Köln;DE;X;1;NW',
    'A-4;13.11.2026;Frau;Amy Cole;55 Oak Ave 1;97201;Portland;US;X;1;',
  ];
  for (const order of [...rows.flatMap((row, at) => check.pushRow(row.split(';'), at + 1)), ...check.end()])
    taker.add({ outcome: isRejected(order) ? 'invalid' : 'create', order });
  expect(taker.notes()).toEqual([
    {
      kind: 'noState',
      orders: 1,
      columns: ['Ship To - State'],
      first: [{ external_order_id: 'A-1', line: 1, text: 'Portland, OR' }],
    },
  ]);
});

it('notes a town that has other post codes, which both stay as the file has them', () => {
  expect(notesOf(['A-1|Ring 7'], HEADER, 'Köln-Ehrenfeld')).toEqual([]);
  expect(notesOf(['A-1|Ring 7'], HEADER, 'München')).toMatchObject([
    { kind: 'townElsewhere', orders: 1, first: [{ external_order_id: 'A-1', text: '50667 München' }] },
  ]);
});
