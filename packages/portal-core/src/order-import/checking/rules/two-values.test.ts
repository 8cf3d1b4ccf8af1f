import { expect, it } from 'vitest';
import { aFile, checked } from '../../../testing/import-files.js';
import type { ImportField } from '../../order-import.types.js';
import { isRejected } from '../orders/checked-order.js';

type Row = Partial<Record<ImportField, string>>;

async function told(row: Row): Promise<string[]> {
  const orders = await checked(aFile([row]));
  return orders.flatMap((order) =>
    isRejected(order) ? order.issues.map(({ field, code }) => `${field} ${code}`) : [],
  );
}

it.each<[Row, string]>([
  [{ first_address_line: 'Ute Ute Heide' }, 'first_address_line outdatedText'],
  [{ first_address_line: 'Ute Heide, Ute' }, 'first_address_line outdatedText'],
  [{ street: 'Lindenweg 3 5' }, 'street outdatedText'],
  [{ street: 'Lindenweg 3 a 3a' }, 'street outdatedText'],
  [{ street: 'Lindenweg 3, 24103 Kiel' }, 'street misplaced'],
  [{ address_second_line: '24103 Kiel' }, 'address_second_line misplaced'],
  [{ address_second_line: '0431 5512' }, 'address_second_line misplaced'],
  [{ address_second_line: 'jo@example.com' }, 'address_second_line misplaced'],
  [{ address_second_line: 'Oma Heide, Wall 2, 28195 Bremen' }, 'address_second_line misplaced'],
])('%j has another value beside its own: %s', async (row, issue) => {
  expect(await told(row)).toEqual([issue]);
});

it.each<Row>([
  { first_address_line: 'Dr. Dr. Ute Heide' },
  { first_address_line: 'Anna Anna-Lena Groß' },
  { street: 'C 4 12' },
  { street: 'Straße des 17. Juni 135' },
  { street: 'Lindenweg 3/5' },
  { street: 'Postfach 46178' },
  { address_second_line: '2. OG links' },
  { address_second_line: 'Whg 412' },
])('%j has one value', async (row) => {
  expect(await told(row)).toEqual([]);
});

it.each(['Herr und Frau Koch', 'Frau & Herr Koch', 'Mr & Mrs Smith', 'Frau Ute und Herr Jan Koch'])(
  'keeps the name of two people as it is: %s',
  async (first_address_line) => {
    const [order] = await checked(aFile([{ first_address_line, salutation: 'Herr' }]));
    expect(order === undefined || isRejected(order) ? null : order.order.address.name).toBe(
      first_address_line,
    );
  },
);
