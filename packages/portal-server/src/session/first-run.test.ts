import { DEMO_PASSWORD } from '@kontor/portal-core/users';
import { CONTRACT } from '@kontor/portal-core/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config/index.js';
import { fillDemo, startNotice } from '../demo-start.js';
import { DEMO_ACCOUNTS } from '../demo/index.js';
import { startServer, type RunningServer } from '../server.js';
import { sqlitePlace, type Place } from '../testing/both-engines.js';
import { insertPeople } from '../testing/people.js';

const OPEN = CONTRACT.filter(({ access }) => access.kind === 'public').map(({ id }) => id);

describe('the first start', () => {
  let place: Place;
  let server: RunningServer;
  beforeAll(async () => {
    place = await sqlitePlace();
    const environment = { PORT: '0', HOST: '0.0.0.0', KONTOR_DATA_DIR: place.dataDir };
    const surroundings = {
      config: { ...readConfig(environment), database: place.location },
      clock: Date.now,
      log: pino({ level: 'silent' }),
    };
    server = await startServer({
      ...surroundings,
      fill: async (database) => void (await fillDemo(database, surroundings)),
    });
  });
  afterAll(async () => {
    await server.stop();
    await place.remove();
  });

  const url = (path: string) => `${server.url.replace('0.0.0.0', '127.0.0.1')}/api${path}`;
  const ask = async (method: string, path: string, body?: object) =>
    (
      await fetch(url(path), {
        method,
        ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
      })
    ).status;
  const notice = () => startNotice(server.database, { ...server.deps, url: server.url, demoPassword: null });
  const users = () => server.database.read('users').pluck('username');
  /** Checks that a stranger finds no account with a known password, and no way to create one. */
  async function expectClosed(): Promise<void> {
    const known = [...DEMO_ACCOUNTS.map(({ username }) => username), 'root', 'kontor', ''];
    for (const username of known) {
      const status = await ask('POST', '/login', { username, password: DEMO_PASSWORD });
      expect([username, status]).toEqual([username, username === '' ? 422 : 401]);
    }
    for (const { id, method, path } of CONTRACT)
      if (!OPEN.includes(id)) expect(await ask(method, path.replace(/:\w+/g, '1')), id).toBe(401);
    for (const path of ['/setup', '/install', '/register', '/bootstrap', '/users', '/reset-password'])
      expect(await ask('POST', path, { username: 'eve', password: 'Ahoi-Kontor' })).toBe(404);
  }

  it('reached by other machines has no user, and a stranger makes none', async () => {
    await expectClosed();
    expect(await users()).toEqual([]);
    expect(await notice()).toEqual([
      'There are no users yet: run `npm run create-admin`.',
      expect.stringContaining('within an hour'),
      expect.stringMatching(/^  http:\S+\/first-account#[\w-]{43}$/),
    ]);
  });

  it('is no open door again when all users are gone', async () => {
    await insertPeople(server.database);
    expect(await notice()).toEqual([]);
    await server.database.write((trx) => trx('users').delete());
    await expectClosed();
    expect(await users()).toEqual([]);
    expect(await notice()).toEqual(['There are no users yet: run `npm run create-admin`.']);
  });
});
