import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { isForwarded, type Config } from '../config/index.js';

const WARNING =
  'a proxy passes requests on, and KONTOR_PROXIES is 0: everybody counts as one address, so that failed sign-ins of strangers ' +
  'keep others out. Set KONTOR_PROXIES to the number of proxies';

/** Middleware that warns, at the first request that shows it, of a proxy that the settings do not know. */
export function proxyWarning({ proxies }: Pick<Config, 'proxies'>, log: Pick<Logger, 'warn'>): Middleware {
  let isTold = proxies > 0;
  return (ctx, next) => {
    if (!isTold && isForwarded(ctx.req.headers)) {
      isTold = true;
      log.warn(WARNING);
    }
    return next();
  };
}
