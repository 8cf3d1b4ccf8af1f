import type { Logger } from 'pino';
import type { Database } from '../db/index.js';
import { createFairSlots, type FairSlots } from '../limits/index.js';
import { LiveHub } from './hub.js';
import { Presences } from './presence.js';

/** Streams of one process that are open at the same time: a person has a few visible tabs at most. */
export const STREAMS = { inAll: 1000, perMerchant: 200, perCaller: 8 } as const;
const NONE_WAITS = { waitingInAll: 0, waitingPerMerchant: 0, waitingPerCaller: 0, waitMs: 0 };

/** Who is told of changes in this process, and how many may be. */
export interface Live {
  readonly hub: LiveHub;
  readonly slots: FairSlots;
  readonly presences: Presences;
}

/** Creates what tells of changes; its task has to run (`liveTask`). */
export function createLive(database: Database, log: Pick<Logger, 'error'>): Live {
  return {
    hub: new LiveHub(database, log),
    slots: createFairSlots({ ...STREAMS, ...NONE_WAITS }),
    presences: new Presences(database, log),
  };
}
