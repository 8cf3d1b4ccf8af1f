import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { nativeError } from '../db/index.js';
import { BackupError } from './manifest.js';

const run = promisify(execFile);
/** Where Debian puts the programs of each version. */
const INSTALLED = '/usr/lib/postgresql';

/** The programs of PostgreSQL for one server. */
export interface PostgresPrograms {
  /** Dumps the moment of a snapshot. */
  dump(url: string, file: string, snapshot: string): Promise<void>;
  restore(file: string, url: string): Promise<void>;
}

/**
 * Finds pg_dump and pg_restore of the server's version or a newer one: in PATH, else where Debian installs them. Throws `BackupError` when
 * there are none.
 */
export async function findPostgresPrograms(serverVersion: number): Promise<PostgresPrograms> {
  const folder = await folderOf(serverVersion);
  const start = async (program: string, url: string, args: readonly string[]) => {
    const { address, password } = apart(url);
    const env = { ...process.env, ...(password && { PGPASSWORD: password }) };
    try {
      await run(join(folder, program), [...args, `--dbname=${address}`], { env });
    } catch (error) {
      throw new BackupError(`${program} failed: ${lastLines(error)}`);
    }
  };
  return {
    // The key that signs tokens stays where it is: what is restored ends every session.
    dump: (url, file, snapshot) =>
      start('pg_dump', url, [
        '--format=custom',
        '--exclude-table-data=*.installation',
        `--snapshot=${snapshot}`,
        `--file=${file}`,
      ]),
    restore: (file, url) =>
      start('pg_restore', url, ['--single-transaction', '--no-owner', '--no-comments', file]),
  };
}

async function folderOf(serverVersion: number): Promise<string> {
  const installed = await readdir(INSTALLED).catch(() => []);
  const folders = ['', ...installed.map((version) => join(INSTALLED, version, 'bin'))];
  const found = await Promise.all(folders.map((folder) => versionIn(folder)));
  const fitting = folders.find((_, index) => (found[index] ?? 0) >= serverVersion);
  if (fitting !== undefined) return fitting;
  const newest = Math.max(...found);
  throw new BackupError(
    newest > 0
      ? `pg_dump ${newest} is older than PostgreSQL ${serverVersion}: install the client programs of version ${serverVersion}.`
      : `pg_dump is not installed: install the client programs of PostgreSQL ${serverVersion} (Debian: postgresql-client-${serverVersion}).`,
  );
}

async function versionIn(folder: string): Promise<number> {
  const { stdout } = await run(join(folder, 'pg_dump'), ['--version']).catch(() => ({ stdout: '' }));
  return Number(/\d+/.exec(stdout)?.[0] ?? 0);
}

/** The address without the password, which everybody on the machine would read among the arguments of a program. */
function apart(url: string): { readonly address: string; readonly password: string } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return { address: address.href, password };
}

function lastLines(error: unknown): string {
  const { stderr }: { stderr?: string } = Object(error);
  return (stderr || (nativeError(error).message ?? '')).trim().split('\n').slice(-3).join('\n');
}
