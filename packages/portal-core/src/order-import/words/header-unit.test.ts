import { expect, it } from 'vitest';
import { unitOfHeader, withoutUnit } from './header-unit.js';

it.each([
  ['Menge (in Dutzend)', 'Dutzend'],
  ['Menge in Kartons', 'Kartons'],
  ['Menge (6er-Karton)', '6er-Karton'],
  ['Menge [VE]', 'VE'],
  ['Menge (je 10 Stk.)', '10er'],
  ['Packungen à 12', '12er'],
  ['Menge (in 100)', '100er'],
  ['Menge VE', 'VE'],
  ['Dutzend', 'Dutzend'],
  ['Anzahl Liter', 'Liter'],
  ['qty cases', 'cases'],
  ['Anzahl Kartons', 'Kartons'],
  ['Kartons', 'Kartons'],
  ['Paletten', 'Paletten'],
  ['Lagen', 'Lagen'],
  ['Number of cases', 'cases'],
  ['Menge (VE à 6)', '6er'],
  ['Menge (Karton à 6 Flaschen)', '6er'],
  ['Quantity (cases of 6)', '6er'],
  ['Menge (kg)', 'kg'],
  ['Menge in kg', 'kg'],
  ['Menge [m]', 'm'],
  ['Quantity (lfm)', 'lfm'],
  ['Menge in Tsd.', 'Tsd'],
  ['Menge (Tsd. Stk.)', 'Tsd'],
  ['Anzahl in Hundert', 'Hundert'],
  ['NW1050 (VE 10)', '10er'],
  ['NW1060 Karton', 'Karton'],
  ['NW1060 Saft 6er-Träger', '6er-Träger'],
  ['Sanddornsaft (Karton 6 Fl.)', '6er'],
  ['Menge VPE: 6', '6er'],
])('%s counts in %s', (header, unit) => expect(unitOfHeader(header)).toBe(unit));

it.each([
  'Menge',
  'Menge (Stk.)',
  'Anzahl in Stück',
  'Menge 2',
  'Artikel 1 Menge',
  'qty',
  'Menge (1)',
  'Menge (m/w)',
  'Menge Karton 2',
])('%s counts pieces', (header) => expect(unitOfHeader(header)).toBe(''));

it.each([
  'Menge (in Dutzend)',
  'Menge in Kartons',
  'Menge (6er-Karton)',
  'Menge (je 10 Stk.)',
  'Menge (VE à 6)',
  'Menge (kg)',
  'Menge in Tsd.',
  'Menge',
])('%s is a quantity besides its unit', (header) => expect(withoutUnit(header)).toBe('Menge'));
