import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import { isFromHere, isLoopback } from '../config/index.js';
import type { Database } from '../db/index.js';
import type { Metrics } from '../health/index.js';
import { HttpProblem } from '../wire/index.js';
import type { CallSlots } from './call-slots.js';
import type { InFlight } from './in-flight.js';

const PATH = '/metrics';
/** Codes of refusals that say how loaded the server is. */
const REFUSALS: ReadonlySet<unknown> = new Set(['too_many_calls', 'overloaded', 'too_costly']);

/** Middleware that counts every answer by its call, and how long it took. */
export function countCalls(metrics: Metrics): Middleware {
  return async (ctx, next) => {
    const begun = performance.now();
    await next();
    const call = ctx.state.callId;
    const refused = ctx.state.problem;
    if (REFUSALS.has(refused)) metrics.add('kontor_calls_refused_total', { reason: String(refused) });
    if (call === undefined) return;
    metrics.add('kontor_calls_total', { call, status: `${Math.floor(ctx.status / 100)}xx` });
    metrics.observe('kontor_call_seconds', { call }, (performance.now() - begun) / 1000);
  };
}

/** Middleware that answers `GET /metrics`, for this machine alone or, when there is a token, for whoever has it. */
export function tellMetrics(metrics: Metrics, token: string | null): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== PATH) return next();
    if (ctx.method !== 'GET' || !(token === null ? isOfThisMachine(ctx) : hasToken(ctx, token)))
      throw new HttpProblem('not_found');
    ctx.set('Cache-Control', 'no-store');
    ctx.type = 'text/plain; version=0.0.4; charset=utf-8';
    ctx.body = metrics.text();
  };
}

/** True for a request of a program on this machine; a proxy on it passes on those of others. */
const isOfThisMachine = ({ req }: Context): boolean =>
  isFromHere(req) && isLoopback((req.socket.remoteAddress ?? '').replace(/^::ffff:/, ''));

function hasToken(ctx: Context, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(ctx.get('Authorization')), digest(`Bearer ${token}`));
}

/** Has what is under way read whenever the numbers are asked for. */
export function readLoad(
  metrics: Metrics,
  { slots, inFlight, database }: { slots: CallSlots; inFlight: InFlight; database: Database },
): void {
  metrics.gauge('kontor_requests_in_flight', () => [{ value: inFlight.count }]);
  metrics.gauge('kontor_slots', () =>
    [['heavy', slots.heavy] as const, ['bulk', slots.bulk] as const, ['any', slots.calls] as const].flatMap(
      ([weight, { taken, waiting }]) => [
        { labels: { weight, state: 'taken' }, value: taken },
        { labels: { weight, state: 'waiting' }, value: waiting },
      ],
    ),
  );
  metrics.gauge('kontor_connections', () =>
    database
      .pools()
      .flatMap(({ pool, ...counts }) =>
        Object.entries(counts).map(([state, value]) => ({ labels: { pool, state }, value })),
      ),
  );
  metrics.gauge('process_resident_memory_bytes', () => [{ value: process.memoryUsage.rss() }]);
}
