import { ordersCreate, ordersFind } from '@kontor/portal-core/orders';
import { currentUser } from '@kontor/portal-core/session';
import type { ApiError } from '@kontor/portal-core/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { anOrder, insertProducts } from '../testing/erp-records.js';
import { createKey, tradeKey } from '../testing/embedding.js';
import { PASSWORD } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { queryText } from './json-query.js';

describeOnBothEngines('a disk without room', (setup, engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup, {
      fill: (database) =>
        database.write((trx) =>
          insertProducts(trx, 2, [{ number: 'TASSE-01', name: 'Tasse', available: 100_000 }]),
        ),
    });
  });
  afterAll(() => server.stop());

  /** Sets the largest number of pages of the file. SQLite takes no less than the present number, so 1 leaves no room. */
  const setRoom = (pages = 1) =>
    server.database.write((trx) => queryText(trx, `pragma max_page_count = ${pages}`));
  const orders = (count: number, prefix: string) =>
    Array.from({ length: count }, (_, n) => anOrder({ external_order_id: `${prefix}-${n}` }));
  const create = (body: ReturnType<typeof orders>) => server.as('nordwind').call(ordersCreate, { body });
  const refusal = (promise: Promise<unknown>) =>
    promise.then(
      () => null,
      ({ status, code, retryAfter }: ApiError) => ({ status, code, retryAfter }),
    );
  const count = async () =>
    (await server.as('nordwind').call(ordersFind, { body: { limit: 1 } })).dataInfo.foundCount;

  it.runIf(engine === 'sqlite')(
    'stores all of a request or nothing, says so, and goes on with more room',
    async () => {
      await create(orders(1, 'BEFORE'));
      await setRoom();
      const notNow = { status: 503, code: 'disk_full', retryAfter: 10 };
      const many = orders(500, 'FULL');
      expect(await refusal(create(many))).toEqual(notNow);
      expect(await refusal(create(many))).toEqual(notNow);
      expect(await count()).toBe(1);
      expect(JSON.stringify(server.log)).not.toMatch(/Jana|jana\.mueller|insert into/);
      await setRoom(1_000_000);
      expect((await create(many)).entries).toHaveLength(500);
      expect(await count()).toBe(501);
      expect(await queryText(server.database.read, 'pragma integrity_check')).toBe('ok');
    },
  );

  it.runIf(engine === 'sqlite')(
    'lets nobody sign in and says why, while those who are signed in and embedded pages go on reading',
    async () => {
      const { secret } = await createKey(server);
      const reader = server.as('nordwind');
      await reader.call(currentUser, {});
      await setRoom();
      const signIn = async (language: string) => {
        const response = await server.send('/login', {
          method: 'POST',
          body: JSON.stringify({ username: 'alpenshop', password: PASSWORD }),
          headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
        });
        const { code, detail } = (await response.json()) as { code: string; detail: string };
        return { status: response.status, code, detail, after: response.headers.get('Retry-After') };
      };
      // The pages that the file has hold some more sessions.
      let last = await signIn('de');
      for (let n = 0; n < 200 && last.status === 200; n += 1) last = await signIn('de');
      expect(last).toMatchObject({
        status: 503,
        code: 'disk_full',
        after: '10',
        detail: expect.stringContaining('kein Speicherplatz mehr frei'),
      });
      expect((await signIn('en')).detail).toContain('no disk space left');
      await reader.call(currentUser, {});
      await count();
      expect((await tradeKey(server, secret)).status).toBe(201);
      await setRoom(1_000_000);
      expect(await signIn('de')).toMatchObject({ status: 200 });
    },
  );
});
