import { issueMessage, type Translate } from '@kontor/portal-core/i18n';
import { fewerIssues } from '@kontor/portal-core/validation';
import type { Problem } from '@kontor/portal-core/wire';
import type { Middleware } from 'koa';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isDamage, isDiskFull, isNotNow, StatementEnded } from '../db/index.js';
import { speak } from './language.js';
import { HttpProblem, retryLater } from '../wire/index.js';

/** Somebody has to make room. */
const FULL_SECONDS = 10;

/** Milliseconds between two lines about refused requests: a flood of requests must not become one of the log. */
const REFUSED_TOLD_EVERY_MS = 10_000;
/** Milliseconds that strangers with too many calls wait for their refusal: asking again at once, they would keep the process busy. */
const REFUSAL_MS = 1000;

/**
 * Middleware that answers every error with a problem (RFC 9457) in the reader's language. Unexpected errors are logged and answered as
 * `internal_error`.
 */
export function problemResponses(log: Logger): Middleware {
  const tellRefused = createRefusedLog(log);
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const problem = toProblem(error);
      ctx.state.problem = problem.code;
      if (problem.code === 'overloaded') tellRefused();
      else if (problem.status >= 500)
        log.error({ requestId: ctx.state.requestId, err: error }, 'request failed');
      if (problem.code === 'too_many_calls' && !ctx.state.caller) await wait(REFUSAL_MS);
      const { t } = speak(ctx.get('Accept-Language'));
      ctx.status = problem.status;
      ctx.set({ ...problem.options.headers });
      if (problem.code === 'not_authorized') ctx.set('WWW-Authenticate', 'Bearer');
      ctx.body = JSON.stringify(tell(problem, t));
      ctx.type = 'application/problem+json; charset=utf-8';
    }
  };
}

/** Creates a function that counts a refused request, and now and then logs how many there were. */
function createRefusedLog(log: Logger): () => void {
  let [toldAt, refused] = [-Infinity, 0];
  return () => {
    refused += 1;
    const now = performance.now();
    if (now - toldAt < REFUSED_TOLD_EVERY_MS) return;
    log.warn({ refused }, 'requests refused: too much is under way');
    [toldAt, refused] = [now, 0];
  };
}

function tell({ code, status, options }: HttpProblem, t: Translate): Problem {
  const { reason, detail } = options;
  const title = reason ? t(`refusal.${reason}Title`) : t(`problem.${code}`, options.params);
  return {
    type: `urn:kontor:problem:${code}`,
    title,
    status,
    detail: reason ? t(`refusal.${reason}`) : ((typeof detail === 'function' ? detail(t) : detail) ?? title),
    code,
    ...(options.changed && { changed: options.changed }),
    ...(options.issues && {
      errors: fewerIssues(options.issues).map((issue) => ({ ...issue, message: issueMessage(t, issue) })),
    }),
  };
}

function toProblem(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error;
  // A client that has gone does not read its answer.
  if (error instanceof StatementEnded)
    return new HttpProblem(error.by === 'gone' ? 'bad_request' : 'too_costly');
  if (isDamage(error)) return new HttpProblem('damaged');
  if (isDiskFull(error)) return retryLater('disk_full', FULL_SECONDS);
  return isNotNow(error) ? retryLater('unavailable', 2) : new HttpProblem('internal_error');
}
