import { expect, it } from 'vitest';
import type { Dialect } from '../../order-import.types.js';
import { aFile, checked } from '../../../testing/import-files.js';
import { isRejected } from '../orders/checked-order.js';

const ADDRESS = ['salutation', 'email', 'first_address_line', 'street', 'postal_code', 'city', 'country'];
const NO_ADDRESS = Object.fromEntries(ADDRESS.map((field) => [field, '']));
const NO_ITEM = { external_order_id: '', date: '', product_id: '', product_name: '', quantity: '' };
const order = (number: string, more = {}) => ({ external_order_id: number, ...NO_ADDRESS, ...more });
const person = (name: string, more = {}) => ({ ...NO_ITEM, first_address_line: name, ...more });
const firm = (company: string) => ({ ...NO_ADDRESS, ...NO_ITEM, company });
const whole = (number: string, more = {}) => ({ external_order_id: number, ...more });

/** Every order as number, company, name and items, or what keeps it out. */
async function judged(rows: readonly Record<string, string>[], dialect: Partial<Dialect> = {}) {
  const orders = await checked(aFile(rows), dialect);
  return orders.map((one) => {
    if (isRejected(one))
      return `${one.external_order_id}: ${one.issues.map(({ code, line }) => `${code} ${line}`).join()}`;
    const { external_order_id, address, items } = one.order;
    const { company, name } = address;
    return [external_order_id, company, name, items.map(({ id, qty }) => `${id}*${qty}`).join()]
      .filter(Boolean)
      .join(' ');
  });
}

it('gives the orders of a file that begins with a customer the customer above them', async () => {
  const rows = [person('Inge Petersen'), order('A-1'), person('Karin Lüders'), order('A-2'), order('A-3')];
  expect(await judged(rows)).toEqual([
    'A-1 Inge Petersen ART-1*2',
    'A-2 Karin Lüders ART-1*2',
    'A-3 Karin Lüders ART-1*2',
  ]);
});

it('gives orders the company or the country of the row above them', async () => {
  const rows = [firm('Nordlicht'), whole('A-1'), whole('A-2'), firm('Südlicht'), whole('A-3')];
  expect(await judged(rows)).toEqual([
    'A-1 Nordlicht Ada Weiß ART-1*2',
    'A-2 Nordlicht Ada Weiß ART-1*2',
    'A-3 Südlicht Ada Weiß ART-1*2',
  ]);
});

it('refuses an order that says other than the row above it', async () => {
  const rows = [person('Inge Petersen'), whole('A-1'), person('Karin Lüders'), order('A-2')];
  expect(await judged(rows)).toEqual(['A-1: headRow 2', 'A-2 Karin Lüders ART-1*2']);
});

it('asks about such a row below an order with its items, and about the orders below that lack what it says', async () => {
  const rows = [
    whole('A-1'),
    firm('Nordlicht'),
    whole('A-2'),
    whole('A-3', { company: 'Hof' }),
    whole('A-4'),
  ];
  expect(await judged(rows)).toEqual([
    'A-1: headRow 3',
    'A-2: headRow 4',
    'A-3 Hof Ada Weiß ART-1*2',
    'A-4: headRow 6',
  ]);
  expect((await judged(rows, { keepLines: [3] }))[0]).toBe('A-1 Nordlicht Ada Weiß ART-1*2');
  expect((await judged(rows, { skipLines: [3] }))[0]).toBe('A-1 Ada Weiß ART-1*2');
});

it('asks where two such rows stand above each other, and refuses one without orders below it', async () => {
  const nested = [
    person('Inge Petersen'),
    order('A-1'),
    firm('Nordlicht'),
    person('Karin Lüders'),
    whole('A-2'),
  ];
  expect((await judged(nested)).at(-1)).toBe('A-2: headRow 6');
  const last = [person('Inge Petersen'), order('A-1'), person('Karin Lüders')];
  const [first, stray] = await judged(last);
  expect(first).toBe('A-1 Inge Petersen ART-1*2');
  expect(stray).toMatch(/^: /);
});

it('takes rows of the address for those of an order whose items stand below them', async () => {
  const rows = [
    { ...order('A-1'), product_id: '', product_name: '', quantity: '' },
    person('Inge Petersen'),
    { ...NO_ADDRESS, external_order_id: '', date: '' },
  ];
  expect(await judged(rows)).toEqual(['A-1 Inge Petersen ART-1*2']);
});
