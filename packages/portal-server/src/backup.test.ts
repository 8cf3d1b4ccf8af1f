import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createClient } from '@kontor/portal-core/contract';
import { mediaUpload } from '@kontor/portal-core/media';
import { ordersCreate, ordersFind } from '@kontor/portal-core/orders';
import { login } from '@kontor/portal-core/session';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { makeBackup, restoreBackup } from './backup/index.js';
import type { DatabaseLocation, ReadDatabase } from './db/index.js';
import { startServer, type RunningServer } from './server.js';
import { describeOnBothEngines, type Place } from './testing/both-engines.js';
import { PDF } from './testing/files.js';
import { aPayload, insertImportProducts } from './testing/imports.js';
import { PASSWORD } from './testing/people.js';
import { findPrograms } from './testing/postgres-cluster.js';
import {
  createPostgresDatabase,
  dropPostgresDatabase,
  type PostgresDatabase,
} from './testing/postgres-databases.js';
import { startTestServer, transportTo, type TestServer } from './testing/test-server.js';

const run = promisify(execFile);
const CLIENTS = 8;

describeOnBothEngines('a backup of a server at work', (setup, engine) => {
  let server: TestServer;
  let place: Place;
  let folder: string;
  /** The folder of pg_dump and pg_restore; empty when they are found through PATH. */
  let programs: string;
  let restored: RunningServer | undefined;
  let target: PostgresDatabase | undefined;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kontor-backup-'));
    programs = (await findPrograms()) ?? '';
    const noting = async () => (place = await setup());
    server = await startTestServer(noting, { fill: insertImportProducts });
  });
  afterAll(async () => {
    await restored?.stop();
    if (target) await dropPostgresDatabase(target);
    await rm(folder, { recursive: true, force: true });
    await server.stop();
  });

  /** True when pg_dump is installed and has the server's version. */
  async function fits({ read }: ReadDatabase): Promise<boolean> {
    const told = await run(join(programs, 'pg_dump'), ['--version']).catch(() => ({ stdout: '' }));
    const { rows } = await read.raw('show server_version');
    return /\d+/.exec(told.stdout)?.[0] === /\d+/.exec(rows[0].server_version)?.[0];
  }

  /** Makes the nth backup. */
  async function copy(nth: number): Promise<string> {
    const to = join(folder, `backup-${nth}`);
    const config = { database: place.location, dataDir: place.dataDir };
    await makeBackup({ config, folder: to, now: Date.now(), say: () => {} });
    return to;
  }

  /** Makes copies until orders were acknowledged during one. None ever is when copying blocks the clients. */
  async function copyAtWork(acknowledged: readonly string[], isOver: () => boolean) {
    for (let nth = 1; !isOver(); nth += 1) {
      const before = [...acknowledged];
      const file = await copy(nth);
      if (acknowledged.length > before.length) return { before, file };
    }
    throw new Error('the clients have ended');
  }

  /** Restores a backup into an empty place. */
  async function restore(from: string): Promise<{ database: DatabaseLocation; dataDir: string }> {
    const dataDir = join(folder, 'restored');
    if (engine === 'postgres') target = await createPostgresDatabase(inject('templates').postgres!.cluster);
    const database: DatabaseLocation = target
      ? { engine: 'postgres', url: target.url }
      : { engine: 'sqlite', filename: join(dataDir, 'kontor.sqlite') };
    const config = { database, dataDir };
    await restoreBackup({ config, folder: from, replace: false, now: Date.now(), say: () => {} });
    return config;
  }

  it('holds every order and file acknowledged before it, and people sign in on what is restored from it', async ({
    skip,
  }) => {
    if (engine === 'postgres' && !(await fits(server.database)))
      skip('there is no pg_dump of the version of the server');
    const client = server.as('nordwind');
    const pdf = { name: 'Lieferschein.pdf', content: new Blob([new Uint8Array(PDF)]) };
    const file = await client.call(mediaUpload, { body: pdf });
    const acknowledged: string[] = [];
    let isOver = false;
    let enough = () => {};
    const atWork = new Promise<void>((resolve) => (enough = resolve));
    const clients = Array.from({ length: CLIENTS }, async (_, who) => {
      for (let n = 0; !isOver; n += 1) {
        await client.call(ordersCreate, { body: [aPayload(`BK-${who}-${n}`)] });
        acknowledged.push(`BK-${who}-${n}`);
        if (acknowledged.length === 3 * CLIENTS) enough();
      }
    });
    const working = Promise.all(clients);
    await Promise.race([atWork, working]);
    const copying = copyAtWork(acknowledged, () => isOver);
    // A client that is refused ends it with its error.
    await Promise.race([copying, working]).finally(() => (isOver = true));
    const { before, file: copied } = await copying;
    await working;
    const config = await restore(copied);

    restored = await startServer({
      config: { ...server.deps.config, ...config },
      clock: Date.now,
      log: pino({ level: 'silent' }),
      noticed: () => Promise.resolve(),
    });
    const transport = transportTo(restored.url);
    const credentials = { username: 'nordwind', password: PASSWORD };
    const { token } = await createClient({ transport }).call(login, { body: credentials });
    const again = createClient({ transport, token: () => token });
    const stored: string[] = await restored.database.read('erp_orders').pluck('external_order_id');
    expect(stored).toEqual(expect.arrayContaining(before));
    const search = { limit: 1, search: before[0]! };
    expect((await again.call(ordersFind, { body: search })).dataInfo.foundCount).toBeGreaterThan(0);
    await again.call(ordersCreate, { body: [aPayload('AFTER-IT')] });
    const path = `${restored.url}/api/media/${file.fileName}`;
    const read = await fetch(path, { headers: { Authorization: `Bearer ${token}` } });
    expect(Buffer.from(await read.arrayBuffer()).equals(PDF)).toBe(true);
  });
});
