import type { ProductReport, ProductReportsAnswer } from '@kontor/portal-core/erp-link';
import { productsFind, productsUpdate } from '@kontor/portal-core/products';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { createKey } from '../testing/embedding.js';
import { USERS } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

describeOnBothEngines('products reported by the ERP', (setup) => {
  let server: TestServer;
  let secret = '';
  let made = 0;
  let number = '';

  const put = async (path: string, records: readonly unknown[], token = secret, dryRun = false) => {
    const answer = await server.send(path, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ records, dryRun }),
    });
    return { status: answer.status, body: (await answer.json()) as ProductReportsAnswer };
  };
  const report = async (...records: readonly unknown[]) => (await put('/erp/products', records)).body;
  const aReport = (different: Partial<ProductReport> = {}): ProductReport => ({
    product_number: number,
    merchant_erp_id: 2,
    name: 'Tasse „Amrum“',
    price: 12.5,
    unit: 'Stk',
    weight: '0,25',
    ...different,
  });
  const told = ({ entries }: ProductReportsAnswer) =>
    entries.map(({ result, created, kept, errors }) => [
      result,
      ...(created ? ['new'] : []),
      ...kept,
      ...errors.map(({ path, code }) => `${path} ${code}`),
    ]);
  const resultOf = async (different: Partial<ProductReport>) => told(await report(aReport(different)))[0];
  const stored = async () => {
    const { entries } = await server.as('nordwind').call(productsFind, { body: { search: number } });
    return entries[0]!;
  };

  beforeAll(async () => {
    server = await startTestServer(setup, {});
    const key = { scopes: ['erp:report'], user_id: USERS.lager.id } as const;
    secret = (await createKey(server, { ...key, merchant_id: null })).secret;
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    number = `ERP-${(made += 1)}-X`;
  });

  it('are created, then changed by what differs, and are the same when sent again', async () => {
    expect(await resultOf({ ean: '4006381333931' })).toEqual(['applied', 'new']);
    expect((await stored()).fieldData).toMatchObject({
      Nr_Artikel: number,
      Artikelname: 'Tasse „Amrum“',
      Nr_EAN: '4006381333931',
      ZZN_Barcode: '4006381333931',
      VK: 12.5,
      Artikelgewicht: 0.25,
      Status: 'aktiv',
      ID_MANDAN: 2,
    });
    expect(await resultOf({ ean: '4006381333931' })).toEqual(['unchanged']);
    expect(await resultOf({ price: '13,00', status: 'Inactive' })).toEqual(['applied']);
    const { fieldData, modId } = await stored();
    expect([fieldData.VK, fieldData.Status, fieldData.Nr_EAN, modId]).toEqual([
      13,
      'inaktiv',
      '4006381333931',
      '1',
    ]);
    const touched = await server.database
      .read('audit_records')
      .where({ kind: 'product' })
      .orderBy('id', 'desc');
    expect(JSON.parse(String(touched[0]?.detail))).toEqual({ price_cents: 1300, status: 'inaktiv' });
  });

  it('are known whatever the case of their number, which stays as it is written', async () => {
    await resultOf({});
    expect(await resultOf({ product_number: number.toLowerCase(), unit: 'Kiste' })).toEqual(['applied']);
    expect((await stored()).fieldData).toMatchObject({ Nr_Artikel: number, Einheit: 'Kiste' });
  });

  it('keep what a person changed, until the ERP says something new of that field', async () => {
    await resultOf({});
    const { recordId } = await stored();
    await server.as('nordwind').call(productsUpdate, {
      params: { id: Number(recordId) },
      body: { product: { product: { Artikelname: 'Becher' } } },
    });
    expect(await resultOf({ price: 9 })).toEqual(['applied', 'name']);
    expect((await stored()).fieldData).toMatchObject({ Artikelname: 'Becher', VK: 9 });
    expect(await resultOf({ name: 'Tasse Amrum' })).toEqual(['applied']);
    expect((await stored()).fieldData.Artikelname).toBe('Tasse Amrum');
  });

  it('are not taken back by an older message', async () => {
    expect(await resultOf({ source_version: 5 })).toEqual(['applied', 'new']);
    expect(await resultOf({ source_version: 4, name: 'Alt' })).toEqual(['stale']);
    expect(await resultOf({ source_version: 6 })).toEqual(['unchanged']);
    expect(await resultOf({ source_version: 5, name: 'Alt' })).toEqual(['stale']);
  });

  it('are refused record by record, with the field', async () => {
    expect(await resultOf({ name: null, unit: null, weight: null })).toEqual([
      'invalid',
      'name required',
      'unit required',
      'weight required',
    ]);
    expect(await resultOf({ price: -1 })).toEqual(['invalid', 'price numbersOnly']);
    expect(await resultOf({ price: 1.005 })).toEqual(['invalid', 'price maxDecimals']);
    expect(await resultOf({ status: 'kaputt' })).toEqual(['invalid', 'status invalidValue']);
    expect(await resultOf({ merchant_erp_id: 99 })).toEqual(['unknown', 'merchant_erp_id unknownMerchant']);
    expect(await resultOf({ product_number: ' ' })).toEqual(['invalid', 'product_number required']);
    expect(told(await report(null, 7, aReport({ color: 'rot' } as object), aReport()))).toEqual([
      ['invalid', ' invalidType'],
      ['invalid', ' invalidType'],
      ['invalid', 'color unknownField'],
      ['applied', 'new'],
    ]);
  });

  it('named twice in a set are applied in their order, also when they are new', async () => {
    const { entries, counts } = await report(
      aReport(),
      aReport({ product_number: number.toLowerCase(), price: 14 }),
      aReport({ price: 14 }),
    );
    expect(entries.map(({ result, created }) => [result, created])).toEqual([
      ['applied', true],
      ['applied', false],
      ['unchanged', false],
    ]);
    expect(new Set(entries.map(({ product_id }) => product_id)).size).toBe(1);
    expect(counts.applied).toBe(2);
    expect((await stored()).fieldData).toMatchObject({ Nr_Artikel: number, VK: 14 });
  });

  it('are only foreseen by a dry run', async () => {
    const { body } = await put('/erp/products', [aReport()], secret, true);
    expect(told(body)).toEqual([['applied', 'new']]);
    const { entries } = await server.as('nordwind').call(productsFind, { body: { search: number } });
    expect(entries).toEqual([]);
  });

  it('belong to the merchant of the key alone', async () => {
    const own = await createKey(server, { scopes: ['erp:report'], user_id: USERS.lager.id });
    const records = [aReport({ merchant_erp_id: null }), aReport({ merchant_erp_id: 1 })];
    const { body } = await put('/erp/products', records, own.secret);
    expect(told(body)).toEqual([
      ['applied', 'new'],
      ['unknown', 'merchant_erp_id unknownMerchant'],
    ]);
    const without = await report(aReport({ merchant_erp_id: null }));
    expect(told(without)).toEqual([['invalid', 'merchant_erp_id required']]);
  });

  it('of two writers at once are stored once', async () => {
    const records = Array.from({ length: 20 }, (_, at) => aReport({ product_number: `${number}-${at}` }));
    const answers = await Promise.all([report(...records), report(...records.toReversed())]);
    expect(answers.flatMap(({ counts }) => [counts.applied, counts.unchanged]).toSorted()).toEqual([
      0, 0, 20, 20,
    ]);
    const { entries } = await server.as('nordwind').call(productsFind, { body: { search: `${number}-` } });
    expect(entries).toHaveLength(20);
  });

  it('may be 5,000 and no more', async () => {
    const records = Array.from({ length: 5001 }, (_, at) => aReport({ product_number: `${number}-${at}` }));
    expect((await put('/erp/products', records)).status).toBe(422);
    const { body } = await put('/erp/products', records.slice(1));
    expect(body.counts).toMatchObject({ applied: 5000, failed: 0 });
  });

  it('of a person count every time, and are no word of the ERP', async () => {
    await resultOf({});
    const token = await server.token('nordwind');
    const own = (different: Partial<ProductReport>) =>
      put('/products', [aReport({ merchant_erp_id: null, ...different })], token).then(({ body }) =>
        told(body),
      );
    expect(await own({ name: 'Becher' })).toEqual([['applied']]);
    expect(await own({ name: 'Becher' })).toEqual([['unchanged']]);
    expect(await resultOf({})).toEqual(['unchanged', 'name']);
    expect((await put('/erp/products', [aReport()], token)).status).toBe(403);
    expect((await put('/products', [aReport()], secret)).status).toBe(403);
  });
});
