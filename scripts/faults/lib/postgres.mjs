// PostgreSQL clusters in folders of their own, for programs that kill them, fail them over or only need one.
import { execFile } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './ports.mjs';

const INSTALLED = '/usr/lib/postgresql';
const execute = promisify(execFile);

/** Starts an empty cluster; null when PostgreSQL is not installed. */
export async function aCluster() {
  if (programs() === null) return null;
  const folder = ownFolder();
  const data = join(folder, 'data');
  await pg('initdb', '-D', data, '-U', 'kontor', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8');
  return started(folder, data);
}

/** Copies a running cluster and starts the copy as a standby that follows it. */
export async function aStandbyOf(primary) {
  const folder = ownFolder();
  const data = join(folder, 'data');
  await pg('pg_basebackup', '-D', data, '-d', primary.url, '-R', '-X', 'stream', '--checkpoint=fast');
  return started(folder, data);
}

async function started(folder, data) {
  const port = await freePort();
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c max_connections=100`;
  const url = `postgres://kontor@127.0.0.1:${port}/postgres`;
  const query = (sql) => pg('psql', '-At', '-d', url, '-c', sql);
  const cluster = {
    port,
    url,
    query,
    start: () => pg('pg_ctl', '-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start'),
    /** Ends all its processes with SIGKILL. A start removes what they left. */
    async kill() {
      const [postmaster] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
      const others = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')
        .trim()
        .split(' ');
      const all = [postmaster, ...others].map(Number);
      for (const pid of all) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
      await until(() => !all.some(isAlive));
    },
    /** Waits for its standby to stream, and has every commit wait for it from then on. */
    async waitForStandby() {
      const isThere = async (condition) =>
        (await query(`select count(*) from pg_stat_replication where ${condition}`)).stdout.trim() === '1';
      await until(() => isThere("state = 'streaming'"));
      await query("alter system set synchronous_standby_names = '*'");
      await query('select pg_reload_conf()');
      await until(() => isThere("sync_state = 'sync'"));
    },
    promote: () => pg('pg_ctl', '-D', data, '-w', 'promote'),
    async remove() {
      await pg('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop').catch(() => {});
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await cluster.start();
  return cluster;
}

function programs() {
  try {
    const [newest] = readdirSync(INSTALLED).toSorted((one, other) => Number(other) - Number(one));
    return newest ? join(INSTALLED, newest, 'bin') : null;
  } catch {
    return null;
  }
}

/** Runs a program of PostgreSQL, which refuses to run as root. */
function pg(program, ...args) {
  const path = join(programs(), program);
  const options = { cwd: tmpdir() };
  return process.getuid() === 0
    ? execute('runuser', ['-u', 'postgres', '--', path, ...args], options)
    : execute(path, args, options);
}

function ownFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-fault-pg-'));
  if (process.getuid() === 0) {
    const [, , uid, gid] = /^(postgres):[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
    chownSync(folder, Number(uid), Number(gid));
  }
  return folder;
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function until(holds) {
  while (!(await holds())) await new Promise((done) => setTimeout(done, 20));
}
