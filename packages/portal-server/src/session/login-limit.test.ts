import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase, type Database } from '../db/index.js';
import { describeOnBothEngines, openPlace, type OpenPlace } from '../testing/both-engines.js';
import type { HttpProblem } from '../wire/index.js';
import {
  createLoginLimit,
  FAILURES_PER_ACCOUNT,
  FAILURES_PER_USER,
  SIGN_INS_PER_USER,
  type LoginLimit,
} from './login-limit.js';

const MINUTE_MS = 60_000;

describeOnBothEngines('the limit of failed sign-ins', (setup) => {
  let place: OpenPlace;
  let limit: LoginLimit;
  let now: number;
  beforeEach(async () => {
    place = await openPlace(setup);
    now = Date.parse('2026-03-01T10:00:00Z');
    limit = createLoginLimit(place.database, () => now);
  });
  afterEach(() => place.remove());

  /** Tries until the limit refuses; returns how many tries it let through, at most `most`. */
  const tries = async (most: number, tryOf: (n: number) => readonly [string, string]): Promise<number> => {
    for (let n = 0; n < most; n += 1) {
      const [username, ip] = tryOf(n);
      if ((await waitOf(username, ip)) > 0) return n;
      await limit.failed(username, ip);
    }
    return most;
  };
  /** Seconds that the limit asks to wait; 0 when it lets a try through. */
  const waitOf = (username: string, ip: string, asked = limit): Promise<number> =>
    asked.check(username, ip).then(
      () => 0,
      ({ options }: HttpProblem) => Number(options.headers?.['Retry-After']),
    );
  const signIn = (username: string, ip: string) =>
    place.database.write((trx) => limit.succeeded(trx, username, ip));

  it('is kept per account, from however many addresses the tries come', async () => {
    const many = (n: number) => ['admin', `198.51.${n}.7`] as const;
    expect(await tries(60, many)).toBe(FAILURES_PER_ACCOUNT);
    expect(await waitOf('admin', '192.0.2.1')).toBeGreaterThan(0);
    expect(await waitOf('lager', '192.0.2.1')).toBe(0);
  });

  it('is kept per network of IPv6, whatever addresses of it are taken', async () => {
    expect(await tries(30, (n) => ['admin', `2001:db8:1:2::${n.toString(16)}`])).toBe(FAILURES_PER_USER);
  });

  it('is kept per network for a password tried on many accounts', async () => {
    expect(await tries(150, (n) => [`user${n}`, '203.0.113.5'])).toBe(100);
    expect(await waitOf('somebody', '203.0.113.6')).toBe(0);
    expect(await tries(600, (n) => [`other${n}`, `203.0.113.${10 + (n % 200)}`])).toBe(400);
  });

  it('is lifted for a user in all networks, and for an address, by who may', async () => {
    const write = (work: Parameters<Database['write']>[0]) => place.database.write(work);
    await tries(60, (n) => ['admin', `198.51.${n}.7`]);
    await tries(11, () => ['lager', '192.0.2.1']);
    await tries(150, (n) => [`user${n}`, '203.0.113.5']);
    await write((trx) => limit.liftUser(trx, 'admin'));
    expect([await waitOf('admin', '198.51.3.7'), await waitOf('admin', '192.0.2.9')]).toEqual([0, 0]);
    expect(await waitOf('lager', '192.0.2.1')).toBeGreaterThan(0);
    await write((trx) => limit.liftUser(trx, 'lager'));
    expect([await waitOf('lager', '192.0.2.1'), await waitOf('lager', '203.0.113.5')]).toEqual([0, 15 * 60]);
    await write((trx) => limit.liftAddress(trx, '203.0.113.5'));
    expect(await waitOf('lager', '203.0.113.5')).toBe(0);
  });

  it('ends at its time by the clock, and at once when the clock is set back', async () => {
    await tries(11, () => ['admin', '192.0.2.1']);
    now -= 60 * MINUTE_MS;
    expect(await waitOf('admin', '192.0.2.1')).toBe(0);
    expect(await tries(20, () => ['admin', '192.0.2.1'])).toBe(FAILURES_PER_USER);
    expect(await waitOf('admin', '192.0.2.1')).toBe(15 * 60);
  });

  it('is not forgotten between processes whose clocks differ by seconds', async () => {
    now += 5000;
    await tries(11, () => ['admin', '192.0.2.1']);
    now -= 5000;
    expect(await waitOf('admin', '192.0.2.1')).toBeGreaterThan(0);
  });

  it('bounds right passwords too: of a user in a network, and of the network', async () => {
    const rightOnes = (count: number, name: (n: number) => string) =>
      place.database.write(async (trx) => {
        for (let n = 0; n < count; n += 1) await limit.right(trx, name(n), `2001:db8:1:2::${n.toString(16)}`);
      });
    await rightOnes(SIGN_INS_PER_USER, () => 'admin');
    expect(await waitOf('admin', '2001:db8:1:2::1')).toBe(15 * 60);
    expect([await waitOf('admin', '192.0.2.1'), await waitOf('lager', '2001:db8:1:2::1')]).toEqual([0, 0]);
    await rightOnes(700, (n) => `user${n}`);
    expect(await waitOf('lager', '2001:db8:1:2::1')).toBe(15 * 60);
    now += 15 * MINUTE_MS;
    expect(await waitOf('admin', '2001:db8:1:2::1')).toBe(0);
  });

  it('leaves users their own budget in the networks where they signed in lately', async () => {
    await signIn('admin', '192.0.2.1');
    await tries(60, (n) => ['admin', `198.51.${n}.7`]);
    await tries(150, (n) => [`user${n}`, '192.0.2.1']);
    expect(await waitOf('admin', '192.0.2.1')).toBe(0);
    expect(await waitOf('lager', '192.0.2.1')).toBeGreaterThan(0);
    expect(await tries(30, () => ['admin', '192.0.2.1'])).toBe(FAILURES_PER_USER);
    now += 31 * 24 * 60 * MINUTE_MS;
    await tries(60, (n) => ['admin', `198.51.${n}.7`]);
    expect(await waitOf('admin', '192.0.2.1')).toBeGreaterThan(0);
  });

  it('says how long to wait, never more than an hour, and lets through then', async () => {
    await tries(20, () => ['admin', '192.0.2.1']);
    expect(await waitOf('admin', '192.0.2.1')).toBe(15 * 60);
    await tries(60, (n) => ['lager', `198.51.${n}.7`]);
    const seconds = await waitOf('lager', '192.0.2.9');
    expect(seconds).toBe(60 * 60);
    now += seconds * 1000 - 1;
    expect(await waitOf('lager', '192.0.2.9')).toBe(1);
    now += 1;
    expect(await waitOf('lager', '192.0.2.9')).toBe(0);
  });

  it('outlives a restart and counts for all processes', async () => {
    await tries(20, () => ['admin', '192.0.2.1']);
    const other: Database = openDatabase(place.location);
    const restarted = createLoginLimit(other, () => now);
    expect(await waitOf('admin', '192.0.2.1', restarted)).toBe(15 * 60);
    await other.close();
  });

  it('counts every one of many failures at the same moment', async () => {
    await Promise.all(Array.from({ length: 25 }, () => limit.failed('admin', '192.0.2.1')));
    const rows = await place.database.read('attempts').pluck('points');
    expect(rows).toEqual([25, 25, 25, 25]);
  });

  it('keeps no row longer than its window', async () => {
    await tries(40, (n) => [`user${n}`, `198.51.${n}.7`]);
    expect(await place.database.read('attempts')).toHaveLength(160);
    now += 61 * MINUTE_MS;
    await limit.failed('admin', '192.0.2.1');
    expect(await place.database.read('attempts')).toHaveLength(4);
  });

  it('keeps neither names nor addresses', async () => {
    await limit.failed('geheimrat', '192.0.2.1');
    await signIn('geheimrat', '192.0.2.1');
    const rows = JSON.stringify(await place.database.read('attempts'));
    for (const word of ['geheimrat', '192.0.2']) expect(rows).not.toContain(word);
  });
});
