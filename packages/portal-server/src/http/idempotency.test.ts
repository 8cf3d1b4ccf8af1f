import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import type { UserName } from '../testing/people.js';
import { probeRoutes } from '../testing/probe-calls.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

describeOnBothEngines('a POST with an Idempotency-Key', (setup) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup, { routes: () => probeRoutes() });
  });
  afterAll(() => server.stop());

  const post = (key: string, text: string, path = '/probe/notes', user: UserName = 'nordwind') =>
    server.send(path, {
      method: 'POST',
      user,
      body: JSON.stringify({ text }),
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    });

  it('is answered again with the first answer and done once', async () => {
    const first = await post('k1', 'once');
    const again = await post('k1', 'once');
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(first.headers.get('Idempotent-Replayed')).toBeNull();
    expect(again.headers.get('Idempotent-Replayed')).toBe('true');
    expect(again.headers.get('Content-Type')).toBe(first.headers.get('Content-Type'));
    expect(await again.text()).toBe(await first.text());
  });

  it('is refused with another body under the same key', async () => {
    await post('k2', 'one');
    const other = await post('k2', 'two');
    expect(other.status).toBe(422);
  });

  it('belongs to its user', async () => {
    await post('k3', 'mine');
    const theirs = await post('k3', 'theirs', '/probe/notes', 'alpenshop');
    expect(theirs.status).toBe(201);
    expect(await theirs.json()).toMatchObject({ text: 'theirs' });
  });

  it('takes effect once when sent many times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => post('k4', 'together')));
    const fresh = answers.filter((a) => a.status === 201 && !a.headers.get('Idempotent-Replayed'));
    expect(fresh).toHaveLength(1);
    expect(answers.every(({ status }) => status === 201 || status === 429)).toBe(true);
    expect(await server.database.read('notes').where({ text: 'together' })).toHaveLength(1);
  });

  it('may be tried again after a failure', async () => {
    expect((await post('k5', 'broken', '/probe/breaks')).status).toBe(500);
    expect((await post('k5', 'broken', '/probe/breaks')).status).toBe(500);
  });

  it.each([
    ['with blanks', 'a b'],
    ['too long', 'x'.repeat(256)],
  ])('refuses a key %s', async (_, key) => {
    expect((await post(key, 'x')).status).toBe(400);
  });

  it('is forgotten after a day', async () => {
    await post('k6', 'first');
    server.time.now += 24 * 3600_000 + 1000;
    const tomorrow = await fetch(`${server.url}/api/probe/notes`, {
      method: 'POST',
      body: JSON.stringify({ text: 'second' }),
      headers: {
        Authorization: `Bearer ${await server.token('nordwind')}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': 'k6',
      },
    });
    expect(tomorrow.status).toBe(201);
    expect(tomorrow.headers.get('Idempotent-Replayed')).toBeNull();
  });
});
