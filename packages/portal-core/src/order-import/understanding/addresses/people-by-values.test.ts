import { expect, it } from 'vitest';
import type { ImportField } from '../../order-import.types.js';
import { columnsOfSource } from '../../recipe/field-source.js';
import { understand } from '../understand.js';

/** The columns of some fields and what is asked, in a file whose rows have these cells besides those of the item. */
function look(names: string, ...rows: readonly string[]) {
  const header = `Bestellnr;Artikelnr;Menge;${names}`.split(';');
  const cells = rows.map((row, at) => `X-${at};NW1001;1;${row}`.split(';'));
  const { mapping, questions } = understand(header, cells, {
    chosen: { constants: { salutation: 'Frau', country: 'DE', date: '2026-11-20' } },
  });
  return {
    of: (field: ImportField) => columnsOfSource(mapping.columns[field]).map((column) => header[column]),
    asked: questions.map(({ kind, fields }) => `${kind} ${fields}`),
  };
}

const [PLACE, THERE] = ['Straße;PLZ;Ort', 'Ring 3;24103;Kiel'];

const DELIVERY = 'Lief.-Straße;Lief.-PLZ;Lief.-Ort';

it('Anrede Name with whole names is the name', () => {
  const found = look(`Anrede Name;${PLACE}`, `Frau Ute Heide;${THERE}`, `Herr Jan Moor;${THERE}`);
  expect([found.of('first_address_line'), found.asked]).toEqual([['Anrede Name'], []]);
});

it.each([
  ['von Thun', []],
  ['van den Berg', []],
  ["de l'Aigle", []],
  ['Ute Heide', ['choice first_address_line']],
  ['van Berg Ute', ['choice first_address_line']],
  ['auf Wunsch Ute', ['choice first_address_line']],
])(
  'Name %s behind Vorname is a last name as far as it is one word behind those of nobility',
  (name, asked) => {
    const found = look(`Lief.-Vorname;Lief.-Name;${DELIVERY}`, `Eva;${name};${THERE}`);
    expect([found.of('first_address_line'), found.asked]).toEqual([['Lief.-Vorname', 'Lief.-Name'], asked]);
  },
);

it('Bestellt von with names is no day, and proposed as the only name', () => {
  const found = look(`Bestellt am;Bestellt von;${PLACE}`, `20.11.2026;Ute Heide;${THERE}`);
  expect([found.of('first_address_line'), found.asked]).toEqual([
    ['Bestellt von'],
    ['similar first_address_line'],
  ]);
});

it('numbers below an unknown word of the recipient are not the name', () => {
  const found = look(`Alter des Empfängers;Name;${PLACE}`, `33;Ute Heide;${THERE}`, `44;Jan Moor;${THERE}`);
  expect(found.of('first_address_line')).toEqual(['Name']);
});

it('a name that is blank throughout is no choice beside first and last name', () => {
  const found = look(`Name;Vorname;Nachname;${PLACE}`, `;Ute;Heide;${THERE}`);
  expect([found.of('first_address_line'), found.asked]).toEqual([['Vorname', 'Nachname'], []]);
});

it('the first name of a buyer is not missing from a delivery with first and last name', () => {
  const parts = 'Vorname;Nachname;Straße;PLZ;Ort'.split(';').map((part) => `Lieferadresse ${part}`);
  const found = look(`Käufer Vorname;Käufer Nachname;${parts.join(';')}`, `Peter;Zahl;Ute;Heide;${THERE}`);
  expect(found.asked).toEqual([]);
});

it('the mail of a form in which nobody has one is left out', () => {
  const found = look(`E-Mail;Name;${PLACE}`, `anonymous;Ute Heide;${THERE}`, `anonymous;Jan Moor;${THERE}`);
  expect([found.of('email'), found.asked]).toEqual([[], []]);
});

it.each(['Strasse/Hausnr./Stiege/Top', 'Straße/Hausnr./Türnr.'])('%s is the whole street', (name) => {
  const found = look(`Name;${name};PLZ;Ort`, 'Ute Heide;Lange Gasse 5/2/14;1080;Wien');
  expect([found.of('street'), found.asked]).toEqual([[name], []]);
});

it('the title of a line of the order is the name of its product, not a remark', () => {
  const found = look(`Titre Ligne de commande;Name;${PLACE}`, `Becher weiß;Ute Heide;${THERE}`);
  expect([found.of('product_name'), found.asked]).toEqual([['Titre Ligne de commande'], []]);
});

it.each(['Kunde', 'Besteller', 'Empfänger'])(
  'last names before first names below %s are turned round after a question',
  (header) => {
    const rows = ['Heide, Ute', 'Moor, Jan', 'von Thun, Eva'].map((name) => `${name};${THERE}`);
    const found = look(`${header};${PLACE}`, ...rows);
    expect(found.of('first_address_line')).toEqual([header]);
    expect(found.asked).toEqual(['content first_address_line']);
    const plain = look(`${header};${PLACE}`, `Ute Heide;${THERE}`, `Moor, Jan;${THERE}`);
    expect(plain.asked).toEqual([]);
  },
);
