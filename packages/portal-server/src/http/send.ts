import type { Call } from '@kontor/portal-core/wire';
import type { Context } from 'koa';
import { Stream } from 'node:stream';
import { Reply } from '../wire/index.js';

/** Content types by kind of answer. A handler gives the type of a file itself. */
const TYPES = {
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  file: 'application/octet-stream',
} as const;

/** Writes a handler's result as the answer. */
export function send(ctx: Context, call: Call, result: unknown): void {
  const reply = result instanceof Reply ? result : new Reply(result);
  ctx.status = reply.status ?? call.status;
  if (call.responseKind === 'none') {
    ctx.body = null;
    ctx.status = reply.status ?? call.status;
    return;
  }
  const { body } = reply;
  ctx.body =
    typeof body === 'string' || Buffer.isBuffer(body) || body instanceof Stream ? body : JSON.stringify(body);
  ctx.set('Content-Type', TYPES[call.responseKind]);
  if (Object.keys(reply.headers).length > 0) ctx.set({ ...reply.headers });
}
