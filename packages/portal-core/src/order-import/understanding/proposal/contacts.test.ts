import { expect, it } from 'vitest';
import { understand } from '../understand.js';

it.each([
  'Firma;Attn',
  'Betrieb;Geschäftsführerin',
  'Verein;Vorsitzende',
  'Kirchengemeinde;Pfarrer',
  'Praxis;Ärztin',
  'Filiale;Filialleiterin',
])('who stands beside the house of %s is the recipient there', (header) => {
  const names = `Nr.;${header};Straße;PLZ;Ort;Artikelnummer;Menge`.split(';');
  const row = 'A-1;Teehaus am Teich;Rita Adler;Am Teich 9;04109;Leipzig;NW1050;2'.split(';');
  const { columns } = understand(names, [row]).mapping;
  expect(columns).toMatchObject({ company: 1, first_address_line: 2, street: 3 });
});
