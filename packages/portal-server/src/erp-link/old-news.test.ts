import { ordersUpdate } from '@kontor/portal-core/orders';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { startConnectedErp, type ConnectedErp } from '../testing/connected-erp.js';
import { deleteOldNews, NEWS_KEPT_DAYS } from './old-news.task.js';

describeOnBothEngines('old news for the ERP', (setup) => {
  let erp: ConnectedErp;
  beforeAll(async () => {
    erp = await startConnectedErp(setup);
  });
  afterAll(() => erp.stop());
  beforeEach(() => erp.connect());

  const inDays = (days: number) => () => Date.now() + days * 86_400_000;
  const hold = (id: number, status: string) =>
    erp.server.as('nordwind').call(ordersUpdate, { params: { id }, body: { fieldData: { Status: status } } });
  const kept = async (): Promise<number> =>
    Number((await erp.server.database.read('erp_outbox').count({ rows: '*' }))[0]?.['rows']);

  it('are deleted once they are done for long, but for the last of each order, which the ERP still knows', async () => {
    const [id, other] = await erp.create('nordwind', 2);
    await hold(id!, 'on hold');
    await hold(id!, 'offen');
    await erp.drain();
    expect(await kept()).toBe(4);
    expect(await deleteOldNews(erp.server.database, inDays(NEWS_KEPT_DAYS - 1))).toBe(0);
    expect(await deleteOldNews(erp.server.database, inDays(NEWS_KEPT_DAYS + 1))).toBe(2);
    expect(await kept()).toBe(2);
    for (const order of [id!, other!]) expect(await erp.link(order)).toMatchObject({ link: 'known' });
  });

  it('stay while they wait or are refused, however old, and are sent', async () => {
    erp.answers(() => ({ status: 422, body: { message: 'Artikel unbekannt' } }));
    const [id] = await erp.create();
    await erp.drain();
    await hold(id!, 'on hold');
    expect(await deleteOldNews(erp.server.database, inDays(400))).toBe(0);
    expect(await erp.connection()).toMatchObject({ blocked: 1 });
    expect(await kept()).toBe(2);
  });
});
