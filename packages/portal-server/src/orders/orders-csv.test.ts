import { normaliseOrder, orderContentHash } from '@kontor/portal-core/orders';
import { CSV_DIALECTS, type GenerateCsv } from '@kontor/portal-core/wire';
import { equals } from '@kontor/portal-core/erp';
import {
  checkSource,
  dateOrderOfMapping,
  inspectSource,
  isRejected,
  missingFields,
  type CreateDecoder,
  type ImportMapping,
  understand,
} from '@kontor/portal-core/order-import';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sqlErp, type OrderToStore } from '../erp/index.js';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { anOrder, insertProducts } from '../testing/erp-records.js';
import type { UserName } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const { address } = anOrder();
/** Texts that cause trouble in spreadsheets and CSV readers. */
const ORDERS: readonly OrderToStore[] = [
  anOrder({
    external_order_id: '=1+2',
    date: '2026-03-01',
    comment: '@SUM(A1)',
    items: [
      { id: 'A,1', name: '', qty: 2 },
      { id: 'B"2', name: '', qty: 1 },
    ],
  }),
  anOrder({
    external_order_id: "'-7",
    date: '2026-03-02',
    address: { ...address, company: 'Söhne; "Größe" & Co, GmbH', salutation: 'firma' },
  }),
  anOrder({
    external_order_id: '-CSV',
    date: '2026-04-05',
    tracking_number: 'JJD1\rJJD2',
    carrier: 'dhl',
    status: 'geliefert',
  }),
  anOrder({
    external_order_id: "O'Neill",
    date: '2026-05-06',
    address: { ...address, name: '+49 Anna', postal_code: '8001', country_code: 'CH' },
  }),
];

const createDecoder: CreateDecoder = (encoding) => {
  const decoder = new TextDecoder(encoding, { ignoreBOM: true });
  return { write: (bytes) => decoder.decode(bytes, { stream: true }), end: () => decoder.decode() };
};

/** Reads a file as the import does, without any input of the user but that its statuses mean nothing. */
async function imported(bytes: Uint8Array) {
  const orders = await checked(bytes, { cancelled: [] });
  return orders.map((order) => {
    if (isRejected(order)) throw new Error(JSON.stringify(order.issues));
    return orderContentHash(normaliseOrder(order.order));
  });
}

/** Checks the orders of a file as the import does. */
async function checked(bytes: Uint8Array, said: Pick<ImportMapping, 'cancelled'> = {}) {
  const source = { open: () => [bytes] as unknown as AsyncIterable<Uint8Array> };
  const inspection = await inspectSource(source, { createDecoder });
  if (!inspection.ok) throw new Error(inspection.issues[0]?.code);
  const { header, samples, dialect } = inspection.value;
  const { mapping, questions } = understand(header, samples);
  expect(questions).toEqual([]);
  expect(missingFields(mapping)).toEqual([]);
  const dateOrder = dateOrderOfMapping(inspection.value, mapping).value;
  const orders = [];
  const options = {
    createDecoder,
    header,
    mapping: { ...mapping, ...said },
    dialect: { ...dialect, dateOrder },
  };
  for await (const batch of checkSource(source, options)) orders.push(...batch);
  return orders;
}

describeOnBothEngines('the CSV of orders', (setup) => {
  let server: TestServer;
  const download = async (body: GenerateCsv, user: UserName = 'nordwind', language = 'de') => {
    const response = await server.send('/generate-csv/orders', {
      method: 'POST',
      user,
      headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
      body: JSON.stringify(body),
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    return { status: response.status, headers: response.headers, bytes, text, lines: text.split(/\r?\n/) };
  };

  beforeAll(async () => {
    server = await startTestServer(setup, {
      fill: (database) =>
        database.write(async (trx) => {
          const more = [
            { number: 'A,1', name: 'Apfel', available: 9 },
            { number: 'B"2', name: 'Birne', available: 9 },
          ];
          await insertProducts(trx, 2, [{ number: 'TASSE-01', name: 'Tasse', available: 9 }, ...more]);
          await sqlErp.insertOrders(trx, 2, ORDERS, { source: 'test' });
          await sqlErp.insertOrders(trx, 1, [anOrder({ external_order_id: 'ALP-1' })], { source: 'test' });
        }),
    });
  });
  afterAll(() => server.stop());

  it.each(CSV_DIALECTS)('imported again in the dialect %s holds the very same orders', async (dialect) => {
    const { bytes } = await download({ dialect });
    await expect(imported(bytes)).resolves.toEqual([...ORDERS].reverse().map(orderContentHash));
  });

  it('imported again sends none of the orders that it calls delivered', async () => {
    const { bytes } = await download({});
    const refused = (await checked(bytes)).filter(isRejected);
    expect(refused.map((order) => [order.external_order_id, order.issues[0]?.code])).toEqual([
      ['-CSV', 'cancelledInFile'],
    ]);
  });

  it('is written as German Excel reads it unless another dialect is asked for', async () => {
    const { headers, lines, text } = await download({});
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="orders_[\d_-]+\.csv"$/);
    expect(headers.get('x-found-count')).toBe('4');
    expect(headers.get('x-next-cursor')).toBeNull();
    expect(text.charCodeAt(0)).toBe(0xfeff);
    expect(text.endsWith('\r\n')).toBe(true);
    expect(lines[0]).toMatch(/^\ufeff"Bestellnr\.";"Datum";"Status";/);
    expect(lines[2]).toBe(
      `"'-CSV";"05.04.2026";"geliefert";"JJD1, JJD2";"dhl";"";"frau";"";"Jana Müller";"";"Lindenstraße 7";"";"50674";"Köln";"DE";` +
        `"jana.mueller@example.com";"TASSE-01:1";"Nordwind";""`,
    );
    expect(lines).toHaveLength(6);
  });

  it('names its columns in the language of the request, and only those asked for, in that order', async () => {
    const body = { dialect: 'plain', columns: ['date', 'external_order_id', 'comment'] } as const;
    const { text } = await download(body, 'nordwind', 'en');
    expect(text.split('\n')).toEqual([
      '"Date","Order ID","Comment"',
      `"2026-05-06","O'Neill",""`,
      `"2026-04-05","'-CSV",""`,
      `"2026-03-02","''-7",""`,
      `"2026-03-01","'=1+2","'@SUM(A1)"`,
      '',
    ]);
  });

  it('can say what the table shows, in the words of the reader', async () => {
    const columns = [
      'external_order_id',
      'status_text',
      'products',
      'address_id',
      'recipient',
      'investigation',
    ];
    const query = [{ Externe_Order_ID: equals('=1+2') }, { Externe_Order_ID: equals('-CSV') }];
    const { lines } = await download({ dialect: 'excel-de', columns, query });
    const id = await server.database.read('erp_orders').where('external_order_id', '-CSV').first('id');
    expect(lines.slice(0, 3)).toEqual([
      '\ufeff"Bestellnr.";"Status";"Produkte";"Adresse";"Empfänger";"Nachforschung"',
      `"'-CSV";"Geliefert";"1 × Tasse";"${id?.id}";"Jana Müller";""`,
      `"'=1+2";"Offen";"2 × Apfel, 1 × Birne";"${Number(id?.id) - 2}";"Jana Müller";""`,
    ]);
    const english = await download({ dialect: 'plain', columns: ['status_text'], query }, 'nordwind', 'en');
    expect(english.lines.slice(0, 3)).toEqual(['"Status"', '"Delivered"', '"Open"']);
  });

  it('comes in parts that put together are the whole file', async () => {
    const whole = await download({});
    const parts: string[] = [];
    let cursor: string | null = null;
    do {
      const part = await download({ limit: 3, ...(cursor !== null && { cursor }) });
      expect(part.headers.get('x-found-count')).toBe('4');
      parts.push(part.text);
      cursor = part.headers.get('x-next-cursor');
    } while (cursor !== null);
    expect(parts).toHaveLength(2);
    expect(parts.join('')).toBe(whole.text);
  });

  it('holds what the filter finds, and nothing but a header when it finds nothing', async () => {
    const geliefert = await download({ query: [{ Status: equals('geliefert') }] });
    expect(geliefert.lines).toHaveLength(3);
    const none = await download({ query: [{ Status: equals('on hold') }] });
    expect(none.lines).toHaveLength(2);
    expect(none.headers.get('x-found-count')).toBe('0');
  });

  it('without a filter holds the own orders, and those of merchant 1 for staff', async () => {
    const columns = ['external_order_id'];
    const names = async (body: GenerateCsv, user: UserName) =>
      (await download({ columns, ...body }, user)).lines.slice(1, -1);
    await expect(names({}, 'admin')).resolves.toEqual(['"ALP-1"']);
    await expect(names({}, 'lager')).resolves.toEqual(['"ALP-1"']);
    const omit = { Status: equals('geliefert'), omit: 'true' };
    await expect(names({ query: [omit] }, 'admin')).resolves.toEqual(['"ALP-1"']);
    await expect(names({ query: [omit] }, 'nordwind')).resolves.toHaveLength(3);
    await expect(names({ query: [{ displayAllMerchants: true }] }, 'lager')).resolves.toHaveLength(5);
    await expect(names({ query: [{ ID_MANDAN: '==2' }] }, 'admin')).resolves.toHaveLength(4);
    await expect(names({ query: [{ ID_MANDAN: '==1' }] }, 'nordwind')).resolves.toEqual([]);
  });

  it('refuses columns that do not exist, and more rows than one download may have', async () => {
    const refused = await download({ columns: ['date', 'password'] });
    expect(refused.status).toBe(422);
    expect(JSON.parse(refused.text)).toMatchObject({ errors: [{ path: 'columns.1', code: 'unknownField' }] });
    await expect(download({ limit: 5001 })).resolves.toMatchObject({ status: 422 });
  });
});
