import cors from '@koa/cors';
import type { Middleware } from 'koa';
import { type Clock, instantOf } from '../dates/index.js';
import { type ReadDatabase, runVital, untilCommit } from '../db/index.js';
import { isLiveOrigin } from './embed-origins.store.js';

/** Request headers that a widget sends. `X-Logged-In-As` is not among them: nobody acts as someone else from a foreign page. */
const ALLOWED = ['Authorization', 'Content-Type', 'Content-Encoding', 'Accept-Language', 'Idempotency-Key'];
/** Response headers that a widget reads besides those open to every page. */
const EXPOSED = [
  'Content-Disposition',
  'Retry-After',
  'Idempotent-Replayed',
  'X-Found-Count',
  'X-Next-Cursor',
  'X-Request-Id',
];
const PREFLIGHT_SECONDS = 600;

/**
 * Middleware that lets partners' pages read the answers of calls. It admits only origins that a live API key or session names, and never
 * cookies, of which there are none.
 */
export function crossOrigin(database: ReadDatabase, clock: Clock): Middleware {
  const isLive = untilCommit(database, clock, (origin: string) =>
    isLiveOrigin(database.read, origin, instantOf(clock)),
  );
  const grant = cors({
    // The library takes an empty text as a refusal.
    origin: async (ctx) => {
      const origin = ctx.get('Origin');
      if (origin === '') return '';
      return (await runVital(ctx.state.asker.name, () => isLive(origin))) ? origin : '';
    },
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowHeaders: ALLOWED,
    exposeHeaders: EXPOSED,
    maxAge: PREFLIGHT_SECONDS,
    credentials: false,
    keepHeadersOnError: false,
  });
  return (ctx, next) => (ctx.path.startsWith('/api/') ? grant(ctx as never, next) : next());
}
