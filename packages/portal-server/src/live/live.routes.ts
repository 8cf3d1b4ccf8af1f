import { liveChanges, livePresence, TAB_HEADER, TAB_ID } from '@kontor/portal-core/live';
import { wholeScope } from '../access/index.js';
import { instantOf } from '../dates/index.js';
import type { Slot } from '../limits/index.js';
import type { ServerDeps } from '../server-deps.js';
import { type HandlerInput, HttpProblem, Reply, retryLater, route, type Route } from '../wire/index.js';
import { answerChanges } from './answer-changes.js';
import { LiveStream } from './live-stream.js';
import { othersAt, seenRecords } from './presence.js';
import type { Reader } from './seen-changes.js';

type Input = HandlerInput<typeof liveChanges>;

const EVENTS = 'text/event-stream';
const HEADERS = {
  'Content-Type': `${EVENTS}; charset=utf-8`,
  // Some proxies hold answers back until they are whole.
  'X-Accel-Buffering': 'no',
};
const RESTART_SECONDS = 5;

type Deps = Pick<ServerDeps, 'database' | 'live' | 'clock'>;

/** The call that tells of changes, as one answer or as a stream, and the one that tells who else is at a record. */
export function liveRoutes(deps: Deps): Route[] {
  return [
    route(liveChanges, async (input) => {
      if (String(input.info.headers['accept'] ?? '').includes(EVENTS)) return openStream(deps, input);
      return answerChanges(deps.database, readerOf(input), input.query);
    }),
    route(livePresence, async (input) => {
      const { database, clock, live } = deps;
      const { actorId, subjectId } = input.actor;
      const { principal, scope, tab } = readerOf(input);
      const looker = { principal, scope, actorId };
      const records = await seenRecords(database.read, looker, input.body.open);
      const at = instantOf(clock);
      // Whoever acts as somebody else sees who is there, and is not seen.
      if (tab !== '' && actorId === subjectId)
        await live.presences.store({ user_id: actorId, tab }, { records, principal, at });
      return { others: await othersAt(database.read, looker, records, Date.parse(at)) };
    }),
  ];
}

async function openStream(
  { database, clock, live: { hub, slots, presences } }: Deps,
  input: Input,
): Promise<Reply<never>> {
  if (!hub.isRunning) throw retryLater('overloaded', RESTART_SECONDS);
  const slot: Slot = slots.takeNow(takerOf(input));
  const reader = readerOf(input);
  const stream = new LiveStream({ reader, mayStill: input.mayStill, now: Date.now });
  stream.body.once('close', () => {
    hub.leave(stream);
    slot.release();
    // When the server stops, tabs come back to another one.
    if (!hub.isRunning || reader.tab === '') return;
    void presences.end({ user_id: reader.actorId, tab: reader.tab }, instantOf(clock));
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
function readerOf({
  principal,
  actor,
  scope,
  info,
}: Pick<Input, 'principal' | 'actor' | 'scope' | 'info'>): Reader {
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
