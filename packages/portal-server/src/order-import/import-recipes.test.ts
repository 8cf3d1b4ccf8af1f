import type { ApiError, PortalClient } from '@kontor/portal-core/wire';
import {
  importRecipesForget,
  importRecipesRecall,
  type ImportProfileContent,
  type OpenImport,
} from '@kontor/portal-core/order-import';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { anOpening, openImport } from '../testing/imports.js';
import { MERCHANTS, USERS } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const SHAPE = 'ab12ab12ab12ab12';
const CONTENT: ImportProfileContent = {
  version: 2,
  mode: 'new-line',
  columns: {
    external_order_id: 'Nr.',
    street: { columns: ['Straße', 'Hausnummer'] },
    city: { columns: ['PLZ / Ort'], part: 'townOfPostalCode' },
  },
  fallback: { street: 'Rechnung Straße' },
  items: [
    { product_id: 'Artikel 1', quantity: 'Menge 1' },
    { product_id: { fixed: 'TASSE-01' }, quantity: 'Tassen' },
  ],
  constants: { country: 'DE' },
  values: { salutation: { Divers: 'frau', '': 'herr' } },
  encoding: 'utf-8',
  delimiter: ';',
  headerRows: 2,
  sheet: 'Bestellungen',
};

describeOnBothEngines('remembered recipes', (setup) => {
  let server: TestServer;
  let client: PortalClient;
  let file = 1;
  beforeAll(async () => {
    server = await startTestServer(setup);
    client = server.as('nordwind');
  });
  afterAll(() => server.stop());
  beforeEach(() => server.database.write((trx) => trx('import_recipes').delete()));
  const open = (content: unknown = CONTENT, as = client, shape = SHAPE) => {
    const recipe = { shape, content } as NonNullable<OpenImport['recipe']>;
    return openImport(as, anOpening(1, { file: (file += 1), source_name: `datei-${file}.csv`, recipe }));
  };
  const recall = async (as = client, merchant_erp_id?: number) =>
    (
      await as.call(importRecipesRecall, {
        query: { shape: SHAPE, ...(merchant_erp_id && { merchant_erp_id }) },
      })
    ).entries;
  const refusal = (promise: Promise<unknown>) =>
    promise.then(
      () => null,
      (error: ApiError) => error.status,
    );

  it('are recalled by shape, with who confirmed them when and for which file', async () => {
    expect(await recall()).toEqual([]);
    await open();
    const [recipe] = await recall();
    expect(recipe).toEqual({
      id: recipe!.id,
      shape: SHAPE,
      content: CONTENT,
      source_name: `datei-${file}.csv`,
      confirmed_at: new Date(server.time.now).toISOString(),
      confirmed_by: { id: USERS.nordwind.id, username: 'nordwind' },
    });
  });

  it('are replaced by the latest of the same shape', async () => {
    await open();
    const [first] = await recall();
    await open({ ...CONTENT, constants: { country: 'AT' } });
    const [second] = await recall();
    expect(second).toMatchObject({ id: first!.id, content: { constants: { country: 'AT' } } });
  });

  it('are nobody else’s, and can be forgotten by their own merchant only', async () => {
    await open();
    const [own] = await recall();
    const stranger = server.as('alpenshop');
    expect(await recall(stranger)).toEqual([]);
    const forget = (as: PortalClient) => as.call(importRecipesForget, { params: { id: own!.id } });
    expect(await refusal(forget(stranger))).toBe(404);
    expect(await recall()).toHaveLength(1);
    await forget(client);
    expect(await recall()).toEqual([]);
    expect(await refusal(forget(client))).toBe(404);
  });

  it('are recalled by staff for the merchant it names, and by a merchant only for itself', async () => {
    await open();
    expect(await recall(server.as('admin'), MERCHANTS.nordwind.erpId)).toHaveLength(1);
    expect(await refusal(recall(client, MERCHANTS.alpenshop.erpId))).toBe(403);
  });

  it.each([
    ['a column by number', { ...CONTENT, columns: { city: 3 } }],
    ['an unknown part', { ...CONTENT, columns: { city: { columns: ['Ort'], part: 'half' } } }],
    ['a join of nothing', { ...CONTENT, columns: { city: { columns: [] } } }],
    ['an item without a product', { ...CONTENT, items: [{ quantity: 'Menge' }] }],
    ['a fallback of no address field', { ...CONTENT, fallback: { date: 'Datum' } }],
    ['a field nobody knows', { ...CONTENT, colour: 'red' }],
  ])('are refused with %s, and no import is begun', async (_, content) => {
    expect(await refusal(open(content))).toBe(422);
    expect(await recall()).toEqual([]);
  });

  it('are refused when the shape is no hash', async () => {
    expect(await refusal(open(CONTENT, client, 'Nr.;Straße'))).toBe(422);
  });
});
