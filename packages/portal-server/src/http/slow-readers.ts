import type { Server, ServerResponse } from 'node:http';

/** How much time an answer has to be taken. */
interface Pace {
  /** Milliseconds that any answer may take, beside those that its size needs. */
  readonly graceMs: number;
  /** Bytes a millisecond that a slow line takes. */
  readonly slowLine: number;
}

const PACE: Pace = { graceMs: 30_000, slowLine: 20 };
const LOOK_AGAIN_MS = 5000;

/** Since when an answer waits for its reader, and the bytes its connection had taken before. */
interface Waiting {
  readonly since: number;
  readonly before: number;
}

/** Cuts the connections of who does not read an answer, or so slowly that it would hold its places for hours. Call it before the server listens. */
export function endSlowReaders(server: Server): void {
  const look = slowReaders(server, PACE);
  const timer = setInterval(() => look(performance.now()), LOOK_AGAIN_MS).unref();
  server.once('close', () => clearInterval(timer));
}

/**
 * Returns what cuts the connections of slow readers each time it is called with the milliseconds of a clock. An answer that is still being
 * worked out, or that goes on with nothing to tell, waits for the server and not for its reader.
 */
export function slowReaders(server: Server, { graceMs, slowLine }: Pace): (now: number) => void {
  const answers = new Map<ServerResponse, Waiting | null>();
  server.on('request', (_request, response) => {
    answers.set(response, null);
    response.once('close', () => answers.delete(response));
  });
  return (now) => {
    for (const [response, waiting] of answers) {
      const { socket } = response;
      if (!socket || socket.writableLength === 0) answers.set(response, null);
      else if (!waiting)
        answers.set(response, { since: now, before: socket.bytesWritten - socket.writableLength });
      else if (now - waiting.since > graceMs + (socket.bytesWritten - waiting.before) / slowLine)
        socket.destroy();
    }
  };
}
