import { expect, test } from 'vitest';
import { createTranslator, LANGUAGES } from '../../../i18n/index.js';
import { rejectedHeader } from '../../planning/rejected-rows.js';
import { ownHeader } from './added-columns.js';

const HEADER = ['Bestellnummer', 'Menge'];

test.each(LANGUAGES)('the columns that a file of rejected rows adds are known again in %s', (language) => {
  const written = rejectedHeader(HEADER, createTranslator(language));
  expect(written).toHaveLength(HEADER.length + 2);
  expect(ownHeader(written)).toEqual(HEADER);
});

test('two columns at the end with other names belong to the file', () => {
  expect(ownHeader([...HEADER, 'Zeile', 'Fehler'])).toEqual([...HEADER, 'Zeile', 'Fehler']);
});
