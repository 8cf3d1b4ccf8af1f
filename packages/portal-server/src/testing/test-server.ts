import { createClient, type FormFile, type PortalClient, type Transport } from '@kontor/portal-core';
import { pino } from 'pino';
import { readConfig, type Environment } from '../config/config.js';
import type { Database } from '../db/database.js';
import { startServer, type RunningServer, type ServerOptions } from '../server.js';
import type { Setup } from './both-engines.js';
import { insertPeople, USERS, type UserName } from './people.js';

/** A real server on a port of its own with a fresh database that holds the people of `people.ts`. */
export interface TestServer {
  readonly url: string;
  readonly database: Database;
  /** The dependencies of the running server. */
  readonly deps: RunningServer['deps'];
  /** The server's log, one parsed line each. */
  readonly log: readonly Record<string, unknown>[];
  /** A typed client signed in as that user, optionally acting as another. */
  as(user: UserName, actingAs?: UserName): PortalClient;
  /** A typed client that is not signed in. */
  readonly anonymous: PortalClient;
  /** A valid token of that user. */
  token(user: UserName): Promise<string>;
  /** Sends a bare request below `/api`, for requests that the client would never send. */
  send(path: string, init?: RequestInit & { readonly user?: UserName }): Promise<Response>;
  /** The server's clock, which a test can set. */
  readonly time: { now: number };
  stop(): Promise<void>;
}

export interface TestServerOptions {
  readonly environment?: Environment;
  /** Stores further records, after the people. */
  readonly fill?: (database: Database) => Promise<void>;
  /** Routes in place of the product's. */
  readonly routes?: ServerOptions['routes'];
  /** By default no load balancer has to notice the stop; a test may play one. */
  readonly noticed?: ServerOptions['noticed'];
}

/** Starts a server; `stop` also deletes its database. */
export async function startTestServer(setup: Setup, options: TestServerOptions = {}): Promise<TestServer> {
  const place = await setup();
  const time = { now: Date.now() };
  const lines: Record<string, unknown>[] = [];
  const log = pino(
    { level: 'info' },
    { write: (line: string) => void lines.push(JSON.parse(line) as never) },
  );
  const config = {
    ...readConfig({
      PORT: '0',
      KONTOR_DATA_DIR: place.dataDir,
      KONTOR_DEMO: '0',
      KONTOR_CHECK_ANSWERS: '1',
      ...options.environment,
    }),
    database: place.location,
  };
  const fill = async (database: Database) => {
    await insertPeople(database);
    await options.fill?.(database);
  };
  const { routes, noticed = () => Promise.resolve() } = options;
  const server = await startServer({
    config,
    clock: () => time.now,
    log,
    fill,
    noticed,
    ...(routes && { routes }),
  });
  const tokens = await signIn(server);
  const headers = (user?: UserName): Record<string, string> =>
    user ? { Authorization: `Bearer ${tokens[user]}` } : {};
  return {
    url: server.url,
    deps: server.deps,
    database: server.database,
    log: lines,
    time,
    as: (user, actingAs) =>
      createClient({
        transport: transportTo(server.url),
        token: () => tokens[user],
        loggedInAs: () => (actingAs ? USERS[actingAs].id : null),
      }),
    anonymous: createClient({ transport: transportTo(server.url) }),
    token: (user) => server.deps.tokens.sign({ id: USERS[user].id, tokenVersion: 1 }),
    send: (path, { user, ...init } = {}) =>
      fetch(`${server.url}/api${path}`, {
        ...init,
        headers: { ...headers(user), ...(init.headers as object) },
      }),
    async stop() {
      await server.stop();
      await place.remove();
    },
  };
}

async function signIn(server: RunningServer): Promise<Record<UserName, string>> {
  const pairs = Object.entries(USERS).map(
    async ([name, { id }]) => [name, await server.deps.tokens.sign({ id, tokenVersion: 1 })] as const,
  );
  return Object.fromEntries(await Promise.all(pairs)) as Record<UserName, string>;
}

function formOf({ name, content }: FormFile): FormData {
  const form = new FormData();
  form.append('file', content as Blob, name);
  return form;
}

/** A client transport that uses fetch. */
export function transportTo(url: string): Transport {
  return async ({ path, method, headers, body, form }) => {
    const sent = form ? formOf(form) : body;
    const response = await fetch(url + path, { method, headers: { ...headers }, body: sent as never });
    return {
      status: response.status,
      header: (name) => response.headers.get(name),
      text: () => response.text(),
      stream: response.body,
    };
  };
}
