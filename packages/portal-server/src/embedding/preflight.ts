import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { PreflightAnswer } from '@kontor/portal-core/embedding';
import Koa from 'koa';
import type { Clock } from '../dates/index.js';
import type { ReadDatabase } from '../db/index.js';
import type { Asker } from '../wire/index.js';
import { crossOrigin } from './cross-origin.js';

const THE_PORTAL: Asker = { signer: null, networks: { near: '', wide: '' }, name: '' };

/**
 * Creates a function that gives the answer to a browser's preflight request from an origin. It runs the very rule that answers browsers, in
 * this process. Nothing is sent anywhere, so that nobody can have the server fetch an address.
 */
export function createPreflight(
  database: ReadDatabase,
  clock: Clock,
): (origin: string) => Promise<PreflightAnswer> {
  const rule = crossOrigin(database, clock);
  const app = new Koa();
  return async (origin) => {
    const request = new IncomingMessage(new Socket());
    request.method = 'OPTIONS';
    request.url = '/api/orders/find';
    request.headers = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization, content-type',
    };
    const ctx = app.createContext(request, new ServerResponse(request));
    ctx.state.asker = THE_PORTAL;
    await rule(ctx, async () => {
      ctx.status = 405;
    });
    const headers = Object.entries(ctx.response.headers).map(([name, value]) => [name, String(value)]);
    return { status: ctx.status, headers: Object.fromEntries(headers) as Record<string, string> };
  };
}
