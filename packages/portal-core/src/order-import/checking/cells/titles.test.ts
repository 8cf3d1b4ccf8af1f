import { expect, it } from 'vitest';
import { salutedName } from './titles.js';

it.each([
  ['Frau Ammann', 'frau', 'Ammann'],
  ['Fr. Ute Ammann', 'frau', 'Ute Ammann'],
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
  'Sr. Maria',
  'Dr. Berg',
  'Herrmann Frauke',
  'Fr. Ammann und Hr. Berg',
  'Frau',
])('the name %s begins with none of one person', (text) => {
  expect(salutedName(text)).toBeNull();
});
