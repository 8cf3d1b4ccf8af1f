import { expect, it } from 'vitest';
import { understand } from '../understand.js';

it('of two columns of people the one that a row goes to is proposed as the recipient', () => {
  const header = 'Nr.;von;an;Straße;PLZ;Ort;Artikelnummer;Menge'.split(';');
  const row = ['A-1', 'Max Wolf', 'Rita Adler', 'Am Teich 9', '04109', 'Leipzig', 'NW1050', '1'];
  const { mapping, questions } = understand(header, [row]);
  expect(mapping.columns.first_address_line).toBe(2);
  expect(questions).toContainEqual(expect.objectContaining({ kind: 'content', columns: [2] }));
});
