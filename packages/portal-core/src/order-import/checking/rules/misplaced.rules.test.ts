import { expect, it } from 'vitest';
import { aDialect, aFile, checked } from '../../../testing/import-files.js';
import type { ImportField } from '../../order-import.types.js';
import { recipeToRemember } from '../../recipe/named-recipe.js';
import { isRejected } from '../orders/checked-order.js';

type Row = Partial<Record<ImportField, string>>;

/** The fields that are told to be misplaced in a file of one row. */
async function misplaced(row: Row, values?: Record<string, Record<string, string>>) {
  const file = aFile([row]);
  const mapping = values === undefined ? file.mapping : { ...file.mapping, values };
  const orders = await checked({ ...file, mapping });
  return orders.flatMap((order) =>
    isRejected(order) ? order.issues.map(({ code, field }) => `${code} ${field}`) : [],
  );
}

it.each<[string, Row, string[]]>([
  [
    'name and street are changed',
    { first_address_line: 'Lindenweg 3', street: 'Ada Weiß' },
    ['misplaced first_address_line'],
  ],
  ['the name is a street', { first_address_line: 'Musterstr. 5' }, ['misplaced first_address_line']],
  [
    'a street of no usual name is the name',
    { first_address_line: 'Schafkoppel 12', street: 'Jan Holt' },
    ['misplaced first_address_line'],
  ],
  ['the name is a number', { first_address_line: '0151 234567' }, ['misplaced first_address_line']],
  ['the name is an e-mail', { first_address_line: 'ada@example.de' }, ['misplaced first_address_line']],
  [
    'the name is the whole address',
    { first_address_line: 'Ada Weiß Lindenweg 3 50667 Köln', postal_code: '50667', city: 'Köln' },
    ['misplaced first_address_line'],
  ],
  ['the name is the town', { first_address_line: '50667 Köln' }, ['misplaced first_address_line']],
  ['company and street are changed', { company: 'Am Hang 12', street: 'Weiß GmbH' }, ['misplaced company']],
  [
    'addition and street are changed',
    { address_second_line: 'Gartenweg 7', street: 'Hinterhof' },
    ['streetInSecond street'],
  ],
  ['street and town are changed', { street: 'Stuttgart', city: 'Am Hang 12' }, ['misplaced city']],
  ['the town is a number', { city: '50667' }, ['misplaced city']],
  ['the street is the town', { street: '50667 Köln' }, ['misplaced street']],
  ['the street is a number', { street: '12345' }, ['misplaced street']],
  ['the house number is a telephone number', { street: 'Ring 0151 2345678' }, ['misplaced street']],
  ['the order number is an e-mail', { external_order_id: 'ada@example.de' }, ['misplaced external_order_id']],
])('a row in which %s is refused', async (_, row, told) => {
  expect(await misplaced(row)).toEqual(told);
});

it.each<[string, Row]>([
  ['a company with a number', { first_address_line: 'Studio 54', street: 'Marktplatz' }],
  ['a house called by its street', { first_address_line: 'Kita Lindenweg 3', street: 'Lindenweg 3' }],
  ['a street without a number', { street: 'Hauptstraße' }],
  ['a street of Mannheim', { street: 'Q7 24' }],
  [
    'a street of the United States',
    { street: '12345 Main Street', postal_code: '90210', city: 'Beverly Hills', country: 'US' },
  ],
  ['a quarter of a town', { city: 'Praha 4', postal_code: '140 00', country: 'CZ', street: 'Na Strži 1702' }],
  ['a floor', { address_second_line: '2. OG links' }],
  ['a company named after a road', { company: 'Weg 7 GmbH' }],
  ['a person called Am Weg', { first_address_line: 'Anna Am Weg' }],
  ['a third of its name', { first_address_line: 'Karl Müller 3.' }],
])('%s is nothing misplaced', async (_, row) => {
  expect(await misplaced(row)).toEqual([]);
});

it('lets a text stand once a person says so, for this file alone', async () => {
  const values = { first_address_line: { 'Lindenweg 3': 'Lindenweg 3' } };
  expect(await misplaced({ first_address_line: 'Lindenweg 3' }, values)).toEqual([]);
  expect(await misplaced({ first_address_line: 'Talweg 3' }, values)).toEqual([
    'misplaced first_address_line',
  ]);
  const { header, mapping } = aFile([{}]);
  expect(
    recipeToRemember({ dialect: aDialect(), header, mapping: { ...mapping, values } })?.content,
  ).not.toHaveProperty('values');
});

it.each<[string, Row, string]>([
  ['as its column says it', { salutation: 'Frau', first_address_line: 'Frau Ada Weiß' }, 'frau Ada Weiß'],
  ['in English', { salutation: 'Frau', first_address_line: 'Mrs. Ada Weiß' }, 'frau Ada Weiß'],
  ['as nobody else of that name has', { salutation: 'Herr', first_address_line: 'Fr. Ada' }, 'herr Fr. Ada'],
])('a name that begins with a salutation, %s, is written once', async (_, row, written) => {
  const [order] = await checked(aFile([row]));
  if (order === undefined || isRejected(order)) throw new Error('refused');
  expect(`${order.order.address.salutation} ${order.order.address.name}`).toBe(written);
});

it('takes the salutation of a name before the one that is fixed for the whole file', async () => {
  const { text, header, mapping } = aFile([
    { first_address_line: 'Herr Otto Kern' },
    { external_order_id: 'B-2', first_address_line: 'Ada Weiß' },
  ]);
  const { salutation: _, ...columns } = mapping.columns;
  const orders = await checked({
    text,
    header,
    mapping: { ...mapping, columns, constants: { salutation: 'frau' } },
  });
  expect(
    orders.map(
      (order) => isRejected(order) || `${order.order.address.salutation} ${order.order.address.name}`,
    ),
  ).toEqual(['herr Otto Kern', 'frau Ada Weiß']);
});

it('refuses a name that begins with another salutation than its column says', async () => {
  expect(await misplaced({ salutation: 'Frau', first_address_line: 'Herr Otto Kern' })).toEqual([
    'misplaced first_address_line',
  ]);
});

it.each<[Row, string]>([
  [{ first_address_line: '?nne M?ller' }, 'lostLetter first_address_line'],
  [{ street: 'Gr??enweg 1' }, 'lostLetter street'],
  [{ street: 'Hauptstra?e 1' }, 'lostLetter street'],
  [{ street: 'Am Schlo? 3' }, 'lostLetter street'],
  [{ city: 'K?ln' }, 'lostLetter city'],
  [{ first_address_line: 'NULL' }, 'placeholder first_address_line'],
  [{ first_address_line: 'NULL NULL' }, 'placeholder first_address_line'],
  [{ first_address_line: 'n/a' }, 'placeholder first_address_line'],
  [{ street: 'unbekannt' }, 'placeholder street'],
  [{ city: 'unbekannt' }, 'placeholder city'],
  [{ postal_code: '00000' }, 'placeholder postal_code'],
])('%j is refused: a program lost it', async (row, told) => {
  expect(await misplaced(row)).toContain(told);
});

it.each<[Row, string]>([
  [{ first_address_line: 'Eva Kern (verzogen)' }, 'outdatedText first_address_line'],
  [{ street: 'Ring 3 -> neu: Allee 7' }, 'outdatedText street'],
  [{ street: 'Ring 3, jetzt Allee 7' }, 'outdatedText street'],
  [{ street: 'Ring 2 od. Ring 4' }, 'outdatedText street'],
  [{ street: 'Ring 2 oder 4' }, 'outdatedText street'],
  [{ city: 'Berlin (alt: Bonn)' }, 'outdatedText city'],
])('%j is refused: it names two places, or one that is no more', async (row, told) => {
  expect(await misplaced(row)).toContain(told);
});

it.each<Row>([
  { street: 'An der Oder 5' },
  { street: 'Orchideenweg 3' },
  { street: 'Neue Straße 5' },
  { city: 'Frankfurt (Oder)' },
  { city: 'Alt Duvenstedt' },
  { first_address_line: 'Eva oder Jan Kern' },
  { company: 'Kern GmbH (vormals Groß OHG)' },
])('%j names one place', async (row) => {
  expect(await misplaced(row)).toEqual([]);
});

it.each<Row>([
  { company: 'Wer weiß denn sowas?' },
  { first_address_line: 'Jennifer Null' },
  { first_address_line: 'Xaver Nan' },
  { city: 'Kaa' },
])('%j is let in', async (row) => {
  expect(await misplaced(row)).toEqual([]);
});

it('a text that was confirmed as it is is let in', async () => {
  const values = { first_address_line: { NULL: 'NULL' } };
  expect(await misplaced({ first_address_line: 'NULL' }, values)).toEqual([]);
});
