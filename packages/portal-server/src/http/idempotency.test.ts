import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { instantOf } from '../dates/index.js';
import type { RunningServer } from '../server.js';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { USERS, type UserName } from '../testing/people.js';
import { probeRoutes } from '../testing/probe-calls.js';
import { startSecondServer, startTestServer, type TestServer } from '../testing/test-server.js';

describeOnBothEngines('a POST with an Idempotency-Key', (setup) => {
  let server: TestServer;
  /** Lets the waiting calls continue, in the order they came. */
  const waiting: (() => void)[] = [];
  beforeAll(async () => {
    server = await startTestServer(setup, { routes: () => probeRoutes((letGo) => waiting.push(letGo)) });
  });
  afterAll(() => server.stop());

  const post = (key: string, text: string, path = '/probe/notes', user: UserName = 'nordwind') =>
    server.send(path, {
      method: 'POST',
      user,
      body: JSON.stringify({ text }),
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    });
  const notes = (text: string) => server.database.read('notes').where({ text });

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
    expect(await notes('together')).toHaveLength(1);
  });

  it('may be tried again after a failure', async () => {
    expect((await post('k5', 'broken', '/probe/breaks')).status).toBe(500);
    expect((await post('k5', 'broken', '/probe/breaks')).status).toBe(500);
  });

  it('that stored and then lost its answer is not done a second time', async () => {
    expect((await post('k7', 'lost', '/probe/losses')).status).toBe(500);
    const again = await post('k7', 'lost', '/probe/losses');
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ code: 'already_exists' });
    expect(await notes('lost')).toHaveLength(1);
  });

  it('whose process was killed before it answered is not done a second time', async () => {
    const first = post('k8', 'killed', '/probe/late');
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    // What a process leaves behind that ends between its commit and its answer.
    await server.database.write((trx) => trx('idempotency_keys').where({ key: 'k8' }).update({ status: 1 }));
    expect((await post('k8', 'killed', '/probe/late')).status).toBe(429);
    server.time.now += 16_000;
    expect((await post('k8', 'killed', '/probe/late')).status).toBe(409);
    waiting.shift()?.();
    await first;
  });

  it('that took so long that it was begun again is done by one of the two', async () => {
    const send = () => post('k9', 'late', '/probe/late');
    const first = send();
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    server.time.now += 16_000;
    const second = send();
    await vi.waitFor(() => expect(waiting).toHaveLength(2));
    waiting.pop()?.();
    expect((await second).status).toBe(200);
    waiting.pop()?.();
    expect((await first).status).toBe(429);
    expect(await notes('late')).toHaveLength(1);
  });

  it.each([
    ['with blanks', 'a b'],
    ['too long', 'x'.repeat(256)],
  ])('refuses a key %s', async (_, key) => {
    expect((await post(key, 'x')).status).toBe(400);
  });

  it('that stored nothing leaves nothing behind', async () => {
    expect((await post('k10', 'idle', '/probe/idle')).status).toBe(200);
    expect(await server.database.read('idempotency_keys').where({ key: 'k10' })).toEqual([]);
  });

  it('whose answer is beyond what is kept for its user keeps its key alone: it is not done a second time', async () => {
    const answer = (key: string, age: number, characters: number) => ({
      user_id: USERS.teamlead.id,
      key,
      created_at: instantOf(() => server.time.now - age),
      request_hash: 'x',
      status: 200,
      body: 'x'.repeat(characters),
    });
    await server.database.write(async (trx) => {
      await trx('idempotency_keys').insert(answer('older', 2000, 1_000_000));
      await trx('idempotency_keys').insert(answer('newer', 1000, 7_500_000));
    });
    await post('k11', 'kept', '/probe/notes', 'teamlead');
    const kept = await server.database.read('idempotency_keys').where({ user_id: USERS.teamlead.id });
    const states = Object.fromEntries(kept.map(({ key, status, body }) => [key, [status, body?.length]]));
    expect(states).toMatchObject({
      older: [2, undefined],
      newer: [200, 7_500_000],
      k11: [201, expect.any(Number)],
    });
  });

  it('is refused with 429 when its user holds too many, and those held are answered', async () => {
    await post('k13', 'held', '/probe/notes', 'alpenshop');
    const held = await server.database.read('idempotency_keys').where({ key: 'k13' }).first();
    const { user_id, created_at, request_hash } = held!;
    const rows = Array.from({ length: 20_000 }, (_, n) => ({
      user_id,
      created_at,
      request_hash,
      status: 2,
      key: `full-${n}`,
    }));
    await server.database.write(async (trx) => {
      for (let at = 0; at < rows.length; at += 100)
        await trx('idempotency_keys').insert(rows.slice(at, at + 100));
    });
    expect((await post('k14', 'new', '/probe/notes', 'alpenshop')).status).toBe(429);
    expect(await notes('new')).toEqual([]);
    expect((await post('k13', 'held', '/probe/notes', 'alpenshop')).status).toBe(201);
    await server.database.write((trx) => trx('idempotency_keys').where('key', 'like', 'full-%').delete());
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

describeOnBothEngines('a key whose run has no answer when a server starts', (setup, engine) => {
  const waiting: (() => void)[] = [];
  let first: TestServer;
  let second: RunningServer;
  beforeEach(async () => {
    first = await startTestServer(setup, { routes: () => probeRoutes((letGo) => waiting.push(letGo)) });
  });
  afterEach(async () => {
    await second.stop();
    await first.stop();
  });

  const post = async (url: string) =>
    fetch(`${url}/api/probe/late`, {
      method: 'POST',
      body: JSON.stringify({ text: 'interrupted' }),
      headers: {
        Authorization: `Bearer ${await first.token('nordwind')}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': 'k1',
      },
    });
  const startSecond = async () => {
    first.time.now += 1;
    second = await startSecondServer(first, { routes: () => probeRoutes() });
  };

  it('is free at once on SQLite, where nobody else can be at it, and only then', async () => {
    const early = post(first.url);
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    await startSecond();
    expect((await post(second.url)).status).toBe(engine === 'sqlite' ? 200 : 429);
    waiting.pop()?.();
    expect((await early).status).toBe(engine === 'sqlite' ? 429 : 200);
    expect(await first.database.read('notes').where({ text: 'interrupted' })).toHaveLength(1);
  });

  it('is done no second time when it has written', async () => {
    const early = post(first.url);
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    await first.database.write((trx) => trx('idempotency_keys').update({ status: 1 }));
    await startSecond();
    expect((await post(second.url)).status).toBe(engine === 'sqlite' ? 409 : 429);
    waiting.pop()?.();
    await early;
  });
});
