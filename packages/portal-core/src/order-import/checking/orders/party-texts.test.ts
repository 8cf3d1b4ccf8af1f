import { expect, it } from 'vitest';
import { aFile, checked } from '../../../testing/import-files.js';
import { isRejected } from './checked-order.js';

const FIELDS = ['first_address_line', 'street', 'postal_code', 'city', 'country', 'company'] as const;

it.each([
  [
    'of the same person and address',
    ['Ada Weiß', 'Gartenweg 7', '50667', 'KÖLN', 'DE', 'Kern GmbH'],
    'Kern GmbH',
  ],
  ['of another address', ['Ada Weiß', 'Ring 3', '50667', 'Köln', 'DE', 'Kern GmbH'], ''],
  ['of another person', ['Otto Kern', 'Gartenweg 7', '50667', 'Köln', 'DE', 'Kern GmbH'], ''],
])('the company of a bill %s is taken or left out', async (_, bill, company) => {
  const { text, header, mapping } = aFile([{}]);
  const [head = '', row = ''] = text.split('\r\n');
  const at = header.length;
  const { company: _company, ...columns } = mapping.columns;
  const file = {
    text: `${[head, ...FIELDS.map((field) => `bill ${field}`)].join(';')}\r\n${[row, ...bill].join(';')}`,
    header: [...header, ...FIELDS.map((field) => `bill ${field}`)] as string[],
    mapping: { ...mapping, columns, fallback: Object.fromEntries(FIELDS.map((field, n) => [field, at + n])) },
  };
  const [order] = await checked(file);
  if (order === undefined || isRejected(order)) throw new Error(JSON.stringify(order));
  expect(order.order.address).toMatchObject({ company, street: 'Gartenweg 7' });
});
