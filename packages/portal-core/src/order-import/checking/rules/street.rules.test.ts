import { expect, it } from 'vitest';
import { streetIssues } from './street.rules.js';

const codes = (street: string, city = 'Hamburg') => streetIssues({ street, city }).map(({ code }) => code);

it.each([
  'Am Sandtorkai 2026-05-03',
  'Am Sandtorkai 03.05.2026',
  'Am Sandtorkai 03. Mai',
  'Am Sandtorkai 3-May',
  'Am Sandtorkai Mai-03',
  '2026-05-03 00:00:00',
])('%s has a house number that became a date', (street) => {
  expect(codes(street)).toEqual(['houseNumberDate']);
});

it.each([
  'Am Sandtorkai 3-5',
  'Straße des 17. Juni',
  'Straße des 17. Juni 135',
  'Platz der 8. Mai',
  'Rue du 8 Mai 1945',
  'Maiweg 3',
  'ul. 3 Maja 12',
  'Junistr. 1',
  '5. Avenue',
])('%s is a street', (street) => expect(codes(street)).toEqual([]));

it.each([
  ['Düsseldorf', 'Königsallee 60', ['streetInCity']],
  ['Köln', '40212 Hauptstr. 7a', ['streetInCity']],
  ['Main Street', 'Dublin 4', []],
  ['Hauptstraße 1', 'Ring 3', []],
  ['Na Příkopě', 'Praha 1', []],
])('%s in %s: %j', (street, city, expected) => expect(codes(street, city)).toEqual(expected));
