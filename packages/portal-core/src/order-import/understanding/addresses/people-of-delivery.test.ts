import { expect, it } from 'vitest';
import { columnsOfSource } from '../../recipe/field-source.js';
import { understand } from '../understand.js';

function look(header: string, ...rows: readonly string[]) {
  const names = `Bestellnr;Datum;Artikelnr;Menge;${header}`.split(';');
  const cells = rows.map((row, at) => `X-${at + 1};20.11.2026;NW1001;1;${row}`.split(';'));
  const { mapping, questions } = understand(names, cells, { chosen: { constants: { salutation: 'Frau' } } });
  return {
    of: (field: 'first_address_line' | 'second_address_line' | 'company') =>
      columnsOfSource(mapping.columns[field]).map((column) => names[column]),
    asked: questions.map(({ kind, fields }) => `${kind} ${fields.join()}`),
  };
}

const BILL = 'Rechnung Name;Rechnung Straße;Rechnung PLZ;Rechnung Ort';
const PLACE = 'Lieferung Straße;Lieferung PLZ;Lieferung Ort;Land';
const [PAYER, THERE] = ['Ole Kraus;Seeweg 9;80331;München', 'Marktweg 4a;20095;Hamburg;DE'];

it.each(['Lieferung Ansprechpartner', 'Lieferung Kontaktperson', 'Lieferung z. Hd.'])(
  'a column %s is the recipient of a delivery that names nobody else',
  (name) => {
    const found = look(`${BILL};${name};${PLACE}`, `${PAYER};Jan Ohm;${THERE}`);
    expect([found.of('first_address_line'), found.asked]).toEqual([[name], []]);
    const alone = look(`${name};${PLACE}`, `Jan Ohm;${THERE}`);
    expect([alone.of('first_address_line'), alone.asked]).toEqual([[name], []]);
  },
);

it('the contact beside the name of a delivery is its second line', () => {
  const found = look(`Lieferung Name;Lieferung Ansprechpartner;${PLACE}`, `Ohm Handel;Jan Ohm;${THERE}`);
  expect([found.of('first_address_line'), found.of('second_address_line')]).toEqual([
    ['Lieferung Name'],
    ['Lieferung Ansprechpartner'],
  ]);
});

it('a company of no party before the delivery is asked about where the bill has another person and no company', () => {
  const header = `Firma;Lieferung Name;${PLACE};${BILL}`;
  const [same, other] = [
    `;Ole Kraus;Seeweg 9;80331;München;DE;${PAYER}`,
    `Lund KG;Jan Ohm;${THERE};${PAYER}`,
  ];
  const found = look(header, same, other);
  expect([found.of('company'), found.asked]).toEqual([['Firma'], ['content company']]);
  expect(look(header, `Lund KG${same}`).asked).toEqual([]);
});
