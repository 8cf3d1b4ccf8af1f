import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import type { Config } from '../config/index.js';
import type { Caller } from '../wire/index.js';

/** A valid id that the proxy in front may already have given the request. */
const REQUEST_ID = /^[\w.-]{8,64}$/;

/**
 * Gives the request an id, the one of the proxy where the settings know of one: whoever calls the server itself would choose what the audit
 * trail says. Logs one line when it is answered: method, path, status, time, user. Never headers, query values or bodies;
 * JSON lines keep line breaks inside their strings, so no input can forge a line.
 */
export function requestLog({ proxies }: Pick<Config, 'proxies'>, log: Logger): Middleware {
  return async (ctx, next) => {
    const begun = performance.now();
    const given = ctx.get('X-Request-Id');
    const requestId = proxies > 0 && REQUEST_ID.test(given) ? given : randomUUID();
    ctx.state.requestId = requestId;
    ctx.set('X-Request-Id', requestId);
    await next();
    const { actor, page, apiKey }: Partial<Caller> = ctx.state.caller ?? {};
    log.info({
      requestId,
      method: ctx.method,
      path: ctx.path,
      call: ctx.state.callId,
      status: ctx.status,
      ms: Math.round((performance.now() - begun) * 10) / 10,
      userId: actor?.actorId,
      ...(actor && actor.actorId !== actor.subjectId && { actingAs: actor.subjectId }),
      ...(page && { embedded: true }),
      apiKeyId: apiKey?.id ?? page?.apiKeyId ?? undefined,
    });
  };
}
