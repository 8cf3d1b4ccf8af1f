import { lstat, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../config/index.js';
import { type DatabaseLocation, nativeError } from '../db/index.js';
import { mediaFolder } from '../media/index.js';
import { copyFiles, flush, keepPrivate, plainFiles } from './copy-files.js';
import {
  atOneMoment,
  copySqlite,
  countAllRows,
  createDatabase,
  dropDatabase,
  mayCreateDatabase,
  namesOfFiles,
  newestEntry,
  versionOf,
  withDatabase,
} from './database.store.js';
import { BackupError, databaseFile, inWords, writeManifest } from './manifest.js';
import { findPostgresPrograms } from './postgres-programs.js';
import { compareRows, databaseNamed, restoreInto } from './restored.js';

export interface BackupOptions {
  readonly config: Pick<Config, 'database' | 'dataDir'>;
  /** Folder of the backup: before one is made, it is not there. */
  readonly folder: string;
  /** Instant in milliseconds. */
  readonly now: number;
  /** Tells the operator a line. */
  readonly say: (line: string) => void;
}

/** What a trial of the restore found. */
interface Trial {
  readonly rows: Record<string, number>;
  readonly newest: number;
  readonly files: readonly string[];
}

/**
 * Saves database and uploaded files while the server works, tries the restore, and counts. The folder gets its name when all of that is
 * done: a folder with that name holds a whole backup. Throws `BackupError`.
 */
export async function makeBackup({ config, folder, now, say }: BackupOptions): Promise<void> {
  const part = await makePart(folder);
  try {
    const { database: location } = config;
    const before = await withDatabase(location, newestEntry);
    const saved = await save(location, part);
    // The database first: a file is written before the row that names it.
    const media = mediaFolder(config.dataDir);
    const files = await copyFiles(media, join(part, 'media'), await plainFiles(media));
    const trial = await tryRestore(location, part, say);
    if (trial && saved) compareRows(saved, trial.rows);
    if (trial) await judge(trial, { before, part, say });
    const rows = trial?.rows ?? saved ?? {};
    const begun_at = new Date(now).toISOString();
    await writeManifest(part, { engine: location.engine, begun_at, rows, files });
    await flush(part);
    await rename(part, folder);
    await flush(dirname(folder));
    say(`${folder}: ${inWords({ rows, files: files.length })}.`);
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}

/** Makes the folder in which a backup is written before it gets its name. Throws `BackupError` where it cannot get that name. */
async function makePart(folder: string): Promise<string> {
  // A file, and a link that leads nowhere, are in the way too.
  if ((await lstat(folder).catch(() => null)) !== null)
    throw new BackupError(`${folder} is there already: choose another folder.`);
  const parent = dirname(folder);
  try {
    await mkdir(parent, { recursive: true, mode: 0o700 });
    return await mkdtemp(`${folder}.part-`);
  } catch (error) {
    const { code } = nativeError(error);
    throw new BackupError(`No backup can be written into ${parent} (${code}): choose another folder.`);
  }
}

/** Saves the database and returns its rows by table; null on SQLite, where the trial counts them. */
async function save(location: DatabaseLocation, folder: string): Promise<Trial['rows'] | null> {
  const file = databaseFile(folder, location.engine);
  if (location.engine === 'postgres') return savePostgres(location, file);
  await withDatabase(location, (connection) => copySqlite(connection, file));
  await keepPrivate(file);
  return null;
}

/** Dumps one moment of the database and counts the same one. */
async function savePostgres(
  location: DatabaseLocation & { readonly engine: 'postgres' },
  file: string,
): Promise<Trial['rows']> {
  const programs = await findPostgresPrograms(await withDatabase(location, versionOf));
  return withDatabase(location, (connection) =>
    atOneMoment(connection, async (moment, snapshot) => {
      await programs.dump(location.url, file, snapshot);
      await keepPrivate(file);
      // The dump leaves out the rows of this table.
      return { ...(await countAllRows(moment)), installation: 0 };
    }),
  );
}

async function judge(
  trial: Trial,
  {
    before,
    part,
    say,
  }: { readonly before: number; readonly part: string; readonly say: BackupOptions['say'] },
): Promise<void> {
  if (trial.newest < before) throw new BackupError('The copy lacks what was stored before it began.');
  const present = new Set(await readdir(join(part, 'media')));
  const missing = trial.files.filter((name) => !present.has(name)).length;
  if (missing > 0) say(`${missing} uploaded files are not in the backup, since the data folder lacks them.`);
}

/** Restores the copy into a scratch place and looks at it there; null where PostgreSQL lets the role create no database for it. */
async function tryRestore(
  location: DatabaseLocation,
  folder: string,
  say: BackupOptions['say'],
): Promise<Trial | null> {
  const look = async (scratch: DatabaseLocation): Promise<Trial> => {
    const rows = await restoreInto(scratch, folder);
    const again = await withDatabase(scratch, countAllRows);
    compareRows(rows, again);
    return withDatabase(scratch, async (connection) => ({
      rows,
      newest: await newestEntry(connection),
      files: await namesOfFiles(connection),
    }));
  };
  if (location.engine === 'sqlite') {
    const scratch = await mkdtemp(join(folder, 'scratch-'));
    const filename = join(scratch, 'kontor.sqlite');
    return look({ engine: 'sqlite', filename }).finally(() => rm(scratch, { recursive: true }));
  }
  return withDatabase(location, async (connection) => {
    if (!(await mayCreateDatabase(connection))) {
      say('Not tried: the role of DATABASE_URL may not create a database to restore into (CREATEDB).');
      return null;
    }
    const name = `kontor_scratch_${process.pid}_${Date.now()}`;
    await createDatabase(connection, name);
    return look(databaseNamed(location.url, name)).finally(() => dropDatabase(connection, name));
  });
}
