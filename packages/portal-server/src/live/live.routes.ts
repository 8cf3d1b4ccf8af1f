import { liveChanges, TAB_HEADER, TAB_ID } from '@kontor/portal-core/live';
import { wholeScope } from '../access/index.js';
import type { Slot } from '../limits/index.js';
import type { ServerDeps } from '../server-deps.js';
import { type HandlerInput, HttpProblem, Reply, retryLater, route, type Route } from '../wire/index.js';
import { answerChanges } from './answer-changes.js';
import { LiveStream } from './live-stream.js';
import type { Reader } from './seen-changes.js';

type Input = HandlerInput<typeof liveChanges>;

const EVENTS = 'text/event-stream';
const HEADERS = {
  'Content-Type': `${EVENTS}; charset=utf-8`,
  // Some proxies hold answers back until they are whole.
  'X-Accel-Buffering': 'no',
};
const RESTART_SECONDS = 5;

/** The call that tells of changes, as one answer or as a stream. */
export function liveRoutes(deps: Pick<ServerDeps, 'database' | 'live'>): Route[] {
  return [
    route(liveChanges, async (input) => {
      if (String(input.info.headers['accept'] ?? '').includes(EVENTS)) return openStream(deps, input);
      return answerChanges(deps.database, readerOf(input), input.query);
    }),
  ];
}

async function openStream(
  { database, live: { hub, slots } }: Pick<ServerDeps, 'database' | 'live'>,
  input: Input,
): Promise<Reply<never>> {
  if (!hub.isRunning) throw retryLater('overloaded', RESTART_SECONDS);
  const slot: Slot = slots.takeNow(takerOf(input));
  const reader = readerOf(input);
  const stream = new LiveStream({ reader, mayStill: input.mayStill, now: Date.now });
  stream.body.once('close', () => {
    hub.leave(stream);
    slot.release();
  });
  try {
    await hub.join(stream);
    // Whoever signed out before this is told of by no change.
    if (!(await input.mayStill())) throw new HttpProblem('not_authorized');
    stream.send(await answerChanges(database, reader, askedOf(input)));
  } catch (error) {
    stream.body.destroy();
    throw error;
  }
  return new Reply<never>(stream.body, { headers: HEADERS, goesOn: true });
}

/** A browser's own reader of events says where it was in a header. */
const askedOf = ({ query, info }: Input) => {
  const last = info.headers['last-event-id'];
  return typeof last === 'string' && last !== '' ? { cursor: last } : query;
};

/** A reader of all merchants is told of all of them: which of them a list shows, the list knows. */
function readerOf({ principal, actor, scope, info }: Input): Reader {
  const tab = String(info.headers[TAB_HEADER.toLowerCase()] ?? '');
  return {
    principal,
    actorId: actor.actorId,
    scope: wholeScope(principal, scope),
    tab: TAB_ID.test(tab) ? tab : '',
  };
}

/** The user who really acts, and whose records are told of. */
function takerOf({ actor, principal }: Input) {
  const merchant = principal.merchantErpId;
  return {
    caller: `user ${actor.actorId}`,
    merchant: merchant === null ? `staff ${principal.userId}` : `merchant ${merchant}`,
  };
}
