import {
  deliveryComments,
  deliveryCommentsCreate,
  deliveryInboundBook,
} from '@kontor/portal-core/deliveries';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { DELIVERY_NOW, deliverySteps, insertGoods, refusal } from '../testing/deliveries.js';
import type { UserName } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

describeOnBothEngines('a question about a line of a delivery', (setup) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup, { fill: insertGoods });
    server.time.now = DELIVERY_NOW;
  });
  afterAll(() => server.stop());

  const { create, accepted } = deliverySteps(() => server);
  const book = (
    intendo_id: number | null,
    booked: number,
    from: number,
    reasons: readonly [string, string],
  ) =>
    server.as('lager').call(deliveryInboundBook, {
      params: { intendoId: intendo_id ?? 0 },
      body: {
        lines: [{ position: 1, booked, reason: reasons[1], from: { booked: from, reason: reasons[0] } }],
      },
    });
  const ask = (delivery_id: number, position: number, user: UserName = 'nordwind') =>
    server.as(user).call(deliveryCommentsCreate, {
      body: { delivery_id, comment: '<p>Was ist mit den anderen?</p>', position },
    });
  const thread = (delivery_id: number, user: UserName = 'nordwind') =>
    server.as(user).call(deliveryComments, { query: { delivery_id } });

  it('keeps what had arrived when it was asked, beside what has arrived now', async () => {
    const { id, intendo_id } = await accepted();
    await book(intendo_id, 8, 0, ['', '2 beschädigt']);
    const { id: commentId, creation_date } = await ask(id, 1);
    await book(intendo_id, 9, 8, ['2 beschädigt', '1 beschädigt']);
    const { causes, entries } = await thread(id);
    expect(entries).toContainEqual(expect.objectContaining({ id: commentId }));
    const line = { kind: 'delivery_line', position: 1, product_id: 'NW-TEE', ordered: 10 };
    expect(causes).toMatchObject([
      {
        comment_id: commentId,
        taken_at: creation_date,
        then: { ...line, booked: 8, reason: '2 beschädigt' },
        now: { ...line, booked: 9, reason: '1 beschädigt' },
      },
    ]);
    expect((await thread(id, 'lager')).causes).toEqual(causes);
  });

  it('is about a line that there is, of a delivery that the asking user sees', async () => {
    const { id } = await accepted();
    expect(await refusal(ask(id, 9))).toEqual([422, 'position invalidValue']);
    expect(await refusal(ask(id, 1, 'alpenshop'))).toEqual([404]);
    const announced = await create();
    expect(await refusal(ask(announced.id, 1))).toEqual([422, 'position invalidValue']);
    expect((await thread(announced.id)).entries).toEqual([]);
  });
});
