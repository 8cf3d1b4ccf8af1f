import { merchantsCreate, merchantsUpdate, type MerchantInput } from '@kontor/portal-core/merchants';
import type { ApiError, BodyOf } from '@kontor/portal-core/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { MERCHANTS } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

describeOnBothEngines('a merchant', (setup) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup);
  });
  afterAll(() => server.stop());

  const create = (body: MerchantInput) => server.as('admin').call(merchantsCreate, { body });
  const update = (id: number, body: BodyOf<typeof merchantsUpdate>) =>
    server.as('admin').call(merchantsUpdate, { params: { id }, body });
  const refusal = async (promise: Promise<unknown>) => {
    const error = (await promise.then(
      () => null,
      (reason: unknown) => reason,
    )) as ApiError | null;
    return error && [error.status, ...error.issues.map(({ path, code }) => `${path} ${code}`)];
  };

  it('is created with its number in the ERP, and renamed', async () => {
    const merchant = await create({ merchant_name: ' Südwind ', erp_merchant_id: '12' });
    expect(merchant).toMatchObject({ merchant_name: 'Südwind', erp_merchant_id: 12 });
    const renamed = await update(merchant.id, { merchant_name: 'Südwind GmbH', erp_merchant_id: 13 });
    expect(renamed).toEqual({
      id: merchant.id,
      merchant_name: 'Südwind GmbH',
      erp_merchant_id: 13,
      active: true,
    });
  });

  it('is not changed from outdated fields, unless to what is stored, and from any when none are named', async () => {
    const [one, two, three] = [21, 22, 23].map((n) => ({
      merchant_name: `Ostwind ${n}`,
      erp_merchant_id: n,
    })) as [MerchantInput, MerchantInput, MerchantInput];
    const { id } = await create(one);
    expect(await update(id, { ...two, from: one })).toMatchObject(two);
    expect(await update(id, { ...two, from: one })).toMatchObject(two);
    for (const from of [one, three, { ...two, erp_merchant_id: '21' }])
      await expect(update(id, { ...three, from })).rejects.toMatchObject({
        status: 409,
        code: 'stale',
        changed: { by: 'Test admin' },
      });
    expect(await update(id, { ...three, from: two })).toMatchObject(three);
    expect(await update(id, one)).toMatchObject(one);
  });

  it('has a name and a number of its own', async () => {
    const [taken, number] = ['merchant_name alreadyExists', 'erp_merchant_id alreadyExists'];
    expect(await refusal(create({ merchant_name: 'NORDWIND', erp_merchant_id: 1 }))).toEqual([
      409,
      taken,
      number,
    ]);
    const same = { merchant_name: 'Nordwind', erp_merchant_id: 2 };
    expect(await update(MERCHANTS.nordwind.id, same)).toMatchObject(same);
  });

  it('is refused with every broken rule at once', async () => {
    const broken = { merchant_name: 'x', erp_merchant_id: '12a' };
    expect(await refusal(create(broken))).toEqual([
      422,
      'merchant_name minLength',
      'erp_merchant_id numbersOnly',
    ]);
    const long = { merchant_name: 'x'.repeat(21), erp_merchant_id: '9'.repeat(21) };
    expect(await refusal(create(long))).toEqual([
      422,
      'merchant_name maxLength',
      'erp_merchant_id maxLength',
    ]);
    expect(await refusal(create({ merchant_name: '', erp_merchant_id: '' }))).toEqual([
      422,
      'merchant_name required',
      'erp_merchant_id required',
    ]);
    expect(await refusal(create({ merchant_name: 'Groß', erp_merchant_id: '99999999999' }))).toEqual([
      422,
      'erp_merchant_id max',
    ]);
  });

  it('keeps its number once products or orders carry it', async () => {
    await server.database.write((trx) =>
      trx('erp_products').insert({
        merchant_erp_id: MERCHANTS.alpenshop.erpId,
        product_number: 'A1',
        product_key: 'a1',
        name: 'Tee',
        search_text: 'tee',
      }),
    );
    const moved = update(MERCHANTS.alpenshop.id, { merchant_name: 'Alpenshop', erp_merchant_id: 44 });
    expect(await refusal(moved)).toEqual([422, 'erp_merchant_id merchantInUse']);
  });

  it('that does not exist is not found', async () => {
    expect(await refusal(update(999, { merchant_name: 'Niemand', erp_merchant_id: 99 }))).toEqual([404]);
  });
});
