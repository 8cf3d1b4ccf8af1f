import type { Knex } from 'knex';
import { type DatabaseLocation, openConnections } from './connection.js';
import { nativeError } from './native-error.js';

/** How thoroughly a database is checked: `quick` reads every page once, `full` compares every index with its table as well. */
export type CheckDepth = 'quick' | 'full';

interface Interruptible {
  interrupt(): void;
}

/**
 * Checks a SQLite file beside its server, on a connection of its own, so that nobody waits for it. Returns what is wrong; null when
 * nothing is, or when the signal ended the check. PostgreSQL checks its pages itself, as it reads them.
 */
export async function checkSqlite(
  location: DatabaseLocation,
  depth: CheckDepth,
  signal: AbortSignal,
): Promise<string | null> {
  if (location.engine !== 'sqlite' || signal.aborted) return null;
  const { read, write } = openConnections(location);
  try {
    return await checkOn(read, depth, signal);
  } finally {
    await Promise.all([read.destroy(), write.destroy()]);
  }
}

async function checkOn(read: Knex, depth: CheckDepth, signal: AbortSignal): Promise<string | null> {
  const client: Knex.Client = read.client;
  const connection: Interruptible = await client.acquireConnection();
  const end = () => connection.interrupt();
  signal.addEventListener('abort', end, { once: true });
  try {
    const pragma = depth === 'quick' ? 'quick_check(1)' : 'integrity_check(1)';
    const rows: Record<string, string>[] = await read.raw(`pragma ${pragma}`).connection(connection);
    const [found = 'ok'] = Object.values(rows[0] ?? {});
    // The pages and rows that SQLite names after the first line help nobody.
    return found === 'ok' ? null : found.split('\n')[0]!;
  } catch (error) {
    if (nativeError(error).code === 'SQLITE_INTERRUPT') return null;
    throw error;
  } finally {
    signal.removeEventListener('abort', end);
    await client.releaseConnection(connection);
  }
}
