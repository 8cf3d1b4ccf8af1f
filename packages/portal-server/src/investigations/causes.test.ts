import { investigationComments, investigationCommentsCreate } from '@kontor/portal-core/investigations';
import { orderErrorsCreate, orderErrorsUpdateStatus } from '@kontor/portal-core/order-errors';
import { ordersUpdate } from '@kontor/portal-core/orders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sqlErp } from '../erp/index.js';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { anOrder } from '../testing/erp-records.js';
import type { UserName } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const NORDWIND = 2;

describeOnBothEngines('what an investigation is about', (setup) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup);
    server.time.now = Date.parse('2026-11-20T08:00:00.000Z');
  });
  afterAll(() => server.stop());

  let made = 0;
  const create = async () => {
    const external = `CAUSE-${(made += 1)}`;
    const [id] = await server.database.write((trx) =>
      sqlErp.insertOrders(trx, NORDWIND, [anOrder({ external_order_id: external })], { source: 'test' }),
    );
    return { order_erp_id: Number(id), order_external_id: external };
  };
  type Ref = Awaited<ReturnType<typeof create>>;
  const comment = (ref: Ref, order_error_id?: number, user: UserName = 'nordwind') =>
    server.as(user).call(investigationCommentsCreate, {
      body: { ...ref, comment: '<p>Text</p>', ...(order_error_id !== undefined && { order_error_id }) },
    });
  const thread = ({ order_erp_id }: Ref, user: UserName = 'nordwind') =>
    server.as(user).call(investigationComments, { query: { order_erp_id } });
  const fail = async ({ order_erp_id }: Ref) => {
    const { id } = await server.as('admin').call(orderErrorsCreate, {
      body: {
        status: 'offen',
        type: 'Falsche Menge',
        error_date: '2026-11-19T08:00:00.000Z',
        description: 'Blau statt grün',
        order_erp_id,
      },
    });
    return id;
  };

  it('is the order as it stood when it was opened, beside how it stands now', async () => {
    const ref = await create();
    const first = await comment(ref);
    await server
      .as('nordwind')
      .call(ordersUpdate, { params: { id: ref.order_erp_id }, body: { fieldData: { Status: 'on hold' } } });
    await comment(ref);
    const { causes } = await thread(ref);
    expect(causes).toHaveLength(1);
    expect(causes[0]).toMatchObject({
      comment_id: first.id,
      taken_at: first.creation_date,
      then: { kind: 'order', status: 'offen' },
      now: { kind: 'order', status: 'on hold' },
    });
    const { then, now } = causes[0]!;
    expect({ ...then, status: '' }).toEqual({ ...now, status: '' });
    expect(then).toHaveProperty('items.0.qty');
  });

  it('is an order error as it stood when it was asked about, too', async () => {
    const ref = await create();
    const error = await fail(ref);
    await comment(ref, error, 'lager');
    await server.as('admin').call(orderErrorsUpdateStatus, { body: { id: error, status: 'erledigt' } });
    const { causes } = await thread(ref, 'lager');
    expect(causes.map(({ then }) => then.kind)).toEqual(['order', 'order_error']);
    expect(causes[1]).toMatchObject({
      then: { id: error, status: 'offen', description: 'Blau statt grün' },
      now: { id: error, status: 'erledigt', description: 'Blau statt grün' },
    });
  });

  it('is no error of another order, and none of another merchant', async () => {
    const [own, other] = [await create(), await create()];
    const error = await fail(other);
    await expect(comment(own, error, 'lager')).rejects.toMatchObject({
      status: 422,
      code: 'validation_failed',
    });
    await expect(comment(other, error, 'alpenshop')).rejects.toMatchObject({ status: 404 });
    expect((await thread(own)).entries).toEqual([]);
  });

  it('tells of errors only to those who may read errors', async () => {
    const ref = await create();
    const error = await fail(ref);
    await expect(comment(ref, error)).rejects.toMatchObject({ status: 403, code: 'forbidden' });
    await comment(ref, error, 'lager');
    expect((await thread(ref)).causes.map(({ then }) => then.kind)).toEqual(['order']);
    expect((await thread(ref, 'lager')).causes).toHaveLength(2);
  });
});
