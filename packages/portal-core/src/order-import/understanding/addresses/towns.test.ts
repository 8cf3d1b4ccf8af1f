import { expect, it } from 'vitest';
import { understand } from '../understand.js';

it.each(['Regal A3', 'A-01-03', 'Fach 12'])('„%s“ is no town beside a column of towns', (shelf) => {
  const header = 'Nr.;Ort;Name;Straße;PLZ;Stadt;Artikelnummer;Menge'.split(';');
  const row = ['A-1', shelf, 'Rita Adler', 'Am Teich 9', '04109', 'Leipzig', 'NW1050', '1'];
  const { mapping, questions } = understand(header, [row]);
  expect(mapping.columns.city).toBe(5);
  expect(questions.filter(({ fields }) => fields.includes('city'))).toEqual([]);
});
