import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { DatabaseLocation } from './db/connection.js';
import { openDatabase } from './db/open-database.js';
import { startFailure } from './start-failure.js';
import { sqlitePlace, type Place } from './testing/both-engines.js';

describe('a start that fails', () => {
  let place: Place;
  beforeAll(async () => {
    place = await sqlitePlace();
  });
  afterAll(() => place.remove());

  const failing = async (location: DatabaseLocation): Promise<unknown> => {
    const database = openDatabase(location);
    const error = await database.migrate().catch((reason: unknown) => reason);
    await database.close();
    return startFailure(error);
  };

  it('says of a port that another program has it', async () => {
    const first = createServer().listen(0, '127.0.0.1');
    await once(first, 'listening');
    const { port } = first.address() as AddressInfo;
    const second = createServer().listen(port, '127.0.0.1');
    const [error] = await once(second, 'error');
    first.close();
    expect(startFailure(error)).toMatch(/EADDRINUSE.* choose another PORT\.$/);
  });

  it('says of a data folder that it cannot be used, without the statement', async () => {
    const filename = join(place.dataDir, 'missing', 'kontor.sqlite');
    const told = await failing({ engine: 'sqlite', filename });
    expect(told).toMatch(/^The database or the data folder cannot be used now \(SQLITE_CANTOPEN: /);
    expect(told).not.toMatch(/write_lock/);
  });

  it('says of a PostgreSQL that is not there, or refuses, where to look', async () => {
    const nobody = await failing({ engine: 'postgres', url: 'postgres://kontor@127.0.0.1:1/kontor' });
    expect(nobody).toMatch(/cannot be used now \(connect ECONNREFUSED 127\.0\.0\.1:1\)/);
    const { postgres } = inject('templates');
    if (!postgres) return;
    const url = new URL(postgres.cluster);
    url.pathname = '/no_such_database';
    expect(await failing({ engine: 'postgres', url: url.href })).toMatch(
      /no_such_database.* DATABASE_URL\.$/,
    );
  });

  it('leaves what nobody expected as it is', () => {
    const error = new TypeError('x is not a function');
    expect(startFailure(error)).toBe(error);
  });
});
