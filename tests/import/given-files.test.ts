import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readOrders, type FileOutcome } from './read-file.js';
import { answersOf } from './shape-answers.js';

/** Files others wrote; beside them stands where they come from. */
const FOLDER = new URL('../../packages/portal-core/src/order-import/files/', import.meta.url);
const bytesOf = (file: string) => readFileSync(new URL(file, FOLDER));
const stored = (outcome: FileOutcome) => (outcome.at === 'read' ? outcome.orders : []);

const ADDRESS = {
  salutation: 'frau',
  first_address_line: 'Käthe Größer',
  street: 'Lindenweg 3',
  postal_code: '20095',
  city: 'Hamburg',
  country: 'DE',
};

const withoutOrders = readdirSync(FOLDER).filter(
  (file) => /\.[ct]sv$/.test(file) && !file.startsWith('german-shop'),
);

test.each(withoutOrders)('%s holds no whole order: something is asked and nothing stored', async (file) => {
  const outcome = await readOrders(bytesOf(file));
  expect(outcome.at).not.toBe('read');
});

test('a Shopify export without addresses goes in with one address for all, an order for each number', async () => {
  const values = ['remark:Refunded Amount > 0='];
  const answers = answersOf({ set: { ...ADDRESS, product_id: 'NW1050' }, values, confirm: true });
  const outcome = await readOrders(bytesOf('shopify_orders_sample.csv'), answers);
  expect(outcome).toMatchObject({ at: 'read', rejected: [] });
  expect(stored(outcome)).toHaveLength(127);
});

test('a day of a real shop is read as an independent count has it', async () => {
  const file = 'uci-online-retail-2011-12-05-first-400.csv';
  const map = {
    external_order_id: 'InvoiceNo',
    product_id: 'StockCode',
    product_name: 'Description',
    quantity: 'Quantity',
    date: 'InvoiceDate',
  };
  const outcome = await readOrders(bytesOf(file), answersOf({ map, set: ADDRESS, confirm: true }));
  const counted = countedOrders(readFileSync(new URL(file, FOLDER), 'utf8'));
  const read = stored(outcome).map(({ external_order_id, date, items }) => [
    external_order_id,
    { date, items: Object.fromEntries(items.map(({ id, qty }) => [id, qty])) },
  ]);
  expect(Object.fromEntries(read)).toEqual(counted);
  expect(Object.keys(counted).length).toBeGreaterThan(5);
});

interface Counted {
  readonly date: string;
  readonly items: Record<string, number>;
}

/** Orders of the file counted by other means: those whose quantities are all above zero. */
function countedOrders(text: string): Record<string, Counted> {
  const orders = new Map<string, Counted>();
  const bad = new Set<string>();
  for (const row of text.trim().split(/\r?\n/).slice(1)) {
    const [id = '', product = '', quantity = '', stamp = ''] = row
      .replace(/"(?:[^"]|"")*"/g, 'text')
      .replace(/^([^,]*,[^,]*),[^,]*/, '$1')
      .split(',');
    const order = orders.get(id) ?? { date: stamp.slice(0, 10), items: {} };
    order.items[product] = (order.items[product] ?? 0) + Number(quantity);
    orders.set(id, order);
    if (Number(quantity) < 1) bad.add(id);
  }
  return Object.fromEntries([...orders].filter(([id]) => !bad.has(id)));
}
