import type { AuditEventKind } from '@kontor/portal-core/audit-log';
import type { Logger } from 'pino';
import { type Clock, instantOf } from '../dates/index.js';
import type { Database } from '../db/index.js';
import { storeEvents } from './trail.store.js';

/** What happened beside the writes, which leave their entry themselves. */
export interface TrailEvent {
  readonly kind: AuditEventKind;
  /** 0 when nobody knows who acted. */
  readonly actorId: number;
  readonly subjectId: number;
  /** The id of the call. */
  readonly action: string;
  /** Path below `/api`. */
  readonly target: string;
  readonly requestId: string;
  readonly address: string;
  /** Of a failed sign-in: the account that was tried. It is stored as its id; a name that no account has is forgotten. */
  readonly usernameKey?: string;
  /** Of a call with an API key: its id. */
  readonly apiKeyId?: number;
}

/** An event with how often it happened. */
export interface CountedEvent extends TrailEvent {
  /** ISO in UTC. */
  readonly at: string;
  readonly until: string;
  readonly times: number;
}

/** Collects events and stores them once a minute, so that neither reading nor failing costs a write. */
export interface TrailEvents {
  note(event: TrailEvent): void;
  /** Stores what was collected; keeps it when it cannot be stored. Never rejects. */
  flush(): Promise<void>;
}

/** Milliseconds that equal events are counted together, and that a killed process loses at most. */
const KEPT_MS = 60_000;
/** Number of different failed sign-ins told apart within that time: a flood of them must not fill the disk. */
const FAILED_SIGN_INS = 100;
/** Number of different events after which they are stored at once; and, where that fails, after which new ones are only counted. */
const FULL = 200;
const OVERFULL = 2000;

/** Creates the collection of one server. */
export function createTrailEvents(
  database: Pick<Database, 'write'>,
  clock: Clock,
  log: Pick<Logger, 'warn'>,
): TrailEvents {
  let collected = new Map<string, CountedEvent>();
  let timer: NodeJS.Timeout | null = null;
  const add = (event: CountedEvent) => {
    const told = toldApart(event, collected);
    const key = keyOf(told);
    const known = collected.get(key);
    collected.set(key, known ? together(known, told) : told);
  };
  const flush = async () => {
    if (timer) clearTimeout(timer);
    timer = null;
    const events = [...collected.values()];
    if (events.length === 0) return;
    collected = new Map();
    await database
      .write((trx) => storeEvents(trx, events))
      .catch((err: unknown) => {
        log.warn({ err, events: events.length }, 'events of the trail wait for the database');
        events.forEach(add);
      });
  };
  return {
    note(event) {
      const at = instantOf(clock);
      add({ ...event, at, until: at, times: 1 });
      if (collected.size === FULL) void flush();
      timer ??= setTimeout(() => void flush(), KEPT_MS).unref();
    },
    flush,
  };
}

/** The event itself, or, where there are too many, one without what tells it from others of its kind. */
function toldApart(event: CountedEvent, collected: ReadonlyMap<string, CountedEvent>): CountedEvent {
  if (collected.has(keyOf(event))) return event;
  const {
    usernameKey: _,
    apiKeyId: __,
    ...others
  } = { ...event, actorId: 0, subjectId: 0, target: '', address: '' };
  if (event.kind !== 'failed_sign_in') return collected.size < OVERFULL ? event : others;
  const failed = [...collected.values()].filter(({ kind }) => kind === 'failed_sign_in').length;
  return failed < FAILED_SIGN_INS ? event : others;
}

/** Refusals of one call count together, whatever record was asked for: whoever tries all numbers fills no disk. */
const keyOf = ({
  kind,
  actorId,
  subjectId,
  action,
  target,
  address,
  usernameKey,
  apiKeyId,
}: TrailEvent): string =>
  JSON.stringify([
    kind,
    actorId,
    subjectId,
    action,
    kind === 'refused' ? '' : target,
    address,
    usernameKey,
    apiKeyId,
  ]);

const together = (known: CountedEvent, { until, times }: CountedEvent): CountedEvent => ({
  ...known,
  until,
  times: known.times + times,
});
