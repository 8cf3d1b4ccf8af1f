import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that may wait on a connection. Browsers and proxies send one at a time. */
const MOST_WAITING = 20;
/** Listeners of an answer: those of Koa, of what its request holds, and the one here are more than the ten that Node warns of. */
const LISTENERS = 20;

/**
 * Answers the requests of a connection one after the other, and closes one on which too many wait. Node begins all that have arrived, and
 * an answer that has to wait behind another one never hears that its connection was closed: what its request holds would be held for ever.
 */
export function oneAtATime(answer: RequestListener): RequestListener {
  /** By connection of which a request is being answered: how to begin those that wait. */
  const waiting = new WeakMap<Socket, (() => void)[]>();
  const next = (socket: Socket) => {
    const begin = socket.destroyed ? undefined : waiting.get(socket)?.shift();
    if (begin) begin();
    else waiting.delete(socket);
  };
  const begin = (request: IncomingMessage, response: ServerResponse) => {
    response.setMaxListeners(LISTENERS).once('close', () => next(request.socket));
    answer(request, response);
  };
  return (request, response) => {
    const { socket } = request;
    const others = waiting.get(socket);
    if (others === undefined) {
      waiting.set(socket, []);
      begin(request, response);
    } else if (others.length < MOST_WAITING) others.push(() => begin(request, response));
    else socket.destroy();
  };
}
