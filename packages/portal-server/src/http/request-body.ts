import type { IncomingMessage } from 'node:http';
import type { Context } from 'koa';
import { HttpMethodEnum, koaBody } from 'koa-body';
import { HttpProblem } from '../wire/index.js';

/** Reads the body of a request. */
export type ReadBody = (ctx: Context) => Promise<unknown>;

/** All methods: an unexpected body is checked too. */
export const EVERY_METHOD = Object.values(HttpMethodEnum);
/** Milliseconds that any body may take to arrive, beside those that its size needs on a slow line of so many bytes a millisecond. */
const BODY_MS = 10_000;
const SLOW_LINE = 80;
/** The `next` of koa-body, which runs where the body is needed with nothing after it. */
export const nothingAfter = (): Promise<void> => Promise.resolve();

/**
 * Creates a reader of JSON bodies of at most `maxBytes` bytes, counted after unpacking (`Content-Encoding: gzip` is accepted, to a hundred
 * times the length it says). The value is undefined when there is no body. Throws problems: `unsupported_type` for another content type or
 * encoding, `too_large`, `bad_request` for a body that is not JSON, breaks off or does not arrive in time.
 */
export function jsonReader(maxBytes: number, bodyMs = BODY_MS + maxBytes / SLOW_LINE): ReadBody {
  return async (ctx) => {
    if (!hasBody(ctx.req)) return undefined;
    checkType(ctx);
    // koa-body counts what it unpacks, and reads a length in 32 bits.
    if (Number(ctx.req.headers['content-length'] ?? 0) > maxBytes) throw new HttpProblem('too_large');
    const read = readerOf(Math.min(maxBytes, unpackedLimit(ctx.req)));
    try {
      await inTime(bodyMs, untilGone(ctx.req, read(ctx, nothingAfter)));
    } catch (error) {
      return parseAgain(ctx, error);
    }
    const { body, rawBody = '' } = ctx.request;
    delete ctx.request.rawBody;
    return rawBody === '' || UNSTORABLE.test(rawBody) ? parseJson(rawBody) : body;
  };
}

const readerOf = (jsonLimit: number) =>
  koaBody({
    jsonTypes: ['application/json'],
    jsonLimit,
    jsonStrict: false,
    includeUnparsed: true,
    text: false,
    urlencoded: false,
    parsedMethods: EVERY_METHOD,
  });

/** Most that a byte of a packed body may unpack to: lists and texts that people send stay far below, a bomb has a thousand. */
const MOST_UNPACKED = 100;
/** Bytes that a packed body may unpack to in any case. */
const ALWAYS_UNPACKED = 64 * 1024;

/** Bytes to which a body may unpack, by the length it was sent with. */
function unpackedLimit({ headers }: IncomingMessage): number {
  if (headers['content-encoding'] !== 'gzip') return Infinity;
  return Math.max(ALWAYS_UNPACKED, MOST_UNPACKED * Number(headers['content-length'] ?? 0));
}

function hasBody(request: IncomingMessage): boolean {
  const length = request.headers['content-length'];
  return request.headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

/**
 * Throws for other content types and encodings: koa-body ignores a body of another type, unpacks more than gzip, and recognises an encoding
 * in lower case only.
 */
function checkType(ctx: Context): void {
  const { headers } = ctx.req;
  const encoding = (headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (!ctx.is('application/json') || (encoding !== 'identity' && encoding !== 'gzip'))
    throw new HttpProblem('unsupported_type');
  headers['content-encoding'] = encoding;
}

/**
 * Settles as `work` does, or rejects with `bad_request` when the client disconnects before the request has arrived: koa-body would wait for
 * ever for the rest of a packed body.
 */
export function untilGone<T>(request: IncomingMessage, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      if (!request.complete) reject(new HttpProblem('bad_request'));
    };
    request.once('close', leave);
    if (request.closed) leave();
    void work.then(resolve, reject).finally(() => request.off('close', leave));
  });
}

/** Settles as `work` does, or rejects when that takes too long: who sends half a body keeps neither a slot nor the connection. */
function inTime<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new HttpProblem('bad_request', { headers: { Connection: 'close' } }));
    const timer = setTimeout(late, ms);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Parses a body again that koa-body refused, with `JSON.parse`: koa-body also refuses a property called `__proto__`, which is one like any
 * other.
 */
function parseAgain({ req }: Context, error: unknown): unknown {
  if (error instanceof HttpProblem) throw error;
  const { status, body } = error as { readonly status?: number; readonly body?: unknown };
  if (typeof body === 'string') return parseJson(body);
  if (status === 413) throw new HttpProblem('too_large', { headers: { Connection: 'close' } });
  req.unpipe();
  req.resume();
  throw new HttpProblem('bad_request');
}

/** Escapes of what no database stores: U+0000, and halves of a character that needs two. */
const UNSTORABLE = /\\u(?:0000|d[89a-f])/i;
/** Any escape, with both halves of a character as one. */
const ESCAPES = /\\(?:ud[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}|u[\da-f]{4}|.)/gi;
const ALONE = /^\\u(?:0000|d[89a-f]..)$/i;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(UNSTORABLE.test(text) ? storable(text) : text);
  } catch {
    throw new HttpProblem('bad_request');
  }
}

/**
 * Replaces U+0000 and half characters by the replacement character, as is usual on the web: PostgreSQL refuses the one, and could read no
 * record any more in whose JSON the other stands.
 */
function storable(json: string): string {
  return json.replace(ESCAPES, (escape) => (ALONE.test(escape) ? '\\ufffd' : escape));
}
