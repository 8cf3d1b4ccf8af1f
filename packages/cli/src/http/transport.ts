import type { HttpRequest, HttpResponse, Transport } from '@kontor/portal-core/wire';
import { Agent, type Dispatcher } from 'undici';

/** HTTP transport with kept-alive connections, by undici. */
export interface NodeTransport {
  readonly send: Transport;
  /** Closes the connections after pending responses have arrived. */
  close(): Promise<void>;
}

/** Timeout in ms until a response begins, because the server's writer can make a chunk wait. */
const HEADERS_TIMEOUT_MS = 120_000;

/** Creates a transport to `origin`, such as `https://portal.example.com`; a path in it is kept. */
export function createTransport(origin: string): NodeTransport {
  const agent = new Agent({
    connections: 4,
    connect: { timeout: 10_000 },
    headersTimeout: HEADERS_TIMEOUT_MS,
    bodyTimeout: HEADERS_TIMEOUT_MS,
  });
  const { origin: host, pathname } = new URL(origin);
  const base = pathname.replace(/\/$/, '');
  return {
    send: async (request) => toResponse(await agent.request(toOptions(request, host, base))),
    close: () => agent.close(),
  };
}

function toOptions(request: HttpRequest, host: string, base: string): Dispatcher.RequestOptions {
  return {
    origin: host,
    path: `${base}${request.path}`,
    method: request.method as Dispatcher.HttpMethod,
    headers: { ...request.headers, 'User-Agent': 'kontor-cli' },
    ...(request.body === undefined ? {} : { body: request.body }),
    ...(request.signal instanceof AbortSignal ? { signal: request.signal } : {}),
  };
}

function toResponse(answer: Dispatcher.ResponseData): HttpResponse {
  return {
    status: answer.statusCode,
    header: (name) => {
      const value = answer.headers[name.toLowerCase()];
      return (Array.isArray(value) ? value.join(', ') : value) ?? null;
    },
    text: () => answer.body.text(),
    stream: answer.body,
  };
}
