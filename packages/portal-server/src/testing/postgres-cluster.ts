import { execFile } from 'node:child_process';
import { chown, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeScratchFolder } from './scratch-folder.js';

const run = promisify(execFile);

/** A PostgreSQL to create databases in. */
export interface PostgresCluster {
  readonly url: string;
  stop(): Promise<void>;
}

const INSTALLED = '/usr/lib/postgresql';
/** Options that make a throw-away cluster fast: nothing of it has to survive. */
const FAST = '-c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=200';

/** Returns the cluster of DATABASE_URL, else starts a new one in a temporary folder; null when PostgreSQL is not installed. */
export async function startPostgres(): Promise<PostgresCluster | null> {
  const given = process.env['DATABASE_URL'];
  if (given) return { url: given, stop: () => Promise.resolve() };
  const bin = await findPrograms();
  if (!bin) return null;
  const folder = await makeScratchFolder('kontor-pg-');
  const asRoot = process.getuid?.() === 0;
  if (asRoot) await chown(folder, ...(await idsOfPostgres()));
  // PostgreSQL refuses to run as root.
  const pg = (program: string, ...args: string[]) =>
    asRoot
      ? run('runuser', ['-u', 'postgres', '--', join(bin, program), ...args], { cwd: folder })
      : run(join(bin, program), args, { cwd: folder });
  const data = join(folder, 'data');
  const port = await freePort();
  await pg(
    'initdb',
    '-D',
    data,
    '-U',
    'kontor',
    '--auth=trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  );
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} ${FAST}`;
  await pg('pg_ctl', '-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start');
  return {
    url: `postgres://kontor@127.0.0.1:${port}/postgres`,
    async stop() {
      await pg('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The folder of the newest installed PostgreSQL; null when there is none. */
export async function findPrograms(): Promise<string | null> {
  const versions = await readdir(INSTALLED).catch(() => []);
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  return newest ? join(INSTALLED, newest, 'bin') : null;
}

async function idsOfPostgres(): Promise<[number, number]> {
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'postgres'])).stdout)),
  );
  return [uid!, gid!];
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
