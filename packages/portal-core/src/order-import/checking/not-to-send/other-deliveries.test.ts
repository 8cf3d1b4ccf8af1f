import { expect, it } from 'vitest';
import { aFile, checked } from '../../../testing/import-files.js';
import { isRejected } from '../orders/checked-order.js';

const ROW = {
  first_address_line: 'Jan Ohm',
  street: 'Marktweg 2',
  postal_code: '20095',
  city: 'Hamburg',
  product_name: 'Becher blau',
};

/** What is said of two orders, the second of which has the text under the header; `remark` is what a person said of it. */
async function told(name: string, text: string, remark?: string): Promise<string[]> {
  const file = aFile([ROW, { ...ROW, external_order_id: 'B-2' }]);
  const [head = '', first = '', second = ''] = file.text.split('\r\n');
  const lines = [`${head};${name}`, `${first};`, `${second};${text}`];
  const values = remark === undefined ? {} : { values: { remark: { [remark]: '' } } };
  const orders = await checked({
    ...file,
    text: lines.join('\r\n'),
    header: [...file.header, name],
    mapping: { ...file.mapping, ...values },
  });
  return orders.flatMap((order) =>
    isRejected(order) ? order.issues.map(({ line, code, value }) => `${line} ${code} ${value}`) : [],
  );
}

it.each([
  ['Abweichender Empfänger', 'Ida Blum'],
  ['Empfänger abw.', 'Ida Blum'],
  ['Beschenkter', 'Ida Blum'],
  ['Geschenk an', 'Ida Blum'],
  ['Lieferstraße', 'Hofweg 99'],
  ['Lieferort', 'Bremen'],
  ['Liefer-PLZ', '28195'],
  ['Lieferadresse', 'Hofweg 99, 28195 Bremen'],
  ['Straße neu', 'Ring 3'],
  ['PLZ neu', '24103'],
  ['neue Adresse', 'Am Wall 3, 20099 Hamburg'],
  ['ersetzt durch', 'T4'],
  ['ersetzt durch', 'Becher'],
])(
  'an order that goes elsewhere by %s waits until a person says that it means nothing',
  async (name, text) => {
    expect(await told(name, text)).toEqual([`3 remarkForbids ${text}`]);
    expect(await told(name, text, text)).toEqual([]);
  },
);

it.each([
  ['Abweichender Empfänger', 'Jan Ohm'],
  ['Abweichender Empfänger', 'Ohm, Jan'],
  ['Abweichender Empfänger', 'nein'],
  ['Empfänger', 'Büro'],
  ['Lieferstraße', 'Marktweg 2'],
  ['Lieferadresse', 'Marktweg 2, 20095 Hamburg'],
  ['Lieferadresse', 'wie oben'],
  ['Rechnung Name', 'Ida Blum'],
  ['ersetzt durch', 'Becher blau'],
])('an order that goes where its own address is by %s: %s is sent', async (name, text) => {
  expect(await told(name, text)).toEqual([]);
});

/** The orders that stay out of a file with a second address under other words, of which a column says which is meant. */
async function heldBeside(header: readonly [string, string], flag: string, texts: readonly string[]) {
  const [first, second] = header;
  const file = aFile(texts.map((_, at) => ({ ...ROW, external_order_id: `B-${at}` })));
  const [head = '', ...rows] = file.text.split('\r\n');
  const names = file.header.map((name) => (name === 'street' ? `${first} Straße` : name));
  const more = [`${second} Straße`, `${second} Ort`, flag];
  const lines = rows.map((row, at) => [row, 'Kai 3', 'Lübeck', texts[at]].join(';'));
  const orders = await checked({
    ...file,
    text: [[head, ...more].join(';'), ...lines].join('\r\n'),
    header: [...names, ...more],
  });
  return orders.flatMap((order) => (isRejected(order) ? [order.external_order_id] : []));
}

it.each([
  [['Zuhause', 'Büro'], 'Versand', ['zuhause', 'Büro', '']],
  [['Haupt', 'Neben'], 'Anschrift', ['Hauptadresse', 'Neben', 'Haupt']],
  [['Adresse 1', 'Adresse 2'], 'Adresse', ['1', '2', '1']],
  [['Privat', 'Gesch.'], 'Zustellung an', ['Privat', 'Gesch.', 'privat']],
] as const)(
  'of two addresses (%s), the rows that %s the other one of stay out',
  async (names, flag, texts) => {
    expect(await heldBeside(names, flag, texts)).toEqual(['B-1']);
  },
);

it('nothing stays out where a column of the sending names neither address', async () => {
  expect(await heldBeside(['Zuhause', 'Büro'], 'Versand', ['DHL', 'Post', 'Kai 2, 24103 Kiel'])).toEqual([]);
});
