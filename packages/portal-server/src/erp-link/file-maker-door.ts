import type { DataScope } from '@kontor/portal-core/access';
import { createTranslator, DEFAULT_LANGUAGE } from '@kontor/portal-core/i18n';
import type { Logger } from 'pino';
import type { Clock } from '../dates/index.js';
import type { Database } from '../db/index.js';
import { openTrail, recordWrite } from '../trail/index.js';
import type { WriteDoor } from '../wire/index.js';

/** What a file is read with. */
export interface ReadingDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'error' | 'warn' | 'info'>;
  /** The zone of the portal's days. */
  readonly timeZone: string;
}

/** What is read of a file belongs to any merchant. */
export const EVERY_RECORD: DataScope = { kind: 'all' };
export const t = createTranslator(DEFAULT_LANGUAGE);

/** The call that does the same as a reading. */
interface SameCall {
  readonly action: `erpLink.${string}`;
  readonly target: string;
}

/** Writes with an entry of the trail that nobody signed in for. */
export function doorOf(
  { database, clock }: Pick<ReadingDeps, 'database' | 'clock'>,
  call: SameCall,
): WriteDoor {
  const origin = {
    actorId: 0,
    subjectId: 0,
    requestId: 'filemaker',
    ...call,
    at: new Date(clock()).toISOString(),
  };
  return (work) => database.write(async (trx) => work(trx, openTrail(trx, await recordWrite(trx, origin))));
}
