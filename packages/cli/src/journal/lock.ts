import { randomUUID } from 'node:crypto';
import { link, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { CliError, EXIT } from '../terminal/index.js';

/** The process that holds a lock. */
interface Holder {
  readonly pid: number;
  readonly host: string;
  /** Start time of the process in the system's units, to distinguish it from a later process with the same number. */
  readonly started: string;
}

/** Path of a file's lock. */
export function lockPath(file: string): string {
  return `${file}.import.lock`;
}

/**
 * Locks a file so that no other `kontor` imports it at the same time. Resolves to a function that releases the lock. A
 * lock whose process has ended is taken over; one from another machine is not, since that machine's processes cannot be
 * seen. Fails with `locked`, naming the holder.
 */
export async function holdLock(path: string): Promise<() => Promise<void>> {
  const mine = JSON.stringify({
    pid: process.pid,
    host: hostname(),
    started: await startOf(process.pid),
  } satisfies Holder);
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, mine, { mode: 0o600 });
  try {
    // A link appears whole or not at all: nobody ever reads a lock half written.
    while (!(await linked(draft, path))) {
      const holder = await readHolder(path);
      if (holder !== 'none' && (await isAlive(holder))) throw locked(path, holder);
      if (holder !== 'none') await removeStale(draft, path);
    }
  } finally {
    await rm(draft, { force: true });
  }
  return () => rm(path, { force: true });
}

async function linked(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Reads the holder of a lock; null for an unreadable lock, `none` if there is no lock. */
async function readHolder(path: string): Promise<Holder | null | 'none'> {
  const text = await readFile(path, 'utf8').catch(() => 'none' as const);
  if (text === 'none') return text;
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return null;
  }
}

/** Time in ms after which a process that removes locks has certainly died: it needs only a few file operations. */
const BREAKER_DIES_MS = 10_000;

/**
 * Removes a lock whose holder has ended. Only one process at a time may do so, and it checks the lock again first;
 * otherwise a process that had judged the old lock could remove another's new one.
 */
async function removeStale(draft: string, path: string): Promise<void> {
  const breaker = `${path}.break`;
  if (!(await linked(draft, breaker))) {
    const since = await stat(breaker).catch(() => null);
    if (since && Date.now() - since.ctimeMs > BREAKER_DIES_MS) await rm(breaker, { force: true });
    await setTimeout(5);
    return;
  }
  try {
    const holder = await readHolder(path);
    if (holder !== 'none' && !(await isAlive(holder))) await rm(path, { force: true });
  } finally {
    await rm(breaker, { force: true });
  }
}

async function isAlive(holder: Holder | null): Promise<boolean> {
  if (holder === null) return false;
  if (holder.host !== hostname()) return true;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return (await startOf(holder.pid)) === holder.started;
}

/** Start time of a process from Linux's /proc; empty on other systems, where the process number alone decides. */
async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name in brackets may hold spaces; the start is the 22nd field, the 20th after it.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

function locked(path: string, holder: Holder | null): CliError {
  const params = { path, pid: holder?.pid ?? 0, host: holder?.host ?? '' };
  return new CliError('locked', EXIT.failed, { key: 'cli.locked', params });
}
