import { expect, it } from 'vitest';
import { understand } from '../understand.js';

const REST = ['Datum', 'Anrede', 'Name', 'Straße', 'PLZ', 'Ort', 'Land', 'Artikelnummer', 'Menge'];
const ROW = '20.11.2026;Frau;Anne Lange;Weg 1;20095;Hamburg;DE;NW1001;1'.split(';');

it.each([
  ['Bestell-ID', 'Bestellnummer'],
  ['OrderId', 'Bestellnummer'],
  ['Auftrags-ID', 'Auftragsnummer'],
  ['Auftrags-ID', 'Bestellnr'],
  ['Order ID', 'Order Number'],
  ['order_id', 'order_number'],
  ['Order Key', 'Order ID'],
])('the number that people use is the order’s, not the shop’s own %s', (id, number) => {
  const { mapping, questions } = understand([id, number, ...REST], [['880012', 'B-1', ...ROW]]);
  expect(mapping.columns.external_order_id).toBe(1);
  expect(questions).toEqual([]);
});

it.each([
  ['Command', 'MERGE'],
  ['Belegkennzeichen', 'VVA'],
])('a column %s beside the number is none, and nothing is asked of it', (header, kind) => {
  const { mapping, questions } = understand([header, 'Belegnummer', ...REST], [[kind, 'B-1', ...ROW]]);
  expect(mapping.columns.external_order_id).toBe(1);
  expect(questions).toEqual([]);
});

it.each(['Menge (- Rückerstattung)', 'Menge (- Erstattung)', 'Quantity (- Refund)'])(
  'pieces less those given back are the quantity: %s',
  (header) => {
    const { mapping, questions } = understand(['Nr', ...REST.with(-1, header)], [['B-1', ...ROW]]);
    expect(mapping.columns.quantity).toBe(9);
    expect(questions).toEqual([]);
  },
);

it('a column of order numbers that is blank in every row is not the one', () => {
  const row = ['', 'BOL-1', ...ROW];
  const { mapping, questions } = understand(['Merchant Order No', 'Channel Order No', ...REST], [row]);
  expect(mapping.columns.external_order_id).toBe(1);
  expect(questions).toEqual([]);
});

it('two columns that both name the number are asked about', () => {
  const { questions } = understand(['Auftragsnummer', 'Bestellnummer', ...REST], [['880012', 'B-1', ...ROW]]);
  expect(questions.map(({ kind, fields }) => `${kind}: ${fields.join()}`)).toEqual([
    'choice: external_order_id',
  ]);
});

it.each([
  ['id_order', 'reference'],
  ['Order ID', 'Order Reference'],
  ['Bestell-ID', 'Referenz'],
])('the id and the code of an order are asked about, the code proposed: %s, %s', (id, reference) => {
  const rows = [
    ['17', 'KHWLILZLL', ...ROW],
    ['17', 'KHWLILZLL', ...ROW],
    ['18', 'UOYEVOLII', ...ROW],
  ];
  const ask = (...cells: string[][]) => understand([id, reference, ...REST], cells);
  expect(ask(...rows).mapping.columns.external_order_id).toBe(1);
  expect(ask(...rows).questions.map((question) => question.id)).toEqual(['choice:external_order_id:2/1']);
  const shared = ask(...rows.map((row) => row.with(1, 'KHWLILZLL')));
  const blank = ask(...rows.map((row, at) => (at === 0 ? row.with(1, '') : row)));
  const words = ask(...rows.map((row) => row.with(1, 'mein Auftrag')));
  for (const { mapping, questions } of [shared, blank, words])
    expect([mapping.columns.external_order_id, questions]).toEqual([0, []]);
});

it('a reference beside id and number of an order is neither', () => {
  const row = ['17', 'B-1', 'KHWLILZLL', ...ROW];
  const { mapping, questions } = understand(['id_order', 'Bestellnummer', 'reference', ...REST], [row]);
  expect([mapping.columns.external_order_id, questions]).toEqual([1, []]);
});

const ETSY = ['Order ID', 'Datum', 'Anrede', 'Name', 'Straße', 'PLZ', 'Ort', 'Land', 'SKU'];

it.each(['Number of Items', 'Total Items'])(
  'no single piece is proposed beside a column %s that counts more',
  (header) => {
    const row = (sku: string, count: string) => ['1', ...ROW.slice(0, 7), sku, count];
    const kindsOf = (...rows: string[][]) =>
      understand([...ETSY, header], rows).questions.map(({ kind, fields }) => `${kind}: ${fields.join()}`);
    expect(kindsOf(row('NW1070', '3'))).toEqual(['missing: quantity']);
    expect(kindsOf(row('NW1070,NW1055', '5'))).toEqual(['missing: product_id_and_quantity']);
    expect(kindsOf(row('NW1070,NW1055', '2'))).toEqual(['onePiece: product_id_and_quantity']);
  },
);

it.each(['Rechnung Bestellnr', 'Lieferung Auftrags-Nr.'])(
  'the only number of an order is proposed below the word of a party: %s',
  (header) => {
    const { questions } = understand([header, ...REST], [['B-17', ...ROW]]);
    expect(questions.map(({ id }) => id)).toEqual(['similar:external_order_id:1']);
    const both = understand([header, 'Bestellnummer', ...REST], [['B-17', 'X-1', ...ROW]]);
    expect(both.mapping.columns.external_order_id).toBe(1);
  },
);

it.each(['Sendungsreferenz', 'Kundenreferenz', 'DokumentNr', 'Customer reference'])(
  'a reference is proposed, and asked about, where no other column has a number: %s',
  (header) => {
    const { mapping, questions } = understand([header, ...REST], [['B-1', ...ROW]]);
    expect(mapping.columns.external_order_id).toBe(0);
    expect(questions).toMatchObject([{ kind: 'similar', fields: ['external_order_id'] }]);
    const both = understand(['Bestellnummer', header, ...REST], [['B-1', 'R-7', ...ROW]]);
    expect(both.mapping.columns.external_order_id).toBe(0);
    expect(both.questions).toEqual([]);
    const blank = understand([header, ...REST], [['Einkauf', ...ROW]]);
    expect(blank.mapping.columns.external_order_id).toBeUndefined();
  },
);

it('a plain number that counts the rows is not that of the orders', () => {
  const header = ['Nr', 'BestellungsID', ...REST];
  const { mapping, questions } = understand(header, [
    ['001', '77001', ...ROW],
    ['002', '77002', ...ROW],
  ]);
  expect(mapping.columns.external_order_id).toBe(1);
  expect(questions).toEqual([]);
});
