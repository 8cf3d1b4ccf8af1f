import { expect, it } from 'vitest';
import { aFile, checked } from '../../../testing/import-files.js';
import type { ImportField } from '../../order-import.types.js';
import { isRejected } from '../orders/checked-order.js';

type Row = Partial<Record<ImportField, string>>;

async function told(row: Row, keep?: ImportField): Promise<string[]> {
  const file = aFile([row]);
  const text = keep === undefined ? '' : (row[keep] ?? '');
  const values = keep === undefined ? {} : { [keep]: { [text]: text } };
  const mapping = { ...file.mapping, values: { ...file.mapping.values, ...values } };
  const orders = await checked({ ...file, mapping });
  return orders.flatMap((order) => (isRejected(order) ? order.issues.map(({ code }) => code) : []));
}

it.each<[ImportField, string]>([
  ['first_address_line', 'Ilse Berg †'],
  ['first_address_line', 'Ilse Berg ehem.'],
  ['first_address_line', 'Ilse Berg bzw. Jan Berg'],
  ['first_address_line', 'Ilse Berg / Heike Sommer'],
  ['first_address_line', 'früher Ilse Berg'],
  ['first_address_line', 'Ilse Berg oder Nachbar'],
  ['first_address_line', 'Ilse Berg or Jan Berg'],
  ['street', 'Am Deich 7 / Büro: Markt 4'],
  ['street', 'Am Deich 7 / Markt 4'],
  ['city', 'Husum / Kiel'],
  ['city', 'Kiel, Dänemark'],
])('%s is kept out until a person confirms it: %s', async (field, text) => {
  expect(await told({ [field]: text })).toHaveLength(1);
  expect(await told({ [field]: text }, field)).toEqual([]);
});

it.each(['Torweg 7', 'Bahnhofstr. 7', 'Hofweg 5', 'Schulhausgasse 3'])(
  'a second street %s in the second line is kept out until a person confirms it',
  async (second) => {
    const row = { street: 'Marktweg 4', address_second_line: second };
    expect(await told(row)).toEqual(['outdatedText']);
    expect(await told(row, 'address_second_line')).toEqual([]);
  },
);

it.each<Row>([
  { street: 'Marktweg 4', address_second_line: 'Im Hinterhof 2' },
  { street: 'Marktweg 4', address_second_line: 'Marktweg 4' },
  { street: 'Hotel Seeblick', address_second_line: 'Zimmer 7' },
  { first_address_line: 'Ilse Berg geb. Koch' },
  { first_address_line: 'Ilse Berg, c/o Sommer' },
  { first_address_line: 'Ilse und Jan Berg' },
  { first_address_line: 'Ilse Berg / Praxis Dr. Sommer' },
  { first_address_line: 'Theodor Oder' },
  { street: 'Lindenweg 7 / Whg 4' },
  { street: 'Lindenweg 3/5' },
  { street: 'Lindenweg 7, Haus 2' },
  { street: 'Wilhelmstr. 7 / Ecke Markt 4' },
  { street: 'Straße des 17. Juni 135' },
  { city: 'Frankfurt / Main' },
  { city: 'Bautzen / Budyšin' },
  { city: 'Frankfurt (Oder)' },
  { city: 'Kiel, Deutschland' },
])('%j names one', async (row) => expect(await told(row)).toEqual([]));
