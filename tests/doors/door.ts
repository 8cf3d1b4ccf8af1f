import { createHash } from 'node:crypto';
import { join } from 'node:path';
import sqlite3 from 'sqlite3';
import { inject, vi } from 'vitest';
import { createClient } from '@kontor/portal-core/contract';
import { createTranslator, LANGUAGES, type Language } from '@kontor/portal-core/i18n';
import { login } from '@kontor/portal-core/session';
import { productsAtRisk } from '@kontor/portal-core/stock-risk';
import type { PortalClient, ProblemCode } from '@kontor/portal-core/wire';
import { fetchTransport } from '../flows/fetch-transport.js';
import { startPortal, type PortalProcess } from '../flows/portal-process.js';

export const DEMO_PASSWORD = 'kontor-demo';

export interface Sent extends RequestInit {
  readonly token?: string;
  readonly language?: Language;
}

/** A running portal, looked at from outside. */
export interface Door extends PortalProcess {
  token(username: string): Promise<string>;
  client(username: string): Promise<PortalClient>;
  /** A bare request below `/api`, for what no client would send. */
  send(path: string, sent?: Sent): Promise<Response>;
  /** A hash of every table of the database, by name, but for what the server counts of tries and refusals. */
  tables(): Promise<Readonly<Record<string, string>>>;
}

const LEARNING = { timeout: 60_000, interval: 200 };

export async function openDoor(): Promise<Door> {
  const portal = await startPortal({}, inject('demoData'));
  const watch = watchTables(join(portal.dataDir, 'kontor.sqlite'));
  const transport = fetchTransport(portal.url);
  const token = async (username: string) => {
    const credentials = { username, password: DEMO_PASSWORD };
    return (await createClient({ transport }).call(login, { body: credentials })).token;
  };
  const admin = await token('admin');
  const client = createClient({ transport, token: () => admin });
  // The demand is learned at the start: nothing else writes by itself.
  await vi.waitFor(async () => {
    if ((await client.call(productsAtRisk, {})).trained_at === null) throw new Error('still learning');
  }, LEARNING);
  return {
    ...portal,
    token,
    async client(username) {
      const own = await token(username);
      return createClient({ transport, token: () => own });
    },
    send: (path, { token: bearer, language = 'de', ...init } = {}) =>
      fetch(`${portal.url}/api${path}`, {
        ...init,
        headers: {
          'Accept-Language': language,
          ...(bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }),
          ...(init.headers as Record<string, string>),
        },
      }),
    tables: watch.hashes,
    stop() {
      watch.close();
      return portal.stop();
    },
  };
}

/** The words of a problem in both languages. */
export function wordsOf(code: ProblemCode): Readonly<Record<Language, string>> {
  const words = LANGUAGES.map(
    (language) => [language, createTranslator(language)(`problem.${code}`)] as const,
  );
  return Object.fromEntries(words) as Record<Language, string>;
}

interface Watch {
  hashes(): Promise<Readonly<Record<string, string>>>;
  close(): void;
}

/** What the server counts by itself: tries to sign in, and its own transactions. */
const COUNTERS: ReadonlySet<string> = new Set(['attempts', 'write_lock']);

/** Reads the tables anew only when SQLite says that somebody has written (`data_version`). */
function watchTables(file: string): Watch {
  const database = new sqlite3.Database(file, sqlite3.OPEN_READONLY);
  const all = <Row>(sql: string) =>
    new Promise<Row[]>((resolve, reject) =>
      database.all<Row>(sql, (error, rows) => (error ? reject(error) : resolve(rows))),
    );
  let known: { readonly version: number; readonly hashes: Record<string, string> } | null = null;
  const read = async () => {
    const names = await all<{ name: string }>(
      `select name from sqlite_master where type = 'table' and sql not like 'create virtual%'`,
    );
    const hashes: Record<string, string> = {};
    for (const { name } of names) {
      if (COUNTERS.has(name)) continue;
      const rows = await all(
        `select * from "${name}" ${name === 'audit_log' ? `where event = 'write'` : ''}`,
      );
      hashes[name] = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
    }
    return hashes;
  };
  return {
    async hashes() {
      const version = (await all<{ data_version: number }>('pragma data_version'))[0]?.data_version ?? 0;
      if (known?.version !== version) known = { version, hashes: await read() };
      return known.hashes;
    },
    close: () => database.close(),
  };
}
