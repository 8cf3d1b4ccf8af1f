import { sampleRecordsList } from '@kontor/portal-core/sample-records';
import type { ApiError } from '@kontor/portal-core/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { MERCHANTS, type UserName } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const { alpenshop, nordwind } = MERCHANTS;

describeOnBothEngines('the list of sample records', (setup) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup);
    await server.database.write((trx) =>
      trx('sample_records').insert([
        { merchant_erp_id: nordwind.erpId, name: 'Ostsee' },
        { merchant_erp_id: alpenshop.erpId, name: 'Allgäu' },
        { merchant_erp_id: nordwind.erpId, name: 'Nordsee' },
      ]),
    );
  });
  afterAll(() => server.stop());

  const list = (user: UserName, query = {}) => server.as(user).call(sampleRecordsList, { query });
  const names = async (user: UserName) => (await list(user)).entries.map(({ name }) => name);

  it('shows a merchant only its own, by name', async () => {
    expect(await names('nordwind')).toEqual(['Nordsee', 'Ostsee']);
    expect(await names('alpenshop')).toEqual(['Allgäu']);
  });

  it('shows those of all merchants to those who may see all', async () => {
    for (const user of ['lager', 'admin'] as const)
      expect(await names(user)).toEqual(['Allgäu', 'Nordsee', 'Ostsee']);
  });

  it('comes in pages, and counts all', async () => {
    for (const query of [
      { limit: 1, page: 2 },
      { limit: 1, offset: 2 },
    ])
      expect(await list('nordwind', query)).toMatchObject({ entries: [{ name: 'Ostsee' }], foundCount: 2 });
  });

  it('is refused to those without the permission', async () => {
    const status = await list('nobody').then(
      () => 200,
      (error: ApiError) => error.status,
    );
    expect(status).toBe(403);
  });
});
