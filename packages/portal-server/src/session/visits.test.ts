import { orderFilterToFind } from '@kontor/portal-core/erp';
import { investigationCommentsCreate } from '@kontor/portal-core/investigations';
import { ordersFind, ordersUpdate, type OrderFilter } from '@kontor/portal-core/orders';
import { visitLook, visitRead } from '@kontor/portal-core/session';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sqlErp } from '../erp/index.js';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { anOrder } from '../testing/erp-records.js';
import type { UserName } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const HOUR = 3_600_000;
const MORNING = Date.parse('2026-11-20T07:00:00.000Z');

describeOnBothEngines('since the last visit', (setup) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup);
    server.time.now = MORNING;
  });
  afterAll(() => server.stop());

  let made = 0;
  const create = async (merchant = 2) => {
    const external = `VISIT-${(made += 1)}`;
    const [id] = await server.database.write((trx) =>
      sqlErp.insertOrders(trx, merchant, [anOrder({ external_order_id: external })], { source: 'test' }),
    );
    return { order_erp_id: Number(id), order_external_id: external };
  };
  const look = (user: UserName) => server.as(user).call(visitLook, { body: {} });
  const changed = async (user: UserName, filter: OrderFilter = {}) => {
    const body = orderFilterToFind({ ...filter, sinceVisit: true });
    const { entries, dataInfo } = await server.as(user).call(ordersFind, { body });
    expect(dataInfo.foundCount).toBe(entries.length);
    return entries.map(({ recordId }) => Number(recordId)).toSorted((a, b) => a - b);
  };

  it('are the orders that were created or changed while a person was away for hours', async () => {
    const [untouched, held] = [await create(), await create()];
    expect(await look('nordwind')).toEqual({ since: null, is_new: false });
    expect(await changed('nordwind')).toEqual([]);
    server.time.now = MORNING + HOUR;
    await look('nordwind');
    await server.as('lager').call(ordersUpdate, {
      params: { id: held.order_erp_id },
      body: { fieldData: { Status: 'on hold' } },
    });
    const added = await create();
    await create(1);
    server.time.now = MORNING + 4 * HOUR;
    expect(await look('nordwind')).toEqual({ since: null, is_new: false });
    server.time.now = MORNING + 9 * HOUR;
    const later = await create();
    const since = new Date(MORNING + 4 * HOUR).toISOString();
    expect(await look('nordwind')).toEqual({ since, is_new: true });
    expect(await changed('nordwind')).toEqual([later.order_erp_id]);
    await server.as('lager').call(ordersUpdate, {
      params: { id: held.order_erp_id },
      body: { fieldData: { Status: 'offen' } },
    });
    expect(await changed('nordwind')).toEqual([held.order_erp_id, later.order_erp_id]);
    expect([untouched, added].map(({ order_erp_id }) => order_erp_id)).toHaveLength(2);
  });

  it('are the investigations in which something was written, and stay so until the next visit', async () => {
    const [quiet, asked] = [await create(), await create()];
    await look('teamlead');
    const comment = (ref: typeof quiet) =>
      server.as('lager').call(investigationCommentsCreate, { body: { ...ref, comment: '<p>Wo?</p>' } });
    server.time.now += 5 * HOUR;
    await comment(asked);
    await look('teamlead');
    expect(await changed('teamlead', { investigationStatus: 'any' })).toEqual([asked.order_erp_id]);
    server.time.now += HOUR;
    await look('teamlead');
    expect(await changed('teamlead', { investigationStatus: 'any' })).toEqual([asked.order_erp_id]);
    server.time.now += 5 * HOUR;
    await look('teamlead');
    expect(await changed('teamlead', { investigationStatus: 'any' })).toEqual([]);
  });

  it('belong to the person: who acts as somebody makes no visit of theirs', async () => {
    const before = await server.as('nordwind').call(visitRead, {});
    server.time.now += 9 * HOUR;
    expect(await server.as('admin', 'nordwind').call(visitLook, { body: {} })).toEqual({
      ...before,
      is_new: false,
    });
    expect(await server.as('nordwind').call(visitRead, {})).toEqual(before);
    expect(await look('nordwind')).toMatchObject({ is_new: true });
  });
});
