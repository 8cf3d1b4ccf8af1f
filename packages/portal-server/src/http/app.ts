import Koa, { type Context, type Middleware } from 'koa';
import type { Logger } from 'pino';
import { createFindAccess } from '../access/index.js';
import type { Clock } from '../dates/index.js';
import type { Config } from '../config/index.js';
import type { Database } from '../db/index.js';
import type { Metrics, Readiness } from '../health/index.js';
import { createCheckImpersonation, createCheckSession, type Tokens } from '../session/index.js';
import {
  createKeyAuthentication,
  createPageAuthentication,
  crossOrigin,
  type EmbedTokens,
} from '../embedding/index.js';
import type { Attempts } from '../limits/index.js';
import { nameAsker } from './asker.js';
import { createCallSlots } from './call-slots.js';
import type { TrailEvents } from '../trail/index.js';
import { dispatch } from './dispatch.js';
import type { Route } from '../wire/index.js';
import { createIdempotency } from './idempotency.js';
import { createInFlight } from './in-flight.js';
import { countCalls, readLoad, tellMetrics } from './metrics.js';
import { problemResponses } from './problem-responses.js';
import { proxyWarning } from './proxy-warning.js';
import { requestLog } from './request-log.js';
import { securityHeaders } from './security-headers.js';
import { unreadableTarget } from './unreadable-target.js';
import { webApp } from './web-app.js';
import type { WebFiles } from './web-files.js';

export interface AppOptions {
  readonly database: Database;
  readonly config: Config;
  readonly routes: readonly Route[];
  readonly clock: Clock;
  readonly log: Logger;
  readonly attempts: Attempts;
  readonly tokens: Tokens;
  readonly embedTokens: EmbedTokens;
  readonly readiness: Readiness;
  readonly events: TrailEvents;
  readonly metrics: Metrics;
  /** Files of the built portal. */
  readonly webFiles: WebFiles;
}

/** Creates the HTTP server: the calls of `routes` below `/api`, the built portal everywhere else. */
export function createApp(options: AppOptions): Koa {
  const { database, config, clock, log, readiness, metrics } = options;
  const slots = createCallSlots(database.engine, config.statementSeconds * 1000);
  const inFlight = createInFlight();
  readLoad(metrics, { slots, inFlight, database });
  const app = new Koa({ proxy: config.proxies > 0, maxIpsCount: config.proxies });
  const guarded = { ...options, findAccess: createFindAccess(database, clock) };
  const calls = dispatch({
    checkImpersonation: createCheckImpersonation(database, clock),
    checkSession: createCheckSession(options),
    ...guarded,
    authenticatePage: createPageAuthentication({ ...guarded, timeZone: guarded.config.timeZone }),
    authenticateKey: createKeyAuthentication({ ...guarded, timeZone: guarded.config.timeZone }),
    idempotency: createIdempotency(database, clock),
    slots,
    inFlight,
  });
  app
    .use(unreadableTarget())
    .use(requestLog(config, log))
    .use(proxyWarning(config, log))
    .use(countCalls(metrics))
    .use(securityHeaders())
    .use(closeWhileDraining(readiness))
    .use(problemResponses(log))
    .use(tellMetrics(metrics, config.metricsToken))
    .use(nameAsker(options))
    .use(crossOrigin(database, clock))
    .use(apiOr(calls, webApp(options.webFiles)));
  app.on('error', (err: Error, ctx?: Context) => {
    if (ctx?.state.goesOn !== true) log.warn({ err }, 'answer broken off');
  });
  return app;
}

/** Middleware that sends `/api` to the calls and the rest to the portal. Answers of calls are never cached. */
function apiOr(calls: Middleware, web: Middleware): Middleware {
  return (ctx, next) => {
    if (ctx.path !== '/api' && !ctx.path.startsWith('/api/')) return web(ctx as never, next);
    ctx.set('Cache-Control', 'no-store');
    return calls(ctx as never, next);
  };
}

/** While draining, tells clients that keep their connection to open another one, elsewhere. */
function closeWhileDraining(readiness: Readiness): Middleware {
  return async (ctx, next) => {
    await next();
    if (readiness.draining) ctx.set('Connection', 'close');
  };
}
