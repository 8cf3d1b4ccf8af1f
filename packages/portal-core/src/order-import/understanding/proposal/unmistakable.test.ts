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
