import { describe, expect, it } from 'vitest';
import { aFile, checked } from '../../testing/import-files.js';
import type { ImportField } from '../order-import.types.js';
import { isRejected } from './orders/checked-order.js';

type Row = Partial<Record<ImportField, string>>;

async function read(row: Row) {
  const [order] = await checked(aFile([row]));
  if (order === undefined || isRejected(order)) throw new Error(JSON.stringify(order));
  return order.order;
}
const issues = async (row: Row) =>
  (await checked(aFile([row]))).flatMap((order) =>
    isRejected(order) ? order.issues.map(({ field, code, params }) => [field, code, params]) : [],
  );

describe('the recipient', () => {
  it.each([
    ['Herrn', 'herr', 'Ada Weiß'],
    ['Mme', 'frau', 'Ada Weiß'],
    ['M.', 'herr', 'Ada Weiß'],
    ['Hr.', 'herr', 'Ada Weiß'],
    ['FIRMA', 'firma', 'Ada Weiß'],
    ['Frau Dr.', 'frau', 'Dr. Ada Weiß'],
    ['Herr Prof. Dr.', 'herr', 'Prof. Dr. Ada Weiß'],
    ['Frau Dr. med.', 'frau', 'Dr. med. Ada Weiß'],
  ])('%s is %s and %s', async (text, salutation, name) => {
    expect((await read({ salutation: text })).address).toMatchObject({ salutation, name });
  });

  it('does not get a title twice', async () => {
    const { address } = await read({ salutation: 'Frau Dr.', first_address_line: 'Dr. Ada Weiß' });
    expect(address.name).toBe('Dr. Ada Weiß');
  });

  it.each(['Divers', 'Herr und Frau', 'Familie', 'Dr.'])('%s is asked for', async (salutation) => {
    expect(await issues({ salutation })).toEqual([['salutation', 'salutation', undefined]]);
  });

  it.each([
    ['mailto:ada@example.de', 'ada@example.de'],
    ['Ada Weiß <ada@example.de>', 'ada@example.de'],
  ])('has for %s the e-mail %s', async (email, plain) => {
    expect((await read({ email })).address.email).toBe(plain);
  });
});

it.each([
  ['two spaces', 'Anne  Lange '],
  ['a no-break space', 'Anne\u00a0Lange'],
])('rows of one order that differ by %s only do not contradict each other', async (_, other) => {
  const orders = await checked(
    aFile([
      { external_order_id: 'R-1', first_address_line: 'Anne Lange', product_id: 'A' },
      { external_order_id: 'R-1', first_address_line: other, product_id: 'B' },
    ]),
  );
  expect(orders.map(isRejected)).toEqual([false]);
});

it('rows of one order that differ by composed letters only do not contradict each other', async () => {
  const orders = await checked(
    aFile([
      { external_order_id: 'R-1', city: 'Köln', product_id: 'A' },
      { external_order_id: 'R-1', city: 'Ko\u0308ln', product_id: 'B' },
    ]),
  );
  expect(orders.map(isRejected)).toEqual([false]);
});

describe('post codes and countries', () => {
  it.each<[string, string, string]>([
    ["'01067", 'DE', '01067'],
    ['D-12345', 'DE', '12345'],
    ['DE 12345', 'Deutschland', '12345'],
    ['50667.0', 'DE', '50667'],
    ['A-1010', 'Österreich', '1010'],
    ['CH-8000', 'CH', '8000'],
    ['FL-9490', 'FL', '9490'],
    ['1234AB', 'NL', '1234AB'],
    ['00-950', 'Polen', '00-950'],
    ['LV-1010', 'LV', 'LV-1010'],
    ['SW1A 1AA', 'England', 'SW1A 1AA'],
    ['D02 AF30', 'EIRE', 'D02 AF30'],
    ['94105-1234', 'U.S.A.', '94105-1234'],
    ['12 345', 'Japan', '12 345'],
  ])('%s of %s is %s', async (postal_code, country, stored) => {
    expect((await read({ postal_code, country })).address.postal_code).toBe(stored);
  });

  it.each<[string, string, string, object]>([
    ['1067', 'DE', 'postalCodeShort', { suggestion: '01067', country: 'DE' }],
    ['6000', 'FR', 'postalCodeShort', { suggestion: '06000', country: 'FR' }],
    ['950', 'PL', 'postalCodeCountry', { expected: '00-950', country: 'PL' }],
    ['123', 'DE', 'postalCodeCountry', { expected: '01067', country: 'DE' }],
    ['50667', 'AT', 'postalCodeCountry', { expected: '1010', country: 'AT' }],
    ['1011', 'NL', 'postalCodeCountry', { expected: '1011 AB', country: 'NL' }],
  ])('%s of %s is refused as %s', async (postal_code, country, code, params) => {
    expect(await issues({ postal_code, country, city: 'Neustadt' })).toEqual([['postal_code', code, params]]);
  });
});

describe('a Packstation in the address', () => {
  it.each<[Row]>([
    [{ street: 'Packstation 145', address_second_line: '1234567890' }],
    [{ street: 'packstation145', second_address_line: 'Postnummer: 1234567890' }],
    [{ street: 'DHL Packstation 145', company: '1234567890' }],
    [{ street: '1234567890 Packstation 145' }],
    [{ street: 'Packstation 145, Postnummer 1234567890' }],
    [{ street: '1234567890', address_second_line: 'Packstation Nr. 145' }],
    [{ street: 'Packstation 145', post_number: '1234567890' }],
  ])('is understood with its post number: %o', async (row) => {
    const { address } = await read(row);
    expect(address).toMatchObject({
      street: '1234567890 Packstation 145',
      address_second_line: '',
      company: '',
    });
    expect(address.second_name).toBe('');
  });

  it('may be a Postfiliale', async () => {
    const { address } = await read({ street: 'Postfiliale 501', address_second_line: '1234567890' });
    expect(address.street).toBe('1234567890 Postfiliale 501');
  });

  it.each<[Row, string, string]>([
    [{ street: 'Packstation 145' }, 'street', 'packstationNumber'],
    [{ street: 'Packstation 145', address_second_line: '2. Stock' }, 'street', 'packstationNumber'],
    [{ street: 'Packstation am Bahnhof' }, 'street', 'postPlaceNumber'],
    [{ company: 'DHL Packstation 145' }, 'company', 'packstationNumber'],
    [
      { street: 'Hafenweg 1', address_second_line: 'Packstation 145', second_address_line: '1234567890' },
      'address_second_line',
      'packstationStreet',
    ],
  ])('is refused when nothing can be delivered there: %o', async (row, field, code) => {
    expect(await issues(row)).toEqual([[field, code, undefined]]);
  });

  it('is none in a street that is only called so', async () => {
    expect((await read({ street: 'An der alten Packstation' })).address.street).toBe(
      'An der alten Packstation',
    );
  });
});

describe('cells', () => {
  it('lose what cannot be seen', async () => {
    const order = await read({
      product_id: 'NW\u200b1001',
      city: 'K\u00adöln\u200e',
      first_address_line: 'Ada\u00a0Weiß',
    });
    expect(order.items[0]?.id).toBe('NW1001');
    expect(order.address).toMatchObject({ city: 'Köln', name: 'Ada Weiß' });
  });

  it('are the text that a formula of nothing else says', async () => {
    const order = await read({ external_order_id: '="0815"', product_id: ' ="00123" ' });
    expect(order).toMatchObject({ external_order_id: '0815', items: [{ id: '00123' }] });
    expect((await read({ first_address_line: `'="Ada"` })).address.name).toBe('="Ada"');
  });

  it('lose the apostrophe of a spreadsheet', async () => {
    const order = await read({ product_id: "'00123", quantity: "'2" });
    expect(order.items).toMatchObject([{ id: '00123', qty: 2 }]);
  });

  it('lose a decimal where it can only be one, and keep it in the numbers of products', async () => {
    const order = await read({
      external_order_id: '4711.0',
      product_id: '12.0',
      quantity: '2.0',
      postal_code: '50667.0',
      street: '',
      pack_station: '145.0',
      post_number: '1234567.0',
    });
    expect(order).toMatchObject({
      external_order_id: '4711',
      items: [{ id: '12.0', qty: 2 }],
      address: { street: '1234567 Packstation 145', postal_code: '50667' },
    });
  });

  it('read as a web page shows them', async () => {
    const order = await read({ first_address_line: 'K&auml;the Gr&ouml;&szlig;er', company: 'A &amp; B' });
    expect(order.address).toMatchObject({ name: 'Käthe Größer', company: 'A & B' });
  });

  it('say nothing where people and programs write that there is nothing', async () => {
    const row = {
      company: 'privat',
      address_second_line: 'n/a',
      second_address_line: 'keine',
      email: 'NULL',
    };
    expect((await read(row)).address).toMatchObject({
      company: '',
      address_second_line: '',
      second_name: '',
      email: '',
    });
    expect((await read({ first_address_line: 'Null' })).address.name).toBe('Null');
  });

  it('do not put two numbers below each other together', async () => {
    expect(await issues({ quantity: '2\n100' })).toMatchObject([['quantity', 'integer', undefined]]);
    expect((await read({ quantity: '\n2' })).items[0]?.qty).toBe(2);
  });

  it('tell what a text encoded twice means', async () => {
    expect(await issues({ city: 'KÃ¶ln' })).toEqual([['city', 'damagedCharacter', { suggestion: 'Köln' }]]);
    expect(await issues({ product_id: 'A\ufffd1' })).toEqual([['product_id', 'damagedCharacter', undefined]]);
  });
});

it('says the post code once where the town repeats it', async () => {
  const { address } = await read({ postal_code: '26121', city: '26121 Oldenburg', country: 'DE' });
  expect(address).toMatchObject({ postal_code: '26121', city: 'Oldenburg' });
});
