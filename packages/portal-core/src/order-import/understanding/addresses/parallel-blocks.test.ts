import { expect, it } from 'vitest';
import { columnsOfSource } from '../../recipe/field-source.js';
import { understand } from '../understand.js';

const PARTS = ['Name', 'Straße', 'PLZ', 'Ort'];
const [PAYER, GETTER] = ['Peter Zahl;Zahlweg 9;99084;Erfurt', 'Ute Heide;Ring 3;24103;Kiel'];

/** The names found for the order and for the other party, and what is asked, in a file with two such addresses. */
function read(one: string, other: string, parts = PARTS) {
  const names = [...parts.map((part) => one + part), ...parts.map((part) => other + part)];
  const header = ['Bestellnr', 'Datum', 'Artikelnr', 'Menge', ...names];
  const rows = [`X-1;20.11.2026;NW1001;1;${PAYER};${GETTER}`, `X-2;20.11.2026;NW1001;1;${PAYER};;;;`];
  const { mapping, questions } = understand(
    header,
    rows.map((row) => row.split(';')),
    { chosen: { constants: { salutation: 'Frau', country: 'DE' } } },
  );
  const named = (fields: typeof mapping.columns = {}) =>
    (['first_address_line', 'street', 'postal_code', 'city'] as const)
      .flatMap((field) => columnsOfSource(fields[field]))
      .map((column) => header[column]);
  return {
    own: named(mapping.columns),
    fallback: named(mapping.fallback),
    asked: questions.map(({ kind, word }) => `${kind} ${word}`),
  };
}

it.each([
  ['RE_', 'VS_'],
  ['Rechn.-', 'Vers.-'],
  ['Bestellt von ', 'Versand an '],
  ['Debitor ', 'Lieferung '],
  ['order.billing.', 'order.shipping.'],
])('%s and %s before the same parts are who pays and who gets the parcel', (payer, getter) => {
  const found = read(payer, getter);
  expect(found.own).toEqual(PARTS.map((part) => getter + part));
  expect(found.fallback).toEqual(PARTS.map((part) => payer + part));
  expect(found.asked).toEqual([]);
});

it.each([
  ['Arbeitgeber ', 'Mitarbeiter '],
  ['Firma: ', 'Mitarbeiter: '],
  ['Eltern ', 'Kind '],
  ['zahlt ', 'bekommt '],
  ['Hauptsitz ', 'Niederlassung '],
  ['bt.', 'st.'],
])('%s and %s are so too, and one question about each says which', (payer, getter) => {
  const found = read(payer, getter);
  expect(found.own).toEqual(PARTS.map((part) => getter + part));
  expect(found.asked).toHaveLength(2);
});

it('letters before the same parts are parties too, and their names are never joined', () => {
  const parts = ['Name', 'Street', 'Zip', 'City'];
  const found = read('b', 's', parts);
  expect(found.own).toEqual(parts.map((part) => `s${part}`));
  expect(found.asked).toEqual(['unexplained s', 'unexplained b']);
});

it.each([
  ['Zahler ', 'Nutzer '],
  ['Käufer ', 'VA-'],
])('%s names who pays, and one question about %s says who gets the parcel', (payer, getter) => {
  const found = read(payer, getter);
  expect(found.own).toEqual(PARTS.map((part) => getter + part));
  expect(found.asked).toHaveLength(1);
});

it.each([
  ['B', 'S'],
  ['X', 'Z'],
])('capital letters %s and %s before words join no two people', (one, other) => {
  const names = ['Name', 'Strasse', 'PLZ', 'Ort'];
  const { own } = read(one, other, names);
  expect([names.map((name) => one + name), names.map((name) => other + name)]).toContainEqual(own);
});

it('of two addresses under words nobody knows, one question offers both as a whole', () => {
  expect(read('Qwx ', 'Abc ').asked).toEqual(['choice undefined']);
  expect(read('Qwx ', 'Lieferant ').asked).not.toEqual([]);
});
