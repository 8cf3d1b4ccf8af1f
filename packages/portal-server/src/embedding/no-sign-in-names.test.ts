import { EMBEDDABLE_CODES, mayEmbed } from '@kontor/portal-core/embedding';
import { investigationCommentsCreate } from '@kontor/portal-core/investigations';
import { CONTRACT } from '@kontor/portal-core/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { embedToken, fromPage } from '../testing/embedding.js';
import { writeRecordsOf } from '../testing/merchant-records.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const page = { userId: 1, roleId: 2, merchantErpId: 2, resources: new Set(EMBEDDABLE_CODES) };
const READS = CONTRACT.filter(
  (call) => call.method === 'GET' && call.access.kind !== 'public' && mayEmbed(call, page, 'write'),
);

describeOnBothEngines('a page of a partner', (setup) => {
  let server: TestServer;
  let token: string;
  let order: number;
  beforeAll(async () => {
    server = await startTestServer(setup);
    await writeRecordsOf(server, 'nordwind', 'Nord');
    token = await embedToken(server, { resources: EMBEDDABLE_CODES });
    const row = await server.database.read('erp_orders').where({ external_order_id: 'Nord-0' }).first('id');
    order = row!.id;
    const comment = { order_erp_id: order, order_external_id: 'Nord-0', comment: '<p>Kommt morgen.</p>' };
    await server.as('admin').call(investigationCommentsCreate, { body: comment });
  });
  afterAll(() => server.stop());

  const told = async (path: string) => {
    const response = await server.send(path, { headers: fromPage(token) });
    return response.text();
  };

  it('is told by no call which name anybody signs in with', async () => {
    const ids = `?order_erp_id=${order}&delivery_id=1&kind=orders&id=${order}`;
    const names = ids.slice(1).split('&');
    const texts = await Promise.all(
      READS.flatMap(({ path }) => {
        const plain = path.replace('/orders/:id', `/orders/${order}`).replace(/:\w+/g, '1');
        return ['', ...names.map((name) => `?${name}`)].map((query) => told(`${plain}${query}`));
      }),
    );
    const named = texts.filter((text) => text.includes('"username"'));
    expect(named.length).toBeGreaterThanOrEqual(4);
    for (const text of named) expect(text).not.toMatch(/"username":"[^"]/);
  });

  it('is told the full names of those who wrote to its merchant', async () => {
    const comments = await told(`/investigations/comments?order_erp_id=${order}`);
    expect(comments).toMatch(/"full_name":"Test admin","profile_picture":"[^"]*","username":""/);
    expect(await told(`/orders/${order}/timeline`)).toContain('"full_name":"Test nordwind"');
  });

  it('is told none of them either when its write is repeated', async () => {
    const post = async () => {
      const response = await server.send('/investigations/comments', {
        method: 'POST',
        headers: { ...fromPage(token), 'Content-Type': 'application/json', 'Idempotency-Key': 'twice' },
        body: JSON.stringify({ order_erp_id: order, order_external_id: 'Nord-0', comment: '<p>Danke!</p>' }),
      });
      return response.text();
    };
    const [first, second] = [await post(), await post()];
    expect(second).toBe(first);
    expect(first).toMatch(/"full_name":"Test nordwind","profile_picture":"[^"]*","username":""/);
  });
});
