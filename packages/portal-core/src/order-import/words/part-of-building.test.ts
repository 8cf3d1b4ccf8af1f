import { expect, test } from 'vitest';
import { partOfBuilding } from './part-of-building.js';

test.each([
  ['Etage', 'Etage'],
  ['Lieferung Etage', 'Etage'],
  ['ship_floor', 'floor'],
  ['deliveryRoom', 'Room'],
  ['Tür-Nr.', 'Tür'],
  ['Haus', 'Haus'],
])('%s names the part %s', (header, part) => {
  expect(partOfBuilding(header)).toBe(part);
});

test.each(['Zusatz', 'Krankenhaus', 'Etagenheizung', 'Stockwerke gesamt', 'Adresszusatz 2', ''])(
  '%s names none',
  (header) => {
    expect(partOfBuilding(header)).toBe('');
  },
);
