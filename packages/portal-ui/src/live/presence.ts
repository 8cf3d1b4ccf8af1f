import { livePresence, MANY_RECORDS, PRESENCE_AGAIN_MS } from '@kontor/portal-core/live';
import type { OpenRecord, OtherPerson } from '@kontor/portal-core/live';
import type { PortalClient } from '@kontor/portal-core/wire';
import type { LiveNews, Presence } from './live-context.js';
import { tabHeader } from './tab-header.js';

/** Milliseconds between a change and saying it: whoever walks through a list opens records for a moment only. */
const AFTER_MS = 400;

const NOBODY: readonly OtherPerson[] = [];

/** Creates what says which records this tab shows, while it shows any, and asks who else does. It ends with the signal. */
export function createPresence(
  client: PortalClient,
  news: Pick<LiveNews, 'listen'>,
  signal: AbortSignal,
): Presence {
  const open = new Map<symbol, OpenRecord>();
  const listeners = new Set<() => void>();
  let others = NOBODY;
  let asked = 0;

  const tell = async () => {
    const number = (asked += 1);
    const named = [...open.values()].map((record) => [`${record.kind} ${record.id}`, record] as const);
    const input = { body: { open: [...new Map(named).values()] }, headers: tabHeader(client), signal };
    // Who is there is no more than a help: a call that fails is made up for by the next.
    const answer = await client.call(livePresence, input).catch(() => null);
    if (number !== asked) return;
    if (answer !== null) {
      others = answer.others;
      for (const changed of listeners) changed();
    }
    // Who came or left while the answer was on its way is asked about sooner.
    if (open.size > 0 && !later.isSet()) sayIn(PRESENCE_AGAIN_MS);
  };
  const later = createLater(tell);
  const sayIn = (ms: number) => {
    later.cancel();
    // A hidden page shows nothing to anybody; its stream has ended, and with it what it has said.
    if (!document.hidden && !signal.aborted) later.set(ms);
  };
  const look = () => (document.hidden ? later.cancel() : open.size > 0 && sayIn(AFTER_MS));

  document.addEventListener('visibilitychange', look);
  const stop = news.listen('presence', (ids) => {
    const isOfOurs = [...open.values()].some(({ id }) => ids.includes(id));
    if (isOfOurs || (ids.includes(MANY_RECORDS) && open.size > 0)) sayIn(AFTER_MS);
  });
  signal.addEventListener('abort', () => {
    later.cancel();
    stop();
    document.removeEventListener('visibilitychange', look);
  });
  return {
    enter(record) {
      const key = Symbol(record.kind);
      open.set(key, record);
      sayIn(AFTER_MS);
      return () => {
        open.delete(key);
        sayIn(AFTER_MS);
      };
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    get: () => others,
  };
}

/** Something to be done once, after a while. */
function createLater(work: () => Promise<void>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    isSet: () => timer !== undefined,
    cancel,
    set(ms: number) {
      timer = setTimeout(() => {
        timer = undefined;
        void work();
      }, ms);
    },
  };
}
