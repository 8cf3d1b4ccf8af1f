import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../config/index.js';
import type { Database } from '../db/index.js';
import { describeOnBothEngines, openPlace, type OpenPlace } from '../testing/both-engines.js';
import { loadSigningKey } from './signing-key.js';

describeOnBothEngines('the signing key', (setup, engine) => {
  let place: OpenPlace;
  let database: Database;
  beforeEach(async () => {
    place = await openPlace(setup);
    database = place.database;
  });
  afterEach(() => place.remove());
  const load = () => loadSigningKey(readConfig({ KONTOR_DATA_DIR: place.dataDir }), database);

  it('is made once, for all processes that start together', async () => {
    const keys = await Promise.all([load(), load(), load()]);
    expect(new Set(keys.map((key) => Buffer.from(key).toString('hex'))).size).toBe(1);
    expect(keys[0]!.byteLength).toBe(48);
    expect(Buffer.from(await load())).toEqual(Buffer.from(keys[0]!));
  });

  it.runIf(engine === 'sqlite')('is a file only its owner reads', async () => {
    await load();
    expect((await stat(join(place.dataDir, 'signing-key'))).mode & 0o777).toBe(0o600);
  });

  it('is refused when somebody made it short', async () => {
    await load();
    if (engine === 'sqlite') await writeFile(join(place.dataDir, 'signing-key'), 'c2hvcnQ');
    else await database.write((trx) => trx('installation').update({ value: 'c2hvcnQ' }));
    await expect(load()).rejects.toThrow(/shorter than 32 bytes/);
  });

  it.runIf(engine === 'postgres')(
    'is not left in a file where several machines share the database',
    async () => {
      await load();
      await expect(readFile(join(place.dataDir, 'signing-key'))).rejects.toThrow(/ENOENT/);
    },
  );
});
