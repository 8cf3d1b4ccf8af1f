import type { InboundReport, InboundReportsAnswer } from '@kontor/portal-core/erp-link';
import {
  deliveriesGet,
  deliveryComments,
  deliveryInbound,
  deliveryInboundBook,
} from '@kontor/portal-core/deliveries';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { DELIVERY_NOW, deliverySteps, insertGoods } from '../testing/deliveries.js';
import { createKey } from '../testing/embedding.js';
import { MERCHANTS, USERS } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

describeOnBothEngines('deliveries reported by the ERP', (setup) => {
  let server: TestServer;
  let secret = '';
  const { create, move, accepted, stockOf } = deliverySteps(() => server);

  const put = async (records: readonly unknown[], more: { token?: string; dryRun?: boolean } = {}) => {
    const { token = secret, dryRun = false } = more;
    const answer = await server.send('/erp/inbound', {
      method: 'PUT',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ records, dryRun }),
    });
    return { status: answer.status, body: (await answer.json()) as InboundReportsAnswer };
  };
  const told = ({ entries }: InboundReportsAnswer) =>
    entries.map(({ result, status, kept, errors }) => [
      result,
      status,
      ...kept,
      ...errors.map(({ path, code }) => `${path} ${code}`),
    ]);
  const resultOf = async (record: InboundReport) => told((await put([record])).body)[0];
  const line = (product_number: string, received: number, more: { reason?: string } = {}) => ({
    product_number,
    received,
    ...more,
  });
  const booked = async (id: number) => {
    const { intendo_id } = await server.as('nordwind').call(deliveriesGet, { params: { id } });
    const { portalData } = await server
      .as('nordwind')
      .call(deliveryInbound, { params: { intendoId: intendo_id ?? 0 } });
    return portalData.BESPOS_BESTEL_SL.map(({ Menge_gebucht, ZZN_Grund }) => [Menge_gebucht, ZZN_Grund]);
  };

  beforeAll(async () => {
    server = await startTestServer(setup, { fill: insertGoods });
    server.time.now = DELIVERY_NOW;
    const key = { scopes: ['erp:report'], user_id: USERS.lager.id } as const;
    secret = (await createKey(server, { ...key, merchant_id: null })).secret;
  });
  afterAll(() => server.stop());

  it('are accepted, booked and done by one report, each step in the history', async () => {
    const { id } = await create();
    const [before = 0] = await stockOf(1);
    const report = {
      delivery_id: id,
      status: 'eingelagert',
      lines: [line('nw-tee', 10), line('NW-TASSE', 3)],
    };
    expect(told((await put([report], { dryRun: true })).body)).toEqual([['applied', 'DONE']]);
    expect((await server.as('nordwind').call(deliveriesGet, { params: { id } })).status).toBe('OPEN');
    expect(await resultOf(report)).toEqual(['applied', 'DONE']);
    expect(await booked(id)).toEqual([
      [10, ''],
      [3, 'laut ERP'],
    ]);
    expect(await stockOf(1)).toEqual([before + 10]);
    const { entries } = await server.as('nordwind').call(deliveryComments, { query: { delivery_id: id } });
    expect(entries.map(({ comment }) => comment)).toEqual(Array(3).fill('<p>Vom ERP gemeldet</p>'));
    expect(await resultOf(report)).toEqual(['unchanged', 'DONE']);
    expect(await stockOf(1)).toEqual([before + 10]);
  });

  it('move stock by what has arrived in all, in any number of reports', async () => {
    const { id, intendo_id } = await accepted();
    const [before = 0] = await stockOf(1);
    const report = (received: number, source_version?: number) =>
      resultOf({ intendo_id, lines: [line('NW-TEE', received)], ...(source_version && { source_version }) });
    expect(await report(4)).toEqual(['applied', 'ACCEPTED']);
    expect(await report(9)).toEqual(['applied', 'ACCEPTED']);
    expect(await report(4)).toEqual(['stale', 'ACCEPTED']);
    expect(await stockOf(1)).toEqual([before + 9]);
    expect(await report(8, 2)).toEqual(['applied', 'ACCEPTED']);
    expect(await report(9, 1)).toEqual(['stale', 'ACCEPTED']);
    expect(await stockOf(1)).toEqual([before + 8]);
    expect((await booked(id))[0]).toEqual([8, 'laut ERP']);
  });

  it('that arrive are accepted', async () => {
    const { id } = await create();
    expect(await resultOf({ delivery_id: id, lines: [line('NW-TEE', 0)] })).toEqual(['unchanged', 'OPEN']);
    expect(await resultOf({ delivery_id: id, lines: [line('NW-TEE', 2, { reason: 'Rest folgt' })] })).toEqual(
      ['applied', 'ACCEPTED'],
    );
    expect(await booked(id)).toEqual([
      [2, 'Rest folgt'],
      [0, ''],
    ]);
  });

  it('keep what a person booked while the ERP only repeats itself', async () => {
    const { id, intendo_id } = await accepted();
    await resultOf({ delivery_id: id, lines: [line('NW-TEE', 10)] });
    await server.as('lager').call(deliveryInboundBook, {
      params: { intendoId: intendo_id ?? 0 },
      body: {
        lines: [{ position: 1, booked: 9, reason: 'Eine zerbrochen', from: { booked: 10, reason: '' } }],
      },
    });
    expect(await resultOf({ delivery_id: id, lines: [line('NW-TEE', 10)] })).toEqual([
      'unchanged',
      'ACCEPTED',
      1,
    ]);
    expect((await booked(id))[0]).toEqual([9, 'Eine zerbrochen']);
  });

  it('go forward only, and a closed one is for a person', async () => {
    const done = await accepted();
    await move(done.id, 'DONE');
    expect(await resultOf({ delivery_id: done.id, status: 'accepted' })).toEqual(['stale', 'DONE']);
    expect(await resultOf({ delivery_id: done.id, lines: [line('NW-TEE', 5)] })).toEqual([
      'conflict',
      'DONE',
      'status deliveryClosed',
    ]);
    const { id } = await create();
    expect(await resultOf({ delivery_id: id, status: 'rejected' })).toEqual(['applied', 'DECLINED']);
    expect(await resultOf({ delivery_id: id, status: 'booked' })).toEqual([
      'conflict',
      'DECLINED',
      'status deliveryClosed',
    ]);
    const other = await accepted();
    expect(await resultOf({ delivery_id: other.id, status: 'DECLINED' })).toEqual([
      'conflict',
      'ACCEPTED',
      'status statusTransition',
    ]);
  });

  it('are refused record by record, with the reason', async () => {
    const { id } = await accepted();
    const [before = 0] = await stockOf(1);
    const wrong: readonly [InboundReport, ...string[]][] = [
      [{ status: 'accepted' }, 'delivery_id required'],
      [{ delivery_id: id, status: 'kaputt' }, 'status unknownDeliveryStatus'],
      [{ delivery_id: id, lines: [line('NW-TEE', -1)] }, 'lines.0.received min'],
      [{ delivery_id: id, lines: [line('NW-TEE', 1.5)] }, 'lines.0.received integer'],
      [{ delivery_id: id, lines: [{ received: 1 }] }, 'lines.0.product_number required'],
      [{ delivery_id: id, lines: [line('AS-1', 1)] }, 'lines.0.product_number notInDelivery'],
      [
        { delivery_id: id, lines: [line('NW-TEE', 1), line('NW-TEE', 1)] },
        'lines.1.product_number positionTwice',
      ],
    ];
    const { body } = await put(wrong.map(([record]) => record));
    expect(body.entries.map(({ errors }) => errors.map(({ path, code }) => `${path} ${code}`))).toEqual(
      wrong.map(([, ...issues]) => issues),
    );
    expect(body.counts.invalid).toBe(wrong.length);
    expect(await resultOf({ delivery_id: 999_999 })).toEqual([
      'unknown',
      null,
      'delivery_id unknownDelivery',
    ]);
    expect(await resultOf({ delivery_id: id, merchant_erp_id: 1 })).toEqual([
      'unknown',
      null,
      'delivery_id unknownDelivery',
    ]);
    expect(await stockOf(1)).toEqual([before]);
  });

  it('belong to the merchant of the key alone', async () => {
    const { id } = await accepted();
    const resultFor = async (merchant: keyof typeof MERCHANTS) => {
      const merchant_id = MERCHANTS[merchant].id;
      const key = { scopes: ['erp:report'], user_id: USERS.lager.id, merchant_id } as const;
      const { secret: token } = await createKey(server, key);
      return told((await put([{ delivery_id: id, status: 'done' }], { token })).body)[0]?.slice(0, 2);
    };
    expect(await resultFor('alpenshop')).toEqual(['unknown', null]);
    expect(await resultFor('nordwind')).toEqual(['applied', 'DONE']);
    expect((await put([{ delivery_id: id }], { token: await server.token('nordwind') })).status).toBe(403);
  });

  it('named twice in a set are applied in their order, and by two writers at once only once', async () => {
    const { id } = await create();
    const [before = 0] = await stockOf(1);
    const set = [
      { delivery_id: id, lines: [line('NW-TEE', 3)] },
      { delivery_id: id, lines: [line('NW-TEE', 7)], status: 'done' },
    ];
    const answers = await Promise.all([put(set), put(set)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await stockOf(1)).toEqual([before + 7]);
    expect((await booked(id))[0]).toEqual([7, 'laut ERP']);
  });
});
