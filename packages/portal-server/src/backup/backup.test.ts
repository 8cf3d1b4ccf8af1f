import { createHash } from 'node:crypto';
import {
  cp,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../db/index.js';
import { describeOnBothEngines, openPlace, type OpenPlace } from '../testing/both-engines.js';
import { insertPeople } from '../testing/people.js';
import { makeBackup } from './make-backup.js';
import { findPostgresPrograms } from './postgres-programs.js';
import { restoreBackup } from './restore-backup.js';

describeOnBothEngines('a backup', (setup, engine) => {
  let place: OpenPlace;
  let folder: string;
  const told: string[] = [];
  const say = (line: string) => void told.push(line);
  const config = () => ({ database: place.location, dataDir: place.dataDir });
  const back = (from: string, replace = false) =>
    restoreBackup({ config: config(), folder: from, replace, now: Date.now(), say });
  beforeAll(async () => {
    place = await openPlace(setup);
    await insertPeople(place.database);
    await mkdir(join(place.dataDir, 'media'));
    await writeFile(join(place.dataDir, 'media', 'a.pdf'), 'Lieferschein');
    await writeFile(join(place.dataDir, 'media', 'b.pdf.part'), 'noch nicht');
    folder = join(await mkdtemp(join(tmpdir(), 'kontor-backup-')), 'first');
    await makeBackup({ config: config(), folder, now: Date.now(), say });
  });
  afterAll(async () => {
    await rm(join(folder, '..'), { recursive: true });
    await place.remove();
  });
  const users = async () => Number((await place.database.read('users').count({ n: '*' }))[0]!['n']);

  it('was restored for trial and counted, and is readable by its owner alone', async () => {
    expect(told.at(-1)).toMatch(/0 orders, \d+ users, 1 uploaded files/);
    const manifest = JSON.parse(await readFile(join(folder, 'backup.json'), 'utf8')) as {
      rows: Record<string, number>;
      files: unknown;
    };
    expect(manifest.rows['users']).toBe(await users());
    const sha256 = createHash('sha256').update('Lieferschein').digest('hex');
    expect(manifest.files).toEqual([{ name: 'a.pdf', size: 12, sha256 }]);
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    expect(entries.map(({ name }) => name).sort()).toEqual(
      ['a.pdf', 'backup.json', engine === 'sqlite' ? 'kontor.sqlite' : 'kontor.dump', 'media'].sort(),
    );
    for (const entry of entries) {
      const { mode } = await stat(join(entry.parentPath, entry.name));
      expect([entry.name, (mode & 0o777).toString(8)]).toEqual([entry.name, entry.isFile() ? '600' : '700']);
    }
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  const backUpTo = (to: string) => makeBackup({ config: config(), folder: to, now: 0, say });

  it('takes no folder that is there already, nor the name of a file or of a link that leads nowhere', async () => {
    const [file, link] = ['file', 'link'].map((name) => join(folder, '..', name));
    await writeFile(file!, '');
    await symlink(join(folder, 'nowhere'), link!);
    for (const taken of [folder, file!, link!])
      await expect(backUpTo(taken)).rejects.toThrow(/there already/);
  });

  it('says where it cannot be written: below a file, or a link that leads nowhere', async () => {
    for (const parent of ['file', 'link'])
      await expect(backUpTo(join(folder, '..', parent, 'backup'))).rejects.toThrow(
        new RegExp(`No backup can be written into .*/${parent} \\(E\\w+\\): choose another folder`),
      );
  });

  it('is not put in the place of a database in use, nor of any without being told to', async () => {
    await expect(back(folder, true)).rejects.toThrow(/in use.*Nothing was changed/);
    await place.database.close();
    await expect(back(folder)).rejects.toThrow(
      /There is a database already \(0 orders, \d+ users\).*--replace/,
    );
    place = { ...place, database: openDatabase(place.location) };
    expect(await users()).toBeGreaterThan(0);
  });

  it('takes the place of a database, which is put aside, and ends every session', async () => {
    await place.database.write((trx) => trx('settings').del());
    await writeFile(join(place.dataDir, 'signing-key'), 'old');
    await place.database.close();
    await rm(join(place.dataDir, 'media', 'a.pdf'));
    await back(folder, true);
    place = { ...place, database: openDatabase(place.location) };
    expect(await users()).toBeGreaterThan(0);
    expect(await readFile(join(place.dataDir, 'media', 'a.pdf'), 'utf8')).toBe('Lieferschein');
    if (engine === 'sqlite') {
      const [aside] = (await readdir(place.dataDir)).filter((name) => name.startsWith('before-restore-'));
      expect(await readdir(join(place.dataDir, aside!))).toEqual(
        expect.arrayContaining(['kontor.sqlite', 'signing-key']),
      );
      expect(await readdir(place.dataDir)).not.toContain('signing-key');
    } else {
      expect(await place.database.read('installation')).toEqual([]);
      const aside = /in the database (\S+)\.$/.exec(told.at(-2)!)![1]!;
      await place.database.read.raw(`drop database "${aside}" with (force)`);
    }
  });

  const REFUSED: Readonly<Record<string, readonly [RegExp, (media: string) => Promise<unknown>]>> = {
    'lacks an uploaded file': [/a\.pdf is missing/, (media) => rm(join(media, 'a.pdf'))],
    'holds a shorter one': [
      /not the file that was saved/,
      (media) => writeFile(join(media, 'a.pdf'), 'Lief'),
    ],
    'holds another of its size': [
      /not the file that was saved/,
      (media) => writeFile(join(media, 'a.pdf'), 'lieferschein'),
    ],
    'holds one more': [/x\.pdf is no part of the backup/, (media) => writeFile(join(media, 'x.pdf'), 'x')],
    'holds a link in the place of one': [
      /no plain file/,
      async (media) => {
        await rename(join(media, 'a.pdf'), join(media, '..', 'elsewhere.pdf'));
        await symlink(join(media, '..', 'elsewhere.pdf'), join(media, 'a.pdf'));
      },
    ],
    'names a file outside of its folder': [
      /no complete backup/,
      (media) => changeManifest(media, (manifest) => (manifest.files[0]!.name = '../backup.json')),
    ],
    'counts no rows': [
      /no complete backup/,
      (media) => changeManifest(media, (manifest) => (manifest.rows = {})),
    ],
    'says nothing of rows': [
      /no complete backup/,
      (media) => changeManifest(media, (manifest) => delete manifest.rows),
    ],
  };
  interface Told {
    rows?: Record<string, number>;
    files: { name: string }[];
  }
  async function changeManifest(media: string, change: (manifest: Told) => unknown): Promise<void> {
    const file = join(media, '..', 'backup.json');
    const manifest = JSON.parse(await readFile(file, 'utf8')) as Told;
    change(manifest);
    await writeFile(file, JSON.stringify(manifest));
  }

  it.each(Object.keys(REFUSED))('that %s is not restored', async (kind) => {
    const [message, spoil] = REFUSED[kind]!;
    const spoilt = join(folder, '..', 'with-spoilt-files');
    await cp(folder, spoilt, { recursive: true });
    await spoil(join(spoilt, 'media'));
    await expect(back(spoilt, true)).rejects.toThrow(message);
    await rm(spoilt, { recursive: true });
  });

  it('never replaces an uploaded file by other bytes', async () => {
    const file = join(place.dataDir, 'media', 'a.pdf');
    await writeFile(file, 'Lieferschein, ganz');
    await place.database.close();
    await expect(back(folder, true)).rejects.toThrow(/a\.pdf is there with other content/);
    place = { ...place, database: openDatabase(place.location) };
    expect(await readFile(file, 'utf8')).toBe('Lieferschein, ganz');
    await writeFile(file, 'Lieferschein');
  });

  it('that is damaged or not whole is not restored, and leaves the database as it is', async () => {
    const spoilt = join(folder, '..', 'spoilt');
    await makeBackup({ config: config(), folder: spoilt, now: Date.now(), say });
    const file = join(spoilt, engine === 'sqlite' ? 'kontor.sqlite' : 'kontor.dump');
    const handle = await open(file, 'r+');
    await handle.truncate(Math.floor((await handle.stat()).size / 2));
    await handle.close();
    await place.database.close();
    await expect(back(spoilt, true)).rejects.toThrow(/damaged|pg_restore failed/);
    await rm(join(spoilt, 'backup.json'));
    await expect(back(spoilt, true)).rejects.toThrow(/no complete backup/);
    place = { ...place, database: openDatabase(place.location) };
    expect(await users()).toBeGreaterThan(0);
    expect((await readdir(place.dataDir)).filter((name) => name.startsWith('restoring-'))).toEqual([]);
  });

  it('that is refused leaves no folder of files behind where there was none', async () => {
    const spoilt = join(folder, '..', 'spoilt without files');
    await rm(join(place.dataDir, 'media'), { recursive: true });
    await makeBackup({ config: config(), folder: spoilt, now: Date.now(), say });
    await truncate(join(spoilt, engine === 'sqlite' ? 'kontor.sqlite' : 'kontor.dump'), 100);
    await place.database.close();
    await expect(back(spoilt, true)).rejects.toThrow(/damaged|not a database|pg_restore failed/);
    expect(await readdir(place.dataDir)).not.toContain('media');
    place = { ...place, database: openDatabase(place.location) };
  });

  it.runIf(engine === 'postgres')('by programs older than the server says which to install', async () => {
    await expect(findPostgresPrograms(99)).rejects.toThrow(/older than PostgreSQL 99: install .* version 99/);
  });
});
