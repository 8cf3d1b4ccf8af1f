import { expect, it } from 'vitest';
import type { ImportMapping } from '../../order-import.types.js';
import { aFile, checked } from '../../../testing/import-files.js';
import { isRejected } from '../orders/checked-order.js';

/** What is said of orders with these texts under the header, where `constants` are said for the whole file. */
async function told(name: string, texts: readonly string[], changes: Partial<ImportMapping>) {
  const file = aFile(texts.map((_, at) => ({ external_order_id: `B-${at + 1}` })));
  const [head = '', ...rows] = file.text.split('\r\n');
  const { country: _country, salutation: _salutation, ...columns } = file.mapping.columns;
  const constants = { country: 'DE', salutation: 'frau' };
  const orders = await checked({
    ...file,
    text: [`${head};${name}`, ...rows.map((row, at) => `${row};${texts[at]}`)].join('\r\n'),
    header: [...file.header.map((field) => (field in constants ? `x ${field}` : field)), name],
    mapping: { ...file.mapping, columns, constants, ...changes },
  });
  return orders.flatMap((order) =>
    isRejected(order) ? order.issues.map(({ line, code, value }) => `${line} ${code} ${value}`) : [],
  );
}

it.each([
  ['Country', 'US'],
  ['Land', 'Österreich'],
  ['Lieferland', 'A'],
  ['Anrede', 'Herr'],
])('an order whose %s tells %s waits where another one was said for all', async (name, text) => {
  const said = `${name}: ${text}`;
  expect(await told(name, ['', text], {})).toEqual([`3 remarkForbids ${said}`]);
  expect(await told(name, ['', text], { values: { remark: { [said]: '' } } })).toEqual([]);
});

it.each([
  ['Country', 'Germany'],
  ['Land', 'D'],
  ['Land', 'Holstein'],
  ['Rechnungsland', 'AT'],
  ['Absender Land', 'AT'],
  ['Anrede', 'Frau'],
])('an order whose %s tells %s is sent as it was said for all', async (name, text) => {
  expect(await told(name, [text], {})).toEqual([]);
});

it('nothing is asked of a column that a person left out', async () => {
  const { header } = aFile([{}]);
  expect(await told('Country', ['US'], { ignored: [header.length] })).toEqual([]);
});

it('nothing is asked where all orders go to one address that was said', async () => {
  const place = { street: 'Ring 3', postal_code: '24103', city: 'Kiel' };
  const person = { first_address_line: 'Ida Blum' };
  const { columns } = aFile([{}]).mapping;
  const left = Object.keys({
    ...place,
    ...person,
    country: '',
    salutation: '',
    company: '',
    pack_station: '',
  });
  const others = Object.fromEntries(Object.entries(columns).filter(([field]) => !left.includes(field)));
  const constants = { ...place, ...person, country: 'DE', salutation: 'frau' };
  for (const [name, text] of [
    ['Country', 'US'],
    ['Anrede', 'Herr'],
  ] as const)
    expect(await told(name, [text], { columns: others, constants })).toEqual([]);
});
