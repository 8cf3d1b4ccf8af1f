import type { ApiError, PortalClient } from '@kontor/portal-core/wire';
import {
  importProfilesCreate,
  importProfilesDelete,
  importProfilesList,
  importProfilesUpdate,
  type ImportProfileContent,
} from '@kontor/portal-core/order-import';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const CONTENT: ImportProfileContent = {
  mode: 'comma',
  columns: { external_order_id: 'Bestellnr.', product_id_and_quantity: 'Artikel' },
  constants: { country: 'DE' },
  encoding: 'windows-1252',
  delimiter: ';',
  dateOrder: 'dmy',
};

describeOnBothEngines('import profiles', (setup) => {
  let server: TestServer;
  let client: PortalClient;
  beforeAll(async () => {
    server = await startTestServer(setup);
    client = server.as('nordwind');
  });
  afterAll(() => server.stop());
  beforeEach(() => server.database.write((trx) => trx('import_profiles').delete()));
  const create = (name: string, as = client, merchant_erp_id?: number) =>
    as.call(importProfilesCreate, {
      body: { name, content: CONTENT, ...(merchant_erp_id && { merchant_erp_id }) },
    });
  const refusal = (promise: Promise<unknown>) =>
    promise.then(
      () => null,
      (error: ApiError) => error,
    );

  it('come back as they were saved, by name', async () => {
    const second = await create('Webshop');
    const first = await create('amazon');
    expect(await client.call(importProfilesList, {})).toEqual({ entries: [first, second], foundCount: 2 });
    expect(first).toEqual({ id: first.id, name: 'amazon', content: CONTENT });
  });

  it('have a name only once a merchant, whatever its case', async () => {
    const own = await create('Webshop');
    expect(await refusal(create('WEBSHOP'))).toMatchObject({ status: 409, code: 'already_exists' });
    await create('Webshop', server.as('alpenshop'));
    const other = await create('Amazon');
    const rename = (id: number, name: string) =>
      client.call(importProfilesUpdate, { params: { id }, body: { name, content: CONTENT } });
    expect(await refusal(rename(other.id, 'webshop'))).toMatchObject({ status: 409 });
    expect(await rename(own.id, 'WebShop')).toMatchObject({ id: own.id, name: 'WebShop' });
  });

  it('can be changed and deleted', async () => {
    const { id } = await create('Webshop');
    const content: ImportProfileContent = { mode: 'new-line', columns: { product_id: 'SKU' } };
    const changed = await client.call(importProfilesUpdate, {
      params: { id },
      body: { name: 'Neu', content },
    });
    expect((await client.call(importProfilesList, {})).entries).toEqual([changed]);
    await client.call(importProfilesDelete, { params: { id } });
    expect(await client.call(importProfilesList, {})).toEqual({ entries: [], foundCount: 0 });
    expect(await refusal(client.call(importProfilesDelete, { params: { id } }))).toMatchObject({
      status: 404,
    });
  });

  it('of a merchant are nothing to another one', async () => {
    const { id } = await create('Webshop');
    const stranger = server.as('alpenshop');
    const body = { name: 'Mein', content: CONTENT };
    expect(await refusal(stranger.call(importProfilesUpdate, { params: { id }, body }))).toMatchObject({
      status: 404,
    });
    expect(await refusal(stranger.call(importProfilesDelete, { params: { id } }))).toMatchObject({
      status: 404,
    });
    expect((await stranger.call(importProfilesList, {})).entries).toEqual([]);
    expect(await refusal(create('Fremd', stranger, 2))).toMatchObject({ status: 403 });
  });

  it('are kept by staff for the merchant it names', async () => {
    expect(await refusal(create('Lager', server.as('lager')))).toMatchObject({ status: 422 });
    const { id } = await create('Lager', server.as('lager'), 2);
    expect((await client.call(importProfilesList, {})).entries.map((entry) => entry.id)).toEqual([id]);
    const listed = await server.as('lager').call(importProfilesList, { query: { merchant_erp_id: 2 } });
    expect(listed.foundCount).toBe(1);
  });

  it('refuse what is no mapping', async () => {
    const body = { name: 'X', content: { ...CONTENT, mode: 'sideways' } };
    const error = await refusal(client.call(importProfilesCreate, { body: body as never }));
    expect(error?.issues.map(({ path }) => path)).toEqual(['name', 'content.mode']);
  });
});
