import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from './db/index.js';
import type { Readiness } from './health/index.js';
import type { TrailEvents } from './trail/index.js';

/** Milliseconds for a load balancer to notice that the server is not ready any more. */
const NOTICE_MS = 300;
/** Waits until a load balancer has noticed; afterwards no connection is accepted any more. */
export const beNoticed = (): Promise<void> => wait(NOTICE_MS);
/** Milliseconds for running calls to finish; then their connections are cut. */
const FINISH_MS = 8000;
const LOOK_AGAIN_MS = 50;
/** Milliseconds within which a request arrives that was on its way when connections were no longer accepted. */
const SILENT_MS = 500;

interface Parts {
  readonly readiness: Readiness;
  readonly database: Database;
  readonly events: Pick<TrailEvents, 'flush'>;
  /** See `silentConnections`. */
  readonly silent: ReadonlySet<Socket>;
  /** Resolves when a load balancer has seen that the server is not ready. */
  noticed(): Promise<void>;
}

/**
 * The open connections without any request yet, as browsers open them ahead of need; Node does not count them as idle. Call it before the
 * server listens.
 */
export function silentConnections(server: Server): ReadonlySet<Socket> {
  const silent = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.on('request', ({ socket }) => silent.delete(socket));
  return silent;
}

/**
 * Stops in order: not ready, then no new connections, then every running call is answered, then the trail is stored and
 * the database closed. Takes at most
 * about nine seconds.
 */
export async function stopServer(
  server: Server,
  { readiness, database, events, silent, noticed }: Parts,
): Promise<void> {
  readiness.drain();
  await noticed();
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), LOOK_AGAIN_MS);
  const hush = setTimeout(() => silent.forEach((socket) => socket.destroy()), SILENT_MS);
  const cut = setTimeout(() => server.closeAllConnections(), FINISH_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(hush);
  clearTimeout(cut);
  await events.flush();
  await database.close();
}
