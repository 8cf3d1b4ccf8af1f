import { expect, it } from 'vitest';
import { understand } from '../understand.js';

it('a recipient who is named by „Zustellung an“ beside another name is asked about', () => {
  const header = 'Nr.;Name;Straße;PLZ;Ort;Zustellung an;Artikelnummer;Menge'.split(';');
  const rows = [
    'A-1;Rita Adler;Am Teich 9;04109;Leipzig;Rita Adler;NW1050;1',
    'A-2;Udo Brandt;Seestr. 3;78464;Konstanz;Max Wolf;NW1050;1',
  ].map((row) => row.split(';'));
  const { questions } = understand(header, rows);
  const names = questions.filter(({ fields }) => fields.includes('first_address_line'));
  expect(names).toMatchObject([{ kind: 'choice', columns: [5], others: [1] }]);
});
