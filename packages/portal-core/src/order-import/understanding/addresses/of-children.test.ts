import { expect, it } from 'vitest';
import { understand } from '../understand.js';

const read = (header: string, row: string) =>
  understand(`Nr.;${header};Straße;PLZ;Ort;Artikelnummer;Menge`.split(';'), [
    `A-1;${row};Am Teich 9;04109;Leipzig;NW1050;2`.split(';'),
  ]);

it('the only names of a file are those of children, which is asked', () => {
  const { mapping, questions } = read('Klasse;Kind Vorname;Kind Nachname', '4a;Rita;Adler');
  expect(mapping.columns.first_address_line).toEqual({ columns: [2, 3] });
  expect(questions.map(({ fields }) => fields)).toContainEqual(['first_address_line']);
});

it('beside other names those of children are not taken', () => {
  const { mapping } = read('Vorname;Nachname;Kind Vorname', 'Ute;Adler;Rita');
  expect(mapping.columns.first_address_line).toEqual({ columns: [1, 2] });
});
