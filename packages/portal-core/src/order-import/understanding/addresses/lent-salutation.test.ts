import { expect, it } from 'vitest';
import { understand } from '../understand.js';

it('the salutation of a buyer is asked by itself for another recipient', () => {
  const header =
    'Nr.;Anrede;Name;Straße;PLZ;Ort;Lieferung Name;Lieferung Straße;Lieferung PLZ;Lieferung Ort;Land';
  const row = 'A-1;Herr;Jens Adler;Amselweg 4;24103;Kiel;Rita Adler;Am Teich 9;04109;Leipzig;DE';
  const { questions } = understand(`${header};Artikelnummer;Menge`.split(';'), [
    `${row};NW1050;2`.split(';'),
  ]);
  const lent = questions.filter(({ kind }) => kind === 'otherParty');
  expect(lent.map(({ fields }) => fields)).toEqual([['salutation'], ['country']]);
});
