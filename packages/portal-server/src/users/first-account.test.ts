import { ROLE_SYSADMIN } from '@kontor/portal-core/access';
import { createClient } from '@kontor/portal-core/contract';
import { login } from '@kontor/portal-core/session';
import { usersCreateFirst } from '@kontor/portal-core/users';
import type { ApiError } from '@kontor/portal-core/wire';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../config/index.js';
import { startServer, type RunningServer } from '../server.js';
import { describeOnBothEngines, type Place } from '../testing/both-engines.js';
import { transportTo } from '../testing/test-server.js';
import { makeFirstLink } from './first-account.js';

const HOUR_MS = 3600_000;

describeOnBothEngines('the link to the first account', (setup) => {
  let place: Place;
  let server: RunningServer;
  let now: number;
  let lines: string[];
  beforeEach(async () => {
    place = await setup();
    now = Date.now();
    lines = [];
    const environment = { PORT: '0', KONTOR_DATA_DIR: place.dataDir, KONTOR_CHECK_ANSWERS: '1' };
    const config = { ...readConfig(environment), database: place.location };
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    server = await startServer({ config, clock: () => now, log });
  });
  afterEach(async () => {
    await server.stop();
    await place.remove();
  });

  const link = () => makeFirstLink(server.database, () => now);
  const client = () => createClient({ transport: transportTo(server.url) });
  const create = (secret: string, entries = {}) =>
    client()
      .call(usersCreateFirst, { body: { secret, username: 'chefin', password: 'sehr geheim', ...entries } })
      .then(
        () => null,
        (error: ApiError) => error,
      );
  const users = () => server.database.read('users').pluck('username');

  it('makes a sysadmin who signs in, and leaves its secret in no log and no table', async () => {
    const secret = (await link())!;
    expect(await create(secret, { username: ' Chefin ' })).toBeNull();
    const body = { username: 'chefin', password: 'sehr geheim' };
    await expect(client().call(login, { body })).resolves.toHaveProperty('token');
    const user = await server.database.read('users').first();
    expect(user).toMatchObject({ username: 'Chefin', user_role_id: ROLE_SYSADMIN, merchant_id: null });
    const entry = await server.database.read('audit_log').orderBy('id').first();
    expect(entry).toMatchObject({ action: 'users.createFirst', actor_id: user?.id });
    expect(lines.join('') + JSON.stringify(await server.database.read('installation'))).not.toContain(secret);
  });

  it('works once, and never again when all users are gone', async () => {
    const [secret, other] = [(await link())!, (await link())!];
    await create(secret);
    for (const used of [secret, other])
      expect(await create(used)).toMatchObject({
        status: 410,
        code: 'link_over',
        message: expect.stringContaining('create-admin'),
      });
    await server.database.write((trx) => trx('users').delete());
    for (const used of [secret, other]) expect(await create(used)).toMatchObject({ status: 410 });
    expect(await link()).toBeNull();
    expect(await users()).toEqual([]);
  });

  it('lets one of several at the same moment in', async () => {
    const secret = (await link())!;
    const told = await Promise.all(['eins', 'zwei', 'drei'].map((username) => create(secret, { username })));
    expect(told.filter((error) => error === null)).toHaveLength(1);
    expect(told.filter((error) => error?.status === 410)).toHaveLength(2);
    expect(await users()).toHaveLength(1);
  });

  it('ends after an hour, and a later start makes another', async () => {
    const secret = (await link())!;
    now += HOUR_MS;
    expect(await create(secret)).toMatchObject({ status: 410 });
    expect(await create((await link())!)).toBeNull();
  });

  it('ends when the first account comes another way', async () => {
    const secret = (await link())!;
    const user = {
      username: 'x',
      username_key: 'x',
      password_hash: '',
      user_role_id: ROLE_SYSADMIN,
      created_at: '',
    };
    await server.database.write((trx) => trx('users').insert(user));
    expect(await create(secret)).toMatchObject({ status: 410 });
    expect(await users()).toEqual(['x']);
  });

  it('tells nobody without its secret anything, and keeps to the rules of accounts', async () => {
    const secret = (await link())!;
    for (const wrong of ['', 'x', secret.slice(0, -1), `${secret}x`, '%', 'had_users'])
      expect(await create(wrong, { password: '' }), wrong).toMatchObject({ status: 410 });
    const refused = await create(secret, { username: 'c', password: '12345' });
    expect(refused).toMatchObject({ status: 422 });
    expect(refused?.issues.map(({ path }) => path)).toEqual(['username', 'password']);
    expect((await create(secret, { password: 'chefin-2026' }))?.issues[0]?.code).toBe('usernamePassword');
    expect(await users()).toEqual([]);
  });
});
