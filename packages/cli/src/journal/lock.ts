import { randomUUID } from 'node:crypto';
import { link, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { CliError, EXIT } from '../terminal/index.js';

/** Who holds a file. */
interface Holder {
  readonly pid: number;
  readonly host: string;
  /** When the process began, as the system counts it: tells a process from a later one with the same number. */
  readonly started: string;
}

/** Where the lock of a file stands. */
export function lockPath(file: string): string {
  return `${file}.import.lock`;
}

/**
 * Holds a file so that no other `kontor` imports it meanwhile, and answers how to let go. A lock whose process is gone is taken
 * over; one held by another machine is not, since its processes cannot be seen. Fails with `locked`, naming the holder.
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

/** The holder; null for a lock that says nothing readable, `none` when there is no lock. */
async function readHolder(path: string): Promise<Holder | null | 'none'> {
  const text = await readFile(path, 'utf8').catch(() => 'none' as const);
  if (text === 'none') return text;
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return null;
  }
}

/** After this long a breaker has certainly died: it works for a few file operations only. */
const BREAKER_DIES_MS = 10_000;

/**
 * Removes a lock whose holder is gone. Only one process at a time may, and it looks again before it does; otherwise one that judged
 * the old lock could remove the new one of another.
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

/** The start of a process from Linux's /proc; empty where there is none, so that the number alone decides. */
async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name in brackets may hold spaces; the start is the 22nd field, the 20th after it.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

function locked(path: string, holder: Holder | null): CliError {
  const params = { path, pid: holder?.pid ?? 0, host: holder?.host ?? '' };
  return new CliError('locked', EXIT.failed, { key: 'cli.locked', params });
}
