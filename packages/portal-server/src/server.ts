import { createServer } from 'node:http';
import type { Logger } from 'pino';
import { type BackgroundTask, startBackground } from './background/index.js';
import type { Clock } from './dates/index.js';
import type { Config } from './config/index.js';
import { prepareDataFolder } from './data-folder.js';
import { createDigestKeys, loadMailer } from './digest/index.js';
import { createEmbedTokens } from './embedding/index.js';
import { type Database, openDatabase } from './db/index.js';
import { createWebhookSecrets } from './erp-link/index.js';
import { loadFileMaker } from './filemaker/index.js';
import { createMetrics, createReadiness, freeBytes } from './health/index.js';
import {
  createApp,
  endEarlierRuns,
  endSlowReaders,
  loadWebFiles,
  loggedError,
  oneAtATime,
} from './http/index.js';
import { createAttempts } from './limits/index.js';
import { createLive } from './live/index.js';
import type { Route } from './wire/index.js';
import { listen } from './listen.js';
import { createStoredFiles } from './media/index.js';
import { createRoutes } from './routes.js';
import type { ServerDeps } from './server-deps.js';
import { createFactorSecrets, createLoginLimit, createTokens, loadSigningKey } from './session/index.js';
import { beNoticed, silentConnections, stopServer } from './stop-server.js';
import { createTrailEvents } from './trail/index.js';

export interface ServerOptions {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Logger;
  /** Fills the database after the migrations and before the first request: demo data, test fixtures. */
  readonly fill?: (database: Database) => Promise<void>;
  /** Builds the routes to serve; by default all of the product. */
  readonly routes?: (deps: ServerDeps) => readonly Route[];
  /** Builds the background tasks, which begin when the server listens; none by default. */
  readonly tasks?: (deps: ServerDeps, database: Database) => readonly BackgroundTask[];
  /** Resolves during the stop when a load balancer has seen that the server is not ready; by default after 300 ms. */
  readonly noticed?: () => Promise<void>;
}

/** A server that is listening. */
export interface RunningServer {
  /** Address without a slash at the end: `http://127.0.0.1:3000`. */
  readonly url: string;
  readonly deps: ServerDeps;
  readonly database: Database;
  /** Accepts no new work, ends the background tasks, lets the running calls finish and closes the database. */
  stop(): Promise<void>;
}

/** Opens and migrates the database, fills it and starts listening. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config, clock, fill, routes = createRoutes, tasks = () => [], noticed = beNoticed } = options;
  const log = options.log.child({}, { serializers: { err: loggedError } });
  await prepareDataFolder(config);
  const database = openDatabase(config.database);
  database.whenDamaged((damage) => log.fatal(damage.message));
  try {
    await database.migrate();
    if (database.engine === 'sqlite') await endEarlierRuns(database);
    await fill?.(database);
    const deps = await createDeps({ ...options, log }, database);
    const metrics = createMetrics();
    const app = createApp({
      ...deps,
      metrics,
      database,
      routes: routes(deps),
      webFiles: await loadWebFiles(config.webDir),
    });
    const server = createServer(LIMITS, oneAtATime(app.callback()));
    const silent = silentConnections(server);
    endSlowReaders(server);
    const url = await listen(server, config);
    const background = startBackground({
      tasks: tasks(deps, database),
      clock,
      timeZone: config.timeZone,
      log,
      ran: ({ task, outcome, seconds }) => {
        metrics.add('kontor_tasks_total', { task, outcome });
        metrics.observe('kontor_task_seconds', { task }, seconds);
      },
    });
    const stop = async () => {
      deps.readiness.drain();
      await background.stop();
      await deps.fileMaker?.close();
      const { readiness, events } = deps;
      await stopServer(server, { readiness, events, database, silent, noticed });
    };
    return { url, deps, database, stop };
  } catch (error) {
    await database.close();
    throw database.damage ?? error;
  }
}

/**
 * Limits of connections in milliseconds; what is late is looked for every 5 s. A connection that a proxy keeps must outlive the proxy's own
 * limit of usually 60 s.
 */
const LIMITS = {
  requestTimeout: 60_000,
  headersTimeout: 10_000,
  connectionsCheckingInterval: 5000,
  keepAliveTimeout: 65_000,
};

async function createDeps({ config, clock, log }: ServerOptions, database: Database): Promise<ServerDeps> {
  const key = await loadSigningKey(config, database);
  const tokens = createTokens({ key, clock, hours: config.tokenHours });
  const attempts = createAttempts(database, clock);
  const loginLimit = createLoginLimit(database, clock);
  const factorSecrets = createFactorSecrets(key);
  const embedTokens = createEmbedTokens({ key, clock });
  const webhookSecrets = createWebhookSecrets(key);
  const digestKeys = createDigestKeys(key);
  const mailer = await loadMailer(config.mail);
  const readiness = createReadiness({ database, clock, log, freeBytes: () => freeBytes(config.dataDir) });
  const events = createTrailEvents(database, clock, log);
  const files = createStoredFiles({ key, clock });
  const fileMaker = await loadFileMaker(config.fileMaker, { clock, timeZone: config.timeZone });
  const ofKey = { tokens, factorSecrets, embedTokens, webhookSecrets, digestKeys, files };
  const live = createLive(database, log);
  const others = { attempts, loginLimit, readiness, events, fileMaker, mailer, live };
  return { database, config, clock, log, ...others, ...ofKey };
}
