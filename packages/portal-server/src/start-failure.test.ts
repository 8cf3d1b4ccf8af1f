import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type DatabaseLocation, openDatabase, untypedTable } from './db/index.js';
import { listen, ListenError } from './listen.js';
import { SigningKeyError } from './session/index.js';
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

  /** The message for a server that is to listen there. */
  const listening = async (host: string, port: number): Promise<string> => {
    const server = createServer();
    const told = await listen(server, { host, port }).catch(startFailure);
    server.close();
    return told;
  };

  it('says of a port that another program has it', async () => {
    const first = createServer().listen(0, '127.0.0.1');
    await once(first, 'listening');
    const { port } = first.address() as AddressInfo;
    const told = await listening('127.0.0.1', port);
    first.close();
    expect(told).toMatch(/HOST=127\.0\.0\.1 PORT=\d+ \(.*EADDRINUSE.* choose another PORT\.$/);
  });

  it('says of an address that it is not of this machine, and of a port that it is not for everybody', async () => {
    // An address for documentation, which no machine has.
    expect(await listening('192.0.2.1', 0)).toMatch(/^Cannot listen at HOST=192\.0\.2\.1 .*EADDRNOTAVAIL/);
    for (const code of ['EACCES', 'ENOTFOUND']) {
      const cause = Object.assign(new Error(`listen ${code}`), { code });
      const told = startFailure(new ListenError({ host: 'lager', port: 80 }, cause));
      expect(told).toMatch(/^Cannot listen at HOST=lager PORT=80 .* HOST .* PORT /);
    }
  });

  it('says of a data folder that it is a file', async () => {
    const file = join(place.dataDir, 'a-file');
    await writeFile(file, '');
    for (const folder of [file, join(file, 'data')]) {
      const error: unknown = await mkdir(folder, { recursive: true }).catch((reason: unknown) => reason);
      expect(startFailure(error)).toMatch(/^The data folder is not a folder \(.*KONTOR_DATA_DIR\.$/);
    }
  });

  it('says of a signing key that it is too short', () => {
    expect(startFailure(new SigningKeyError())).toMatch(/^The signing key is shorter .* new one made\.$/);
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

  it('says of PostgreSQL that the role may not', async () => {
    const { postgres } = inject('templates');
    if (!postgres) return;
    const database = openDatabase({ engine: 'postgres', url: postgres.cluster });
    const error: unknown = await database
      .write(async (trx) => {
        await trx.raw('set local role pg_monitor');
        await trx.raw('create role nobody_may');
      })
      .catch((reason: unknown) => reason);
    await database.close();
    expect(startFailure(error)).toMatch(/role of DATABASE_URL .*\(permission denied /);
  });

  it('tells of what nobody expected where it came from', () => {
    expect(startFailure(new TypeError('x is not a function'))).toMatch(
      /^TypeError: x is not a function\n\s+at .*start-failure/,
    );
  });

  it('tells no value of a statement, whatever the database says', async () => {
    const database = openDatabase(place.location);
    const row = { password_hash: 'argon2-secret' };
    const error: unknown = await database
      .write((trx) => untypedTable(trx, 'users').insert(row))
      .catch((reason: unknown) => reason);
    await database.close();
    const told = startFailure(error);
    expect(told).toMatch(/SQLITE_CONSTRAINT/);
    expect(told).not.toMatch(/argon2-secret|insert into/);
  });
});
