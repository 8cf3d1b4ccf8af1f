import { expect, it } from 'vitest';
import { forbidsInAddition } from './text-columns.js';

it.each([
  'Gepäckservice Zimmer 12',
  'Koffertransport zum Hotel',
  'bitte bei Abholung Retoure mitnehmen',
  'Altgerät mitnehmen',
  'Leergut abholen',
  'Retourenabholung',
  'Tauschlieferung - altes Teil zurück',
  'Rücknahme Altbatterien',
  'please collect return',
  'Luggage service',
  'pick up old appliance',
])('more than a parcel is wanted where an addition says “%s”', (text) =>
  expect(forbidsInAddition(text)).toBe(true),
);

it.each([
  'Gepäckraum',
  'Rezeption',
  'Retourenabteilung',
  'Kofferladen Meier',
  'Hinterhaus',
  'Pfandhaus',
  'Return Street 4',
])('an addition “%s” is part of the address', (text) => expect(forbidsInAddition(text)).toBe(false));
