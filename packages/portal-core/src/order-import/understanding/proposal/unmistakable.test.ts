import { expect, it } from 'vitest';
import { understand } from '../understand.js';

const REST = ['Anrede', 'Empfänger', 'Straße', 'PLZ', 'Ort', 'Land', 'Artikelnummer', 'Menge'];
const ROW = 'Frau;Anne Lange;Weg 1;20095;Hamburg;DE;NW1001;1'.split(';');

/** The sources of number and date, and what is asked. */
function look(header: readonly string[], ...rows: (readonly string[])[]) {
  const { mapping, questions } = understand(
    [...header, ...REST],
    rows.map((row) => [...row, ...ROW]),
  );
  const { external_order_id: number, date } = mapping.columns;
  return { number, date, asked: questions.map(({ id }) => id) };
}

it('a Name of nothing but numbers with their sign is the order’s', () => {
  expect(look(['Name', 'Datum'], ['#1201', '20.11.2026'])).toEqual({ number: 0, date: 1, asked: [] });
  expect(look(['Name', 'Datum'], ['Eva Au', '20.11.2026']).number).toBeUndefined();
});

it('vom behind the order’s number is its date', () => {
  expect(look(['Auftrag', 'vom'], ['A2613', '20.11.2026'])).toEqual({ number: 0, date: 1, asked: [] });
  expect(look(['Auftrag', 'vom'], ['A2613', 'Laden']).date).toBeUndefined();
});

it('data of the order with a number are its number where none of them is a date', () => {
  const header = ['Bestelldaten: Nr', 'Bestelldaten: Datum'];
  expect(look(header, ['B-1', '20.11.2026'])).toMatchObject({ number: 0, date: 1 });
});

it('the moments of a form are dates where no other column has some', () => {
  const rows = [
    ['F-10', '12.11.2026 10:22:30'],
    ['F-11', '13.11.2026 09:00:01'],
  ];
  expect(look(['Bestell-ID', 'Zeitstempel'], ...rows)).toEqual({ number: 0, date: 1, asked: [] });
  const same = rows.map(([id = '']) => [id, '14.11.2026 08:00:00']);
  expect(look(['Bestell-ID', 'Zeitstempel'], ...same).asked).toEqual(['similar:date:2']);
});

it('a plain number is asked about beside the external one of a document', () => {
  const found = look(['Nr.', 'Externe Belegnummer', 'Auftragsdatum'], ['VA26-04411', 'PO370', '20.11.2026']);
  expect(found).toMatchObject({ number: 0, asked: ['choice:external_order_id:1/2'] });
});

it.each(['Zu liefern', 'Einheiten', 'offen'])(
  'counts below %s are proposed where no quantity stands',
  (header) => {
    const names = [...'Bestellnr;Datum;Name;Straße;PLZ;Ort;Artikelnummer'.split(';'), header];
    const row = 'A-17;20.11.2026;Eva Au;Weg 1;20095;Ulm;NW1';
    const asked = (value: string) =>
      understand(names, [[...row.split(';'), value]]).questions.map(({ id }) => id);
    expect(asked('2')).toContain('similar:quantity:8');
    expect(asked('ja')).not.toContain('similar:quantity:8');
  },
);

it.each([
  ['App.', '12'],
  ['Tor', '5'],
])('%s with numbers beside a street is a part of the address, and no quantity', (name, cell) => {
  const header = ['Bestellnummer', 'Datum', ...REST, name];
  const { mapping, questions } = understand(header, [
    ['B-1', '20.11.2026', ...ROW, cell],
    ['B-2', '20.11.2026', ...ROW, ''],
  ]);
  expect(mapping.columns).toMatchObject({ quantity: 9, address_second_line: 10 });
  expect(questions.map(({ id }) => id)).toEqual(['unexplained:address_second_line:11']);
});

const PLACED = 'Name;PLZ;Ort;Land;SKU;Menge';
const sources = (header: string, row: string) =>
  understand(header.split(';'), [row.split(';')]).mapping.columns;

it('a time of the day alone is no date of an order', () => {
  const columns = sources(
    `Nr;Erstellungsdatum;Uhrzeit;Straße;${PLACED}`,
    'B-1;24.11.2026;08:44;Ring 3;Eva Holl;24103;Kiel;DE;NW1;1',
  );
  expect(columns.date).toBe(1);
  expect(
    sources(`Nr;Uhrzeit;Straße;${PLACED}`, 'B-1;08:44 Uhr;Ring 3;Eva Holl;24103;Kiel;DE;NW1;1').date,
  ).toBeUndefined();
});

it('whole streets below a number of the street are the street', () => {
  const head =
    'TB_ORDER_ID;ORDER_DATE;SHIP_FIRSTNAME;SHIP_LASTNAME;SHIP_STREET_NO;SHIP_ZIP;SHIP_CITY;SELL_FIRSTNAME;SELL_LASTNAME;SELL_STREET_NO;SELL_ZIP;SELL_CITY;ITEM_SKU;ITEM_QUANTITY';
  const row =
    '5519;2026-11-24;Grit;Opitz;Zeil 90;60313;Frankfurt;Dirk;Opitz;Römerberg 2;60311;Frankfurt;NW1;1';
  expect(sources(head, row)).toMatchObject({ external_order_id: 0, street: 4, postal_code: 5 });
});

it.each(['#1001', '#M310', '#SHOP-1001'])('a name of %s is the number of an order', (number) => {
  const columns = sources(
    'ID;Name;Datum;Empfänger;Straße;PLZ;Ort;SKU;Menge',
    `5822;${number};24.11.2026;Eva Holl;Ring 3;24103;Kiel;NW1;1`,
  );
  expect(columns.external_order_id).toBe(1);
});
