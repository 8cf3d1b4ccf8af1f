import { createTranslator, DEFAULT_LANGUAGE } from '@kontor/portal-core/i18n';
import { addDays, today } from '@kontor/portal-core/dates';
import type { Comparison } from '@kontor/portal-core/erp-link';
import type { BackgroundTask } from '../../background/index.js';
import { instantOf, type Clock } from '../../dates/index.js';
import { runAlone, type Database } from '../../db/index.js';
import type { ServerDeps } from '../../server-deps.js';
import { connectedFile } from '../connected-file.js';
import { readConnection, storeFinding } from '../connection.store.js';
import { compareWithFileMaker } from './compare.js';
import { storeComparison } from './comparison.store.js';

/** Days before today whose orders the weekly comparison looks at. */
const DAYS = 90;
const SUNDAY = 0;

type Deps = Pick<ServerDeps, 'clock' | 'log' | 'fileMaker' | 'config'>;

/**
 * Compares the orders of the last months with the connected FileMaker file and keeps what was found. A file that has lost what it had said or
 * taken is paused, for a person to look. Null where no such file is connected, or it is paused.
 */
export async function compareNow(
  { clock, fileMaker, config }: Omit<Deps, 'log'>,
  database: Database,
  { days = DAYS, signal }: { readonly days?: number; readonly signal?: AbortSignal } = {},
): Promise<Comparison | null> {
  const connection = await readConnection(database.read);
  const file = connectedFile(connection, fileMaker);
  if (file === null || connection?.state !== 'running') return null;
  const to = today(clock, config.timeZone);
  const from = addDays(to, -days);
  const scope = { kind: 'all' } as const;
  const compared = { read: database.read, scope, from, to, begun: instantOf(clock) };
  const comparison = await compareWithFileMaker(compared, file, signal);
  await database.write(async (trx) => {
    await storeComparison(trx, comparison);
    const reason = t('erpLink.looksRestored', { count: comparison.difference_count });
    const finding = { kind: 'restored', reason, readUntil: connection.read_until } as const;
    if (comparison.looks_restored) await storeFinding(trx, connection, finding, comparison.compared_at);
  });
  return comparison;
}

const t = createTranslator(DEFAULT_LANGUAGE);

/** Whether it is Sunday where the portal is. */
export const isSunday = (clock: Clock, timeZone: string): boolean =>
  new Date(today(clock, timeZone)).getUTCDay() === SUNDAY;

/** The task that compares in the night to Sunday. With several processes only one does it. */
export function comparisonTask(deps: Deps, database: Database): BackgroundTask {
  const { clock, config, log } = deps;
  return {
    name: 'comparison with the ERP',
    nightlyAt: '03:20',
    async run(signal) {
      if (!isSunday(clock, config.timeZone)) return;
      await runAlone(database, 'comparison with the ERP', async () => {
        const found = await compareNow(deps, database, { signal });
        if (found === null) return;
        const { orders_here, orders_there, difference_count, failure } = found;
        log.info(
          { orders_here, orders_there, difference_count, failure },
          'orders were compared with the ERP',
        );
      });
    },
  };
}
