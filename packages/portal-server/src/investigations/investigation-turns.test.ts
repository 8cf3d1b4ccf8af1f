import {
  investigationComments,
  investigationCommentsCreate,
  investigationStatusChange,
  type InvestigationStatus,
} from '@kontor/portal-core/investigations';
import { ordersFind } from '@kontor/portal-core/orders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sqlErp } from '../erp/index.js';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { anOrder } from '../testing/erp-records.js';
import type { UserName } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const NORDWIND = 2;
const START = Date.parse('2026-11-20T08:00:00.000Z');

describeOnBothEngines('whose turn it is in an investigation', (setup) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup);
    server.time.now = START;
  });
  afterAll(() => server.stop());

  let made = 0;
  const create = async () => {
    const external = `TURN-${(made += 1)}`;
    const [id] = await server.database.write((trx) =>
      sqlErp.insertOrders(trx, NORDWIND, [anOrder({ external_order_id: external })], { source: 'test' }),
    );
    return { order_erp_id: Number(id), order_external_id: external };
  };
  type Ref = Awaited<ReturnType<typeof create>>;
  /** Writes a comment, a minute after the one before. Returns the instant. */
  const write = async (ref: Ref, user: UserName, status?: InvestigationStatus) => {
    server.time.now += 60_000;
    const body = { ...ref, comment: '<p>Text</p>' };
    const written = await (status === undefined
      ? server.as(user).call(investigationCommentsCreate, { body })
      : server.as(user).call(investigationStatusChange, { body: { ...body, status } }));
    return written.creation_date;
  };
  const turn = async ({ order_erp_id }: Ref) => {
    const thread = await server.as('nordwind').call(investigationComments, { query: { order_erp_id } });
    const { entries } = await server
      .as('nordwind')
      .call(ordersFind, { body: { query: [{ _ID_AUFTRA: `==${order_erp_id}` }] } });
    const said = [thread.investigation_turn, thread.investigation_turn_since];
    expect([entries[0]?.investigation_turn, entries[0]?.investigation_turn_since]).toEqual(said);
    return said;
  };
  const waiting = async (user: UserName, { order_erp_id }: Ref) => {
    const query = [{ investigationWaiting: true, _ID_AUFTRA: `==${order_erp_id}` }];
    return (await server.as(user).call(ordersFind, { body: { query } })).dataInfo.foundCount;
  };

  it('is nobody’s before it is opened', async () => {
    const ref = await create();
    expect(await turn(ref)).toEqual([null, null]);
    expect(await waiting('nordwind', ref)).toBe(0);
  });

  it('goes to the other side with each comment, and counts from the first of several', async () => {
    const ref = await create();
    const asked = await write(ref, 'nordwind');
    await write(ref, 'nordwind');
    expect(await turn(ref)).toEqual(['staff', asked]);
    const answered = await write(ref, 'lager');
    expect(await turn(ref)).toEqual(['merchant', answered]);
  });

  it('stays with the staff that reviews, and ends with what is done until the merchant writes again', async () => {
    const ref = await create();
    await write(ref, 'lager');
    const begun = await write(ref, 'lager', 'UNDER_REVIEW');
    expect(await turn(ref)).toEqual(['staff', begun]);
    await write(ref, 'lager', 'DONE');
    expect(await turn(ref)).toEqual([null, null]);
    const again = await write(ref, 'nordwind');
    expect(await turn(ref)).toEqual(['staff', again]);
  });

  it('is a filter of the orders for whoever asks', async () => {
    const ref = await create();
    await write(ref, 'nordwind');
    expect([await waiting('nordwind', ref), await waiting('lager', ref)]).toEqual([0, 1]);
    expect([await waiting('admin', ref), await waiting('alpenshop', ref)]).toEqual([1, 0]);
    await write(ref, 'admin');
    expect([await waiting('nordwind', ref), await waiting('lager', ref)]).toEqual([1, 0]);
  });
});
