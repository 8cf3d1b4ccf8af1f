import { afterEach, beforeEach, expect, it } from 'vitest';
import { instantOf } from '../dates/index.js';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { USERS, type UserName } from '../testing/people.js';
import { probeRoutes } from '../testing/probe-calls.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

describeOnBothEngines('a POST with an Idempotency-Key of a merchant', (setup) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer(setup, { routes: () => probeRoutes() });
  });
  afterEach(() => server.stop());

  const post = (key: string, text: string, user: UserName = 'nordwind') =>
    server.send('/probe/notes', {
      method: 'POST',
      user,
      body: JSON.stringify({ text }),
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    });
  const NORDWIND = [USERS.nordwind.id, USERS.teamlead.id, USERS.nobody.id];
  const seed = async (key: string, count: number, bodyOf: (user_id: number) => string | null) => {
    const created_at = instantOf(() => server.time.now - 1000);
    const rows = NORDWIND.flatMap((user_id) =>
      Array.from({ length: count }, (_, n) => ({
        user_id,
        key: `${key}-${user_id}-${n}`,
        created_at,
        request_hash: 'x',
        status: 200,
        body: bodyOf(user_id),
      })),
    );
    await server.database.write(async (trx) => {
      for (let at = 0; at < rows.length; at += 150)
        await trx('idempotency_keys').insert(rows.slice(at, at + 150));
    });
  };
  const forget = (key: string) =>
    server.database.write((trx) => trx('idempotency_keys').where('key', 'like', `${key}-%`).delete());

  it('keeps its key alone when the answers of all its users are too long together', async () => {
    await seed('long', 1, (id) => 'x'.repeat(id === USERS.nordwind.id ? 7_999_800 : 8_000_100));
    expect((await post('k17', 'kept')).status).toBe(201);
    const kept = await server.database.read('idempotency_keys').whereNotNull('body').orderBy('key');
    const keys = kept.map(({ key }) => key).filter((key) => key === 'k17' || key.startsWith('long-'));
    expect(keys).toEqual(['k17', ...NORDWIND.slice(0, 2).map((id) => `long-${id}-0`)]);
  });

  it('is refused when its users hold too many together, though each holds few enough', async () => {
    await seed('shared', 20_000, () => null);
    expect((await post('k15', 'elsewhere', 'alpenshop')).status).toBe(201);
    await forget(`shared-${USERS.nordwind.id}`);
    await seed('more', 7000, () => null);
    expect((await post('k15', 'over')).status).toBe(429);
    expect(await server.database.read('notes').where({ text: 'over' })).toEqual([]);
    await forget('more');
    await forget('shared');
    expect((await post('k16', 'again')).status).toBe(201);
  });
});
