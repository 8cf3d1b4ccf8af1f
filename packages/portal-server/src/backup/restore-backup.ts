import { setTimeout } from 'node:timers/promises';
import { lstat, mkdir, mkdtemp, rename, rm, rmdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { DatabaseLocation } from '../db/index.js';
import { mediaFolder } from '../media/index.js';
import { copyFiles, flush } from './copy-files.js';
import {
  countAllRows,
  createDatabase,
  dropDatabase,
  isInUse,
  mayCreateDatabase,
  renameDatabase,
  withDatabase,
} from './database.store.js';
import type { BackupOptions } from './make-backup.js';
import { BackupError, databaseFile, inWords, readManifest, stampOf, type Manifest } from './manifest.js';
import { compareRows, databaseNamed, restoreInto } from './restored.js';
import { checkFiles } from './saved-files.js';

export interface RestoreOptions extends BackupOptions {
  /** Whether a database that is there is put aside. */
  readonly replace: boolean;
}

/** One restore of a backup that was read. */
interface Restore extends RestoreOptions {
  readonly manifest: Manifest;
  readonly stamp: string;
}

/**
 * Puts a backup in the place of the database, after it was restored beside it and counted. What was there is put aside, never deleted.
 * Everybody signs in anew: what was revoked since the backup must not be valid again. Throws `BackupError`.
 */
export async function restoreBackup(options: RestoreOptions): Promise<void> {
  const { config, folder, say } = options;
  const manifest = await readManifest(folder);
  const { database: location } = config;
  if (manifest.engine !== location.engine)
    throw new BackupError(
      `${folder} holds a database of ${manifest.engine}, the settings name one of ${location.engine}: look at DATABASE_URL.`,
    );
  await checkFiles(join(folder, 'media'), manifest.files);
  const file = databaseFile(folder, location.engine);
  if (!(await lstat(file).catch(() => null))?.isFile()) throw new BackupError(`${file} is no plain file.`);
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const restore = { ...options, manifest, stamp: stampOf(options.now) };
  const isThere = await hasDatabase(location);
  if (isThere) await mayReplace(location, restore);
  // Files first: a row that names a file must find it.
  const names = manifest.files.map(({ name }) => name);
  const media = mediaFolder(config.dataDir);
  const { length: files } = await copyFiles(join(folder, 'media'), media, names);
  const rows = await intoPlace(location, restore, isThere).catch(async (error: unknown) => {
    // Leaves no empty folder where there was none; one with files stays.
    await rmdir(media).catch(() => {});
    throw error;
  });
  say(`Restored: ${inWords({ rows, files })}. Start the server; everybody signs in anew.`);
}

async function hasDatabase(location: DatabaseLocation): Promise<boolean> {
  if (location.engine === 'sqlite') return ((await stat(location.filename).catch(() => null))?.size ?? 0) > 0;
  return Object.keys(await withDatabase(location, countAllRows)).length > 0;
}

type Rows = Record<string, number>;

const intoPlace = (location: DatabaseLocation, restore: Restore, isThere: boolean): Promise<Rows> =>
  location.engine === 'sqlite' ? intoFile(location, restore) : intoPostgres(location, restore, isThere);

async function intoFile(
  location: DatabaseLocation & { readonly engine: 'sqlite' },
  restore: Restore,
): Promise<Rows> {
  const { dataDir } = restore.config;
  const scratch = await mkdtemp(join(dataDir, 'restoring-'));
  try {
    const copy = join(scratch, 'kontor.sqlite');
    const rows = await restoreInto({ engine: 'sqlite', filename: copy }, restore.folder);
    compareRows(restore.manifest.rows, rows);
    await putAside(location.filename, restore);
    await rename(copy, location.filename);
    await flush(dataDir);
    return rows;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Puts aside what belongs to the database that was there. Its write-ahead log would spoil another one. */
async function putAside(filename: string, { config: { dataDir }, stamp, say }: Restore): Promise<void> {
  const aside = join(dataDir, `before-restore-${stamp}`);
  await mkdir(aside, { mode: 0o700 });
  for (const file of [filename, `${filename}-wal`, `${filename}-shm`, join(dataDir, 'signing-key')])
    await rename(file, join(aside, basename(file))).catch(ifMissing);
  // Nothing was there: the folder is empty.
  const isEmpty = await rmdir(aside).then(
    () => true,
    () => false,
  );
  if (!isEmpty) say(`What was there is in ${aside}.`);
}

function ifMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

async function intoPostgres(
  location: DatabaseLocation & { readonly engine: 'postgres' },
  restore: Restore,
  isThere: boolean,
): Promise<Rows> {
  if (isThere) return swap(location, restore);
  const rows = await restoreInto(location, restore.folder);
  compareRows(restore.manifest.rows, rows);
  return rows;
}

/** Milliseconds in which the connections of a server that has just stopped are gone, and between two looks at them. */
const [LEAVING_MS, LOOK_MS] = [2000, 100];

/** Whether a database is in use by others than those who are just leaving it: PostgreSQL ends a closed connection a moment later. */
async function isInUseStill(location: DatabaseLocation): Promise<boolean> {
  for (let waited = 0; waited < LEAVING_MS; waited += LOOK_MS) {
    if (!(await withDatabase(location, isInUse))) return false;
    await setTimeout(LOOK_MS);
  }
  return withDatabase(location, isInUse);
}

/** Throws `BackupError` unless nobody uses the database and the operator wants it replaced. */
async function mayReplace(location: DatabaseLocation, { replace, say }: Restore): Promise<void> {
  if (await isInUseStill(location))
    throw new BackupError('The database is in use: stop every server first. Nothing was changed.');
  const rows = await withDatabase(location, countAllRows).catch(() => null);
  const there = rows ? inWords({ rows, files: 0 }).replace(/, 0 uploaded files$/, '') : 'it cannot be read';
  if (!replace)
    throw new BackupError(
      `There is a database already (${there}). Nothing was changed: with --replace it is put aside and the backup takes its place.`,
    );
  say(`Replacing a database (${there}).`);
}

/** Restores into a database beside the present one and changes their names. */
async function swap(
  location: DatabaseLocation & { readonly engine: 'postgres' },
  { folder, manifest, stamp, say }: Restore,
): Promise<Rows> {
  const named = (name: string) => databaseNamed(location.url, name);
  const name = new URL(location.url).pathname.slice(1);
  const fresh = `${name}_restored_${stamp.replace('-', '_')}`;
  const aside = `${name}_before_${stamp.replace('-', '_')}`;
  if (!(await withDatabase(location, mayCreateDatabase)))
    throw new BackupError(
      'The role of DATABASE_URL may create no database (CREATEDB): restore into an empty one and name that in DATABASE_URL.',
    );
  await withDatabase(location, (connection) => createDatabase(connection, fresh));
  let rows: Rows;
  try {
    rows = await restoreInto(named(fresh), folder);
    compareRows(manifest.rows, rows);
  } catch (error) {
    await withDatabase(location, (connection) => dropDatabase(connection, fresh));
    throw error;
  }
  await withDatabase(named(fresh), (connection) => renameDatabase(connection, name, aside));
  await withDatabase(named(aside), (connection) => renameDatabase(connection, fresh, name));
  say(`What was there is in the database ${aside}.`);
  return rows;
}
