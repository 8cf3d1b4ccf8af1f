import { expect, it } from 'vitest';
import { understand } from '../understand.js';

const PAYER = 'Peter Zahl;Zahlweg 9;99084;Erfurt';
const GETTER = 'Rita Adler;Am Teich 9;04109;Leipzig';

const read = (payer: string, getter: string) =>
  understand(`Nr.;${payer};${getter};Land;Artikelnummer;Menge`.split(';'), [
    `A-1;${PAYER};${GETTER};DE;NW1050;2`.split(';'),
  ]).mapping.columns;

const block = (...parts: string[]) => parts.join(';');
const before = (word: string) => block(word, `${word} Straße`, `${word} PLZ`, `${word} Ort`);
const behind = (word: string) => block(`Name ${word}`, `Straße ${word}`, `PLZ ${word}`, `Ort ${word}`);
const short = (word: string) => block(`${word} Name`, `${word} Str.`, `${word} PLZ`, `${word} Ort`);

it.each([
  ['a giver and who gets the present', before('Schenker'), before('Beschenkte')],
  ['a practice and its patient', before('Praxis'), before('Patient')],
  ['an employer and who works there', before('Arbeitgeber'), before('Mitarbeiter')],
  ['words behind the parts', behind('Verein'), behind('Mitglied')],
  ['shortened words with full stops', short('Rech.-Anschr.'), short('Vers.-Anschr.')],
  ['a seat and where goods are taken in', short('Firmensitz'), short('Warenannahme')],
])('of two addresses the one of who gets the parcel is taken: %s', (_, payer, getter) => {
  expect(read(payer, getter)).toMatchObject({
    first_address_line: 5,
    street: 6,
    postal_code: 7,
    city: 8,
  });
});
