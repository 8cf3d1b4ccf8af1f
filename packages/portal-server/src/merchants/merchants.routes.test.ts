import { merchantsList } from '@kontor/portal-core/merchants';
import { settingsList } from '@kontor/portal-core/settings';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { MERCHANTS } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

describeOnBothEngines('the list of merchants', (setup) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup);
  });
  afterAll(() => server.stop());

  const names = async (user: 'nordwind' | 'lager' | 'admin', query = {}) =>
    (await server.as(user).call(merchantsList, { query })).entries.map(({ merchant_name }) => merchant_name);

  it('shows a merchant only itself', async () => {
    expect(await names('nordwind')).toEqual(['Nordwind']);
    expect(await names('nordwind', { merchant_name: 'Alpenshop' })).toEqual([]);
  });

  it('shows all to those who may see all, by name', async () => {
    expect(await names('lager')).toEqual(['Alpenshop', 'Nordwind']);
    expect(await names('admin')).toEqual(['Alpenshop', 'Nordwind']);
  });

  it('comes in pages, and counts all', async () => {
    const page = await server.as('admin').call(merchantsList, { query: { limit: 1, offset: 2 } });
    expect(page).toMatchObject({
      entries: [{ merchant_name: 'Nordwind', erp_merchant_id: 2 }],
      foundCount: 2,
    });
  });

  it('finds the name as names are unique, whatever its case, and whatever it holds', async () => {
    for (const merchant_name of ['Nordwind', 'NORDWIND', ' nordwind '])
      expect(await names('admin', { merchant_name })).toEqual(['Nordwind']);
    expect(await names('admin', { merchant_name: 'Nordwin' })).toEqual([]);
    expect(await names('admin', { merchant_name: "' or 1=1 --" })).toEqual([]);
    expect(await names('admin', { merchant_name: '%' })).toEqual([]);
  });

  it.each(['limit=0', 'limit=251', 'offset=-1', 'offset=1e9', 'limit=5&limit=6', 'sort=password_hash'])(
    'refuses ?%s',
    async (query) => {
      expect((await server.send(`/management/merchants?${query}`, { user: 'admin' })).status).toBe(422);
    },
  );

  it('is sorted by name, and by what is asked for', async () => {
    const usual = await names('admin', {});
    expect(await names('admin', { sort: '-merchant_name' })).toEqual(usual.toReversed());
    const numbers = await server.as('admin').call(merchantsList, { query: { sort: '-erp_merchant_id' } });
    const found = numbers.entries.map(({ erp_merchant_id }) => erp_merchant_id);
    expect(found).toEqual(found.toSorted((a, b) => b - a));
  });

  it('is narrowed to a part of the name or of the number, or to an id, and never beyond the own merchant', async () => {
    expect(await names('admin', { search: 'ORDW' })).toEqual(['Nordwind']);
    expect(await names('admin', { search: '2' })).toContain('Nordwind');
    expect(await names('admin', { search: '%' })).toEqual([]);
    expect(await names('nordwind', { search: 'alpen' })).toEqual([]);
    expect(await names('admin', { id: MERCHANTS.alpenshop.id })).toEqual(['Alpenshop']);
    expect(await names('nordwind', { id: MERCHANTS.alpenshop.id })).toEqual([]);
  });

  it('stands beside the settings, which tell how the portal was started', async () => {
    const { entries } = await server.as('nordwind').call(settingsList, {});
    const value = (key: string) =>
      JSON.parse(entries.find((entry) => entry.key === key)?.value ?? 'null') as unknown;
    expect(value('erp_delay_ms')).toBe(7000);
    expect(value('time_zone')).toBe('Europe/Berlin');
  });
});
