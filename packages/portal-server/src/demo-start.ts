import { DEMO_PASSWORD } from '@kontor/portal-core/users';
import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { Clock } from './dates/index.js';
import { type Config, isOnlyLocal } from './config/index.js';
import type { Database } from './db/index.js';
import { DEMO_ACCOUNTS } from './demo/index.js';
import { mediaFolder } from './media/index.js';
import { findCredentials, isPassword } from './session/index.js';
import { hasUsers, makeFirstLink } from './users/index.js';

/**
 * Fills an empty database with demo data when `KONTOR_DEMO` asks for it, or when it is not set and only this machine can reach the server and
 * its database.
 * Where others reach it, the accounts get a random password, which is returned and known nowhere else. Null when nothing is to be told.
 */
export async function fillDemo(
  database: Database,
  { config, clock, log }: { readonly config: Config; readonly clock: Clock; readonly log: Logger },
): Promise<string | null> {
  const isWanted = config.demo ?? (isOnlyLocal(config) && database.engine === 'sqlite');
  if (!isWanted || (await hasUsers(database.read))) return null;
  // Thousands of places and names, loaded by no later start.
  const { isEmpty, seedDemoData } = await import('./demo/seed-demo-data.js');
  if (!(await isEmpty(database))) return null;
  log.info('filling the empty database with demo data');
  const { timeZone, dataDir } = config;
  const password = isOnlyLocal(config) ? DEMO_PASSWORD : randomBytes(9).toString('base64url');
  const options = { now: clock(), timeZone, mediaFolder: mediaFolder(dataDir), password };
  const filled = await seedDemoData(database, options);
  return filled && password !== DEMO_PASSWORD ? password : null;
}

/** What the lines for the operator depend on. */
export interface StartFacts {
  readonly config: Config;
  readonly clock: Clock;
  /** Address of the server. */
  readonly url: string;
  /** What `fillDemo` returned. */
  readonly demoPassword: string | null;
}

const USERNAMES = DEMO_ACCOUNTS.map(({ username }) => username);

/** Lines for the operator: the demo accounts and their password, or why they cannot sign in, or how to create the first account. */
export async function startNotice(
  database: Database,
  { config, clock, url, demoPassword }: StartFacts,
): Promise<string[]> {
  if (!(await hasUsers(database.read))) return noUsersNotice(await makeFirstLink(database, clock), url);
  if (demoPassword !== null)
    return [`Demo accounts: ${USERNAMES.join(', ')} (password ${demoPassword}, shown this once)`];
  const names = (await openDemoAccounts(database)).join(', ');
  if (names === '') return [];
  return isOnlyLocal(config)
    ? [`Demo accounts: ${names} (password ${DEMO_PASSWORD})`]
    : [
        `These accounts still have the public password of the demo and cannot sign in here: ${names}.`,
        'Give a sysadmin another one with `npm run create-admin -- --username NAME`, and the others in the portal under Users.',
      ];
}

/** The secret stands behind `#`, which browsers send to nobody: no log of a server or proxy ever holds it. */
function noUsersNotice(secret: string | null, url: string): string[] {
  const byHand = 'There are no users yet: run `npm run create-admin`.';
  if (secret === null) return [byHand];
  return [
    byHand,
    'Or open this link within an hour, under the portal’s own address where it has another one. It works once:',
    `  ${url}/first-account#${secret}`,
  ];
}

async function openDemoAccounts(database: Database): Promise<string[]> {
  const rows = await findCredentials(database.read, USERNAMES);
  const open = new Set<string>();
  for (const hash of new Set(rows.map((row) => row.password_hash)))
    if (await isPassword(hash, DEMO_PASSWORD)) open.add(hash);
  return rows.filter((row) => open.has(row.password_hash)).map((row) => row.username);
}
