import { deliveryInbound, deliveryInboundBook, type Booking } from '@kontor/portal-core/deliveries';
import type { ErpInboundRow } from '@kontor/portal-core/erp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { DELIVERY_NOW, deliverySteps, insertGoods, refusal } from '../testing/deliveries.js';
import type { UserName } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

type Line = Omit<Booking['lines'][number], 'from'>;
/** The quantities of an inbound order's lines at the time they were read. */
const readFrom = (rows: readonly ErpInboundRow[]) => (position: number) => {
  const row = rows.find(({ Position }) => Position === position);
  return { booked: row?.Menge_gebucht ?? 0, reason: row?.ZZN_Grund ?? '' };
};

describeOnBothEngines('accepted deliveries', (setup) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup, { fill: insertGoods });
    server.time.now = DELIVERY_NOW;
  });
  afterAll(() => server.stop());

  const { move, accepted, stockOf } = deliverySteps(() => server);

  it('become an inbound order when they are accepted, booked in with a reason for every difference', async () => {
    const { id, intendo_id } = await accepted();
    const params = { intendoId: intendo_id ?? 0 };
    const rows = async () =>
      (await server.as('nordwind').call(deliveryInbound, { params })).portalData.BESPOS_BESTEL_SL;
    expect(await rows()).toMatchObject([
      { Position: 1, Nr_Artikel: 'NW-TEE', Nr_EAN: '4061478101466', Menge_bestellt: 10, Menge_gebucht: 0 },
      { Position: 2, Nr_Artikel: 'NW-TASSE', Nr_EAN: '', Menge_bestellt: 4, Menge_gebucht: 0 },
    ]);
    const book = async (lines: Line[], user: UserName = 'lager') => {
      const from = readFrom(await rows());
      const body = { lines: lines.map((line) => ({ from: from(line.position), ...line })) };
      return server.as(user).call(deliveryInboundBook, { params, body });
    };
    const [before] = await stockOf(1);
    expect(await refusal(book([{ position: 1, booked: 8 }]))).toEqual([422, 'lines.0.reason required']);
    expect(await refusal(book([{ position: 9, booked: 8 }]))).toEqual([422, 'lines.0.position invalidValue']);
    expect(await refusal(book([{ position: 1, booked: 10 }], 'nordwind'))).toEqual([403]);
    expect(await stockOf(1)).toEqual([before]);
    expect(
      await refusal(
        book([
          { position: 1, booked: 10 },
          { position: 1, booked: 10 },
        ]),
      ),
    ).toEqual([422, 'lines.1.position invalidValue']);
    await book([
      { position: 1, booked: 8, reason: '2 Packungen beschädigt' },
      { position: 2, booked: 4 },
    ]);
    expect(await stockOf(1)).toEqual([(before ?? 0) + 8]);
    expect((await stockOf(2)).reduce((sum: number, one: number) => sum + one, 0)).toBeGreaterThanOrEqual(4);
    await book([{ position: 1, booked: 10 }]);
    expect(await stockOf(1)).toEqual([(before ?? 0) + 10]);
    expect((await rows())[0]).toMatchObject({ Menge_gebucht: 10, ZZN_Grund: '' });
    await move(id, 'DONE');
    expect(await refusal(book([{ position: 1, booked: 9, reason: 'zu spät' }]))).toEqual([409]);
  });

  it('are booked from what was read, and not over the booking of another', async () => {
    const { intendo_id } = await accepted();
    const params = { intendoId: intendo_id ?? 0 };
    const lager = server.as('lager');
    const rows = async () => (await lager.call(deliveryInbound, { params })).portalData.BESPOS_BESTEL_SL;
    const from = readFrom(await rows());
    const book = (line: Line, read = from) =>
      lager.call(deliveryInboundBook, {
        params,
        body: { lines: [{ ...line, from: read(line.position) }] },
      });
    const [before] = await stockOf(1);
    await book({ position: 1, booked: 9, reason: 'Eine fehlt' });
    await expect(book({ position: 1, booked: 10 })).rejects.toMatchObject({ status: 409, code: 'stale' });
    expect((await rows())[0]).toMatchObject({ Menge_gebucht: 9, ZZN_Grund: 'Eine fehlt' });
    expect(await stockOf(1)).toEqual([(before ?? 0) + 9]);
    const then = readFrom(await rows());
    await book({ position: 1, booked: 9, reason: 'Eine zerbrochen' }, then);
    expect(await refusal(book({ position: 1, booked: 9, reason: 'Eine verloren' }, then))).toEqual([409]);
    await book({ position: 2, booked: 4 });
    await book({ position: 1, booked: 10 }, readFrom(await rows()));
    expect(await stockOf(1)).toEqual([(before ?? 0) + 10]);
    const unread = { lines: [{ position: 1, booked: 4, reason: 'blind' }] } as unknown as Booking;
    expect((await refusal(lager.call(deliveryInboundBook, { params, body: unread })))?.[0]).toBe(422);
  });

  it('of two who book the same at once one is told that the other was faster', async () => {
    const { intendo_id } = await accepted();
    const params = { intendoId: intendo_id ?? 0 };
    const [before] = await stockOf(1);
    const book = (booked: number) => {
      const line = { position: 1, booked, reason: 'gezählt', from: { booked: 0, reason: '' } };
      return refusal(server.as('lager').call(deliveryInboundBook, { params, body: { lines: [line] } }));
    };
    const answers = await Promise.all([book(7), book(8)]);
    expect(answers).toContainEqual([409]);
    expect(await stockOf(1)).toEqual([(before ?? 0) + (answers[0] === null ? 7 : 8)]);
  });
});
