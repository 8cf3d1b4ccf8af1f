import type { Logger } from 'pino';
import type { Clock } from './dates/index.js';
import { type Config, isLoopback } from './config/index.js';
import type { Database } from './db/index.js';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo/index.js';
import { mediaFolder } from './media/index.js';
import { findCredentials, isPassword } from './session/index.js';
import { hasUsers } from './users/index.js';

/**
 * Fills an empty database with demo data when `KONTOR_DEMO` asks for it, or when it is not set and only this machine can reach the server:
 * the password of the demo accounts is public.
 */
export async function fillDemo(
  database: Database,
  { config, clock, log }: { readonly config: Config; readonly clock: Clock; readonly log: Logger },
): Promise<void> {
  if (!(config.demo ?? isLoopback(config.host)) || (await hasUsers(database.read))) return;
  // Thousands of places and names, loaded by no later start.
  const { isEmpty, seedDemoData } = await import('./demo/seed-demo-data.js');
  if (!(await isEmpty(database))) return;
  log.info('filling the empty database with demo data');
  const { timeZone, dataDir } = config;
  await seedDemoData(database, { now: clock(), timeZone, mediaFolder: mediaFolder(dataDir) });
}

/** Lines for the operator: the demo accounts that still have their password, how to create the first account, or a warning. */
export async function startNotice(database: Database, config: Config): Promise<string[]> {
  if (!(await hasUsers(database.read))) return ['There are no users yet: run `npm run create-admin`.'];
  const names = await openDemoAccounts(database);
  if (names.length === 0) return [];
  const accounts = `Demo accounts: ${names.join(', ')} (password ${DEMO_PASSWORD})`;
  return isLoopback(config.host)
    ? [accounts]
    : [
        accounts,
        'WARNING: other machines reach this server, and everyone knows the password of its demo accounts.',
      ];
}

async function openDemoAccounts(database: Database): Promise<string[]> {
  const usernames = DEMO_ACCOUNTS.map(({ username }) => username);
  const rows = await findCredentials(database.read, usernames);
  const open = new Set<string>();
  for (const hash of new Set(rows.map((row) => row.password_hash)))
    if (await isPassword(hash, DEMO_PASSWORD)) open.add(hash);
  return rows.filter((row) => open.has(row.password_hash)).map((row) => row.username);
}
