import { createClient } from '@kontor/portal-core/contract';
import type { FormFile, PortalClient, Transport } from '@kontor/portal-core/wire';
import { pino } from 'pino';
import { readConfig, type Environment } from '../config/config.js';
import type { Database } from '../db/database.js';
import { openSession } from '../session/open-session.js';
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
  /** Background tasks; none by default. */
  readonly tasks?: ServerOptions['tasks'];
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
  const { routes, tasks, noticed = () => Promise.resolve() } = options;
  const server = await startServer({
    config,
    clock: () => time.now,
    log,
    fill,
    noticed,
    ...(routes && { routes }),
    ...(tasks && { tasks }),
  });
  const tokenOf = await signIn(server, time);
  const headers = async (user?: UserName): Promise<Record<string, string>> =>
    user ? { Authorization: `Bearer ${await tokenOf(user)}` } : {};
  return {
    url: server.url,
    deps: server.deps,
    database: server.database,
    log: lines,
    time,
    as: (user, actingAs) =>
      createClient({
        transport: transportTo(server.url),
        token: () => tokenOf(user),
        loggedInAs: () => (actingAs ? USERS[actingAs].id : null),
      }),
    anonymous: createClient({ transport: transportTo(server.url) }),
    token: (user) => aToken(server, USERS[user].id),
    send: async (path, { user, ...init } = {}) =>
      fetch(`${server.url}/api${path}`, {
        ...init,
        headers: { ...(await headers(user)), ...(init.headers as object) },
      }),
    async stop() {
      await server.stop();
      await place.remove();
    },
  };
}

/** Starts another server on the database of a test server, with its clock. */
export const startSecondServer = (
  { deps: { config }, time }: Pick<TestServer, 'deps' | 'time'>,
  { routes, tasks }: Pick<TestServerOptions, 'routes' | 'tasks'> = {},
): Promise<RunningServer> =>
  startServer({
    config,
    clock: () => time.now,
    log: pino({ level: 'silent' }),
    noticed: () => Promise.resolve(),
    ...(routes && { routes }),
    ...(tasks && { tasks }),
  });

/** The token of a new session of a user whose password was never changed. */
function aToken({ deps, database }: RunningServer, id: number): Promise<string> {
  const device = { ip: '127.0.0.1', headers: {} };
  return database.write((trx) => openSession(trx, deps, { id, tokenVersion: 1 }, device));
}

interface SignedIn {
  readonly token: string;
  /** The server's clock at the sign-in. */
  readonly at: number;
}
const HOUR_MS = 3_600_000;

/** Signs everyone in. For a time before that, to which a test has put the clock back, these tokens are of the future, and there are others. */
async function signIn(
  server: RunningServer,
  time: TestServer['time'],
): Promise<(user: UserName) => string | Promise<string>> {
  const signedIn = async (user: UserName): Promise<SignedIn> => {
    const at = time.now;
    return { token: await aToken(server, USERS[user].id), at };
  };
  const names = Object.keys(USERS) as UserName[];
  const present = new Map(
    await Promise.all(names.map(async (user) => [user, await signedIn(user)] as const)),
  );
  const past = new Map<UserName, SignedIn>();
  return (user) => {
    const first = present.get(user)!;
    if (first.at <= time.now) return first.token;
    const known = past.get(user);
    if (known && known.at <= time.now && time.now < known.at + HOUR_MS) return known.token;
    return signedIn(user).then((other) => {
      past.set(user, other);
      return other.token;
    });
  };
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
