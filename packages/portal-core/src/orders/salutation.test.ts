import { expect, it } from 'vitest';
import { findSalutation } from './salutation.js';

it.each([
  ['De heer', 'herr'],
  ['de heer', 'herr'],
  ['DHR.', 'herr'],
  ['Egr. Sig.', 'herr'],
  ['Pán', 'herr'],
  ['Mevrouw', 'frau'],
  ['Sig.ra', 'frau'],
  ['Signorina', 'frau'],
  ['Pani', 'frau'],
  ['Srta.', 'frau'],
  ['Fru', 'frau'],
  ['Azienda', 'firma'],
  ['Bedrijf', 'firma'],
])('the salutation %s is %s', (text, salutation) => expect(findSalutation(text)).toBe(salutation));

it.each(['Familie', 'Fam.', 'Dr.', 'Beste', 'P.', 'Mx', ''])('%j says neither of them', (text) =>
  expect(findSalutation(text)).toBeNull(),
);
