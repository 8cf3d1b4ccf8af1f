import { expect, it } from 'vitest';
import { salutedAlone, salutedName } from './titles.js';

it.each([
  ['Frau Ammann', 'frau', 'Ammann'],
  ['Hr. Jan Berg', 'herr', 'Jan Berg'],
  ['Hrn. Berg', 'herr', 'Berg'],
  ['Mme Claire Petit', 'frau', 'Claire Petit'],
  ['Sig.ra Rossi', 'frau', 'Rossi'],
  ['Dhr. de Boer', 'herr', 'de Boer'],
])('the name %s begins with a salutation', (text, salutation, name) => {
  expect(salutedName(text)).toEqual({ salutation, name });
});

it.each([
  'Franz Ammann',
  'Fr Ammann',
  'Fr. Ammann',
  'Sr. Maria',
  'Dr. Berg',
  'Herrmann Frauke',
  'Fr. Ammann und Hr. Berg',
  'Frau',
])('the name %s begins with none of one person', (text) => {
  expect(salutedName(text)).toBeNull();
});

it('an abbreviation that may be a first name is a salutation where none stands beside it', () => {
  expect(salutedAlone('Fr. Ute Ammann')).toEqual({ salutation: 'frau', name: 'Ute Ammann' });
  expect(salutedAlone('Frau Ammann')).toEqual({ salutation: 'frau', name: 'Ammann' });
  expect(salutedAlone('Franz Ammann')).toBeNull();
});
