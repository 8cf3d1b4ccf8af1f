import { issueMessage, type Problem, type ProblemCode, type Translate } from '@kontor/portal-core';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { nativeError } from '../db/native-error.js';
import { speak } from './language.js';
import { HttpProblem } from './problem.js';

/** Answers every error below with a problem (RFC 9457) in the reader's language; what nobody expected is logged and told as `internal_error`. */
export function problemResponses(log: Logger): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const problem = toProblem(error);
      if (problem.status >= 500)
        log.error({ requestId: ctx.state['requestId'], err: error }, 'request failed');
      const { t } = speak(ctx.get('Accept-Language'));
      ctx.status = problem.status;
      ctx.set({ ...problem.options.headers });
      if (problem.code === 'not_authorized') ctx.set('WWW-Authenticate', 'Bearer');
      ctx.body = JSON.stringify(tell(problem, t));
      ctx.type = 'application/problem+json; charset=utf-8';
    }
  };
}

function tell({ code, status, options }: HttpProblem, t: Translate): Problem {
  const title = t(`problem.${code}`, options.params);
  return {
    type: `urn:kontor:problem:${code}`,
    title,
    status,
    detail: options.detail ?? title,
    code,
    ...(options.issues && {
      errors: options.issues.map((issue) => ({ ...issue, message: issueMessage(t, issue) })),
    }),
  };
}

/** Errors of drivers and pools that mean "not now" rather than "broken". */
const NOT_NOW = new Set([
  'SQLITE_BUSY',
  'ECONNREFUSED',
  'ECONNRESET',
  '57P01',
  '57P03',
  '53300',
  '55P03',
  '57014',
  // No room on the disk, or the disk fails: as soon as there is, everything goes on.
  'SQLITE_FULL',
  'SQLITE_IOERR',
  'ENOSPC',
  'EDQUOT',
  'EIO',
  '53100',
]);

function toProblem(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error;
  const { code = '', name, message } = nativeError(error);
  const lost = message?.startsWith('Connection terminated') === true;
  const later = NOT_NOW.has(code) || name === 'KnexTimeoutError' || lost;
  const known: ProblemCode = later ? 'unavailable' : 'internal_error';
  return new HttpProblem(known, later ? { headers: { 'Retry-After': '2' } } : {});
}
