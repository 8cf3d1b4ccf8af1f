import { ordersCreate } from '@kontor/portal-core/orders';
import {
  EMPTY_PRODUCT,
  productsCreate,
  productsFind,
  productsUpdate,
  type NewProduct,
  type ProductDraft,
} from '@kontor/portal-core/products';
import { draftToErp, equals, productFromErp, type ErpProductInput } from '@kontor/portal-core/erp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { ReadDatabase } from '../db/index.js';
import { insertProduct } from '../erp/index.js';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { anOrder, insertProducts } from '../testing/erp-records.js';
import type { UserName } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const aDraft = (different: Partial<ProductDraft> = {}): ProductDraft => ({
  ...EMPTY_PRODUCT,
  id: 'NEU-1',
  name: 'Teekanne „Föhr“',
  ean: ' 4006381333931 ',
  price: '64,9',
  unit: 'Stk',
  weight: '1.25',
  customsNumber: '6911.10.00',
  ...different,
});

const A_PRODUCT: NewProduct = {
  id: '',
  name: 'Teekanne',
  ean: '',
  barcode: '',
  priceCents: 100,
  unit: 'Stk',
  weightGrams: 0,
  customsNumber: '',
  shopName: '',
  status: 'aktiv',
};

/** True when a transaction waits for another one; on SQLite the second always does. */
async function isWaitedFor({ engine, read }: ReadDatabase): Promise<boolean> {
  if (engine === 'sqlite') return true;
  const { rows } = await read.raw(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
}

describeOnBothEngines('writing products', (setup) => {
  let server: TestServer;
  const create = (draft: ProductDraft, user: UserName = 'nordwind', more: Partial<ErpProductInput> = {}) =>
    server
      .as(user)
      .call(productsCreate, { body: { product: { product: { ...draftToErp(draft), ...more } } } });
  const update = (
    id: string,
    product: ErpProductInput,
    { user = 'nordwind', modId }: { user?: UserName; modId?: string } = {},
  ) =>
    server.as(user).call(productsUpdate, {
      params: { id: Number(id) },
      body: { product: { product }, ...(modId !== undefined && { modId }) },
    });
  const refusal = (answer: Promise<unknown>) =>
    answer.then(
      () => 'accepted',
      (error: unknown) => error,
    );
  const count = async () =>
    (await server.as('admin').call(productsFind, { body: { limit: 1 } })).dataInfo.foundCount;
  const trail = () =>
    server.database
      .read('audit_records')
      .join('audit_log', 'audit_log.id', 'audit_id')
      .where({ kind: 'product' })
      .orderBy('audit_id', 'desc')
      .first('action', 'record_id', 'detail');

  beforeAll(async () => {
    server = await startTestServer(setup, {
      fill: (database) =>
        database.write((trx) =>
          insertProducts(trx, 2, [{ number: 'TASSE-01', name: 'Tasse', available: 5 }]),
        ),
    });
  });
  afterAll(() => server.stop());

  it('creates a product whose amounts lose nothing and whose barcode is the EAN', async () => {
    const record = await create(aDraft());
    expect(productFromErp(record)).toEqual({
      recordId: record.recordId,
      modId: '0',
      id: 'NEU-1',
      name: 'Teekanne „Föhr“',
      ean: '4006381333931',
      priceCents: 6490,
      unit: 'Stk',
      weightGrams: 1250,
      customsNumber: '6911.10.00',
      barcode: '4006381333931',
      shopName: '',
      merchantErpId: 2,
      merchantName: 'Nordwind',
      status: 'aktiv',
      stock: { available: 0, reserved: 0, total: 0 },
    });
    expect(await trail()).toEqual({
      action: 'products.create',
      record_id: Number(record.recordId),
      detail: '{"created":"NEU-1"}',
    });
    const { entries } = await server
      .as('nordwind')
      .call(productsFind, { body: { query: [{ Artikelname: '*föhr*' }] } });
    expect(entries).toEqual([record]);
  });

  it('tells every broken rule at once and stores nothing', async () => {
    const before = await count();
    const draft = aDraft({
      id: ' ',
      name: 'x',
      price: '1.234,50',
      unit: '',
      weight: '',
      customsNumber: '12a',
    });
    expect(await refusal(create(draft))).toMatchObject({
      status: 422,
      issues: [
        { path: 'product.product.Zolltarifnummer', code: 'numbersOnly' },
        { path: 'product.product.Nr_Artikel', code: 'required' },
        { path: 'product.product.Artikelname', code: 'minLength', params: { min: 2 } },
        { path: 'product.product.VK', code: 'numbersOnly' },
        { path: 'product.product.Einheit', code: 'required' },
        { path: 'product.product.Artikelgewicht', code: 'required' },
      ],
    });
    expect(await refusal(create(aDraft({ id: 'NEU-9', price: '1,005' })))).toMatchObject({
      issues: [{ path: 'product.product.VK', code: 'maxDecimals', params: { max: 2 } }],
    });
    expect(await refusal(create(aDraft({ id: 'NEU-9' }), 'nordwind', { ZZN_Barcode: '1' }))).toMatchObject({
      issues: [{ path: 'product.product.ZZN_Barcode', code: 'invalidValue' }],
    });
    expect(
      await refusal(create(aDraft({ id: 'NEU-9' }), 'nordwind', { Farbe: 'rot' } as never)),
    ).toMatchObject({ status: 422, issues: [{ path: 'product.product.Farbe', code: 'unknownField' }] });
    expect(await count()).toBe(before);
  });

  it('refuses a number the merchant has, in words, and takes it for another merchant', async () => {
    const draft = aDraft({ id: 'TASSE-01' });
    const answer = await server.send('/products', {
      method: 'POST',
      user: 'nordwind',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': 'en' },
      body: JSON.stringify({ product: { product: draftToErp(draft) } }),
    });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      code: 'already_exists',
      errors: [{ path: 'product.product.Nr_Artikel', code: 'alreadyExists', message: 'SKU already exists' }],
    });
    expect(await create(draft, 'alpenshop')).toMatchObject({ fieldData: { ID_MANDAN: 1 } });
  });

  it('takes a number in other capitals for the same one, since finds and forecasts do', async () => {
    await create(aDraft({ id: 'Kappe-1' }));
    await expect(create(aDraft({ id: 'KAPPE-1' }))).rejects.toMatchObject({ code: 'already_exists' });
    expect(await create(aDraft({ id: 'KAPPE-1' }), 'alpenshop')).toMatchObject({
      fieldData: { Nr_Artikel: 'KAPPE-1' },
    });
  });

  it('lets two at the same moment create a number only once, in whatever capitals', async () => {
    const both = await Promise.allSettled(['Race-1', 'RACE-1'].map((id) => create(aDraft({ id }))));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('has the second wait until the first is stored, and see it then', async () => {
    const { database } = server;
    const product = (id: string): NewProduct => ({ ...A_PRODUCT, id });
    let second: Promise<number | null> = Promise.resolve(0);
    let isDone = false;
    const first = await database.write(async (trx) => {
      const id = await insertProduct(trx, 2, product('Wait-1'));
      second = database.write((other) => insertProduct(other, 2, product('WAIT-1')));
      void second.finally(() => (isDone = true));
      await vi.waitFor(async () => expect(isDone || (await isWaitedFor(database))).toBe(true), {
        timeout: 4000,
        interval: 10,
      });
      return id;
    });
    expect([first, await second]).toEqual([expect.any(Number), null]);
  });

  it('asks staff whose product it is, and lets a merchant only say its own', async () => {
    const draft = aDraft({ id: 'LAGER-1' });
    const merchant = 'product.product.ID_MANDAN';
    expect(await refusal(create(draft, 'lager'))).toMatchObject({
      issues: [{ path: merchant, code: 'required' }],
    });
    expect(await refusal(create(draft, 'lager', { ID_MANDAN: 99 }))).toMatchObject({
      issues: [{ path: merchant, code: 'invalidValue' }],
    });
    expect(await refusal(create(draft, 'nordwind', { ID_MANDAN: 1 }))).toMatchObject({
      issues: [{ path: merchant, code: 'notAllowed' }],
    });
    expect(await create(draft, 'lager', { ID_MANDAN: 1 })).toMatchObject({ fieldData: { ID_MANDAN: 1 } });
    expect(await create(draft, 'nordwind', { ID_MANDAN: 2 })).toMatchObject({ fieldData: { ID_MANDAN: 2 } });
  });

  it('changes the given fields and tells the trail which', async () => {
    const { recordId } = await create(aDraft({ id: 'EDIT-1' }));
    const changed = await update(recordId, { VK: 12.5, Nr_EAN: '', Status: 'inaktiv' }, { modId: '0' });
    expect(changed).toMatchObject({
      modId: '1',
      fieldData: { VK: 12.5, Nr_EAN: '', ZZN_Barcode: '', Status: 'inaktiv', Artikelgewicht: 1.25 },
    });
    expect(await trail()).toEqual({
      action: 'products.update',
      record_id: Number(recordId),
      detail: JSON.stringify({ ean: '', price_cents: 1250, status: 'inaktiv' }),
    });
    expect(await update(recordId, { VK: '12,50' })).toMatchObject({ modId: '1' });
    expect(await update(recordId, { VK: '13' }, { user: 'lager' })).toMatchObject({ modId: '2' });
  });

  it('tells when somebody was faster, and changes nothing then', async () => {
    const { recordId } = await create(aDraft({ id: 'EDIT-2' }));
    await update(recordId, { Artikelname: 'Neuer Name' }, { modId: '0' });
    expect(await refusal(update(recordId, { Artikelname: 'Alter Name' }, { modId: '0' }))).toMatchObject({
      status: 409,
      code: 'stale',
    });
    expect(await update(recordId, {})).toMatchObject({ fieldData: { Artikelname: 'Neuer Name' } });
  });

  it('keeps number and merchant, and judges a change by the same rules', async () => {
    const { recordId } = await create(aDraft({ id: 'EDIT-3' }));
    expect(
      await refusal(update(recordId, { Nr_Artikel: 'EDIT-4', ID_MANDAN: 1, Einheit: ' ' })),
    ).toMatchObject({
      issues: [
        { path: 'product.product.Einheit', code: 'required' },
        { path: 'product.product.Nr_Artikel', code: 'notChangeable' },
        { path: 'product.product.ID_MANDAN', code: 'notChangeable' },
      ],
    });
    expect(await refusal(update(recordId, { Status: 'weg' }))).toMatchObject({
      issues: [{ path: 'product.product.Status', code: 'invalidValue' }],
    });
  });

  it("tells nobody of another merchant's product", async () => {
    const { recordId } = await create(aDraft({ id: 'EDIT-5' }));
    expect(await refusal(update(recordId, { VK: '1' }, { user: 'alpenshop' }))).toMatchObject({
      status: 404,
    });
    expect(await refusal(update('999999', { VK: '1' }))).toMatchObject({ status: 404 });
    expect(await refusal(create(aDraft({ id: 'TL' }), 'teamlead'))).toMatchObject({ status: 403 });
  });

  it('keeps its number in the orders, whose stock follows', async () => {
    const items = [{ id: 'TASSE-01', name: '', qty: 2 }];
    const body = [{ ...anOrder({ external_order_id: 'P-1' }), items }];
    await server.as('nordwind').call(ordersCreate, { body });
    const { entries } = await server
      .as('nordwind')
      .call(productsFind, { body: { query: [{ Nr_Artikel: equals('TASSE-01') }] } });
    expect(entries[0]?.stock).toEqual({ available: 3, reserved: 2, total: 5 });
  });
});
