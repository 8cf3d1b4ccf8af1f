import { expect, it } from 'vitest';
import { saysAnotherPlace } from './another-place.js';

it.each([
  ['Lieferung an abweichende Adresse', 'ja', true],
  ['Abweichende Lieferadresse', 'X', true],
  ['Lieferadresse abweichend?', 'ja, siehe Mail', true],
  ['Abweichende Lieferadresse', 'nein', false],
  ['Lieferadresse gleich Rechnungsadresse', 'nein', true],
  ['Lieferadresse gleich Rechnungsadresse', 'ja', false],
  ['Ship to different address', 'yes', true],
])('%s: %s says of a file with one address that an order goes elsewhere: %s', (name, text, says) => {
  expect(saysAnotherPlace(['Name', 'Straße', name], 2)?.(text)).toBe(says);
});

it.each([
  ['Lieferzeit', 'Straße'],
  ['Abweichende Lieferadresse', 'Lieferstraße'],
])('%s beside %s says nothing of another place', (name, street) => {
  expect(saysAnotherPlace(['Name', street, name], 2)).toBeNull();
});
