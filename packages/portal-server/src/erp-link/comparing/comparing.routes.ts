import {
  erpCompare,
  erpComparisonLast,
  erpSendMissing,
  mayConnectErp,
  maySeeErp,
} from '@kontor/portal-core/erp-link';
import { issue } from '@kontor/portal-core/validation';
import { wholeScope } from '../../access/index.js';
import { instantOf } from '../../dates/index.js';
import type { ServerDeps } from '../../server-deps.js';
import { HttpProblem, type Route, route, validationFailed } from '../../wire/index.js';
import { readConnection } from '../connection.store.js';
import { compareWithFileMaker, compareWithSet } from './compare.js';
import { sendMissing } from './send-missing.js';
import { lastComparison } from './comparison.store.js';

const EVERY_ORDER = { kind: 'all' } as const;

/** Routes that tell where Kontor and the ERP differ. */
export function comparingRoutes({
  database: { read },
  clock,
  fileMaker,
}: Pick<ServerDeps, 'database' | 'clock' | 'fileMaker'>): Route[] {
  return [
    route(erpCompare, async ({ body: { from, to, orders }, principal, scope }) => {
      if (from > to) throw validationFailed([issue('to', 'min', { min: from })]);
      const compared = { read, scope: wholeScope(principal, scope), from, to, begun: instantOf(clock) };
      if (orders !== undefined) return compareWithSet(compared, orders);
      if (!maySeeErp(principal)) throw new HttpProblem('forbidden');
      if (fileMaker === null) throw new HttpProblem('not_found');
      return compareWithFileMaker(compared, fileMaker);
    }),
    route(erpSendMissing, async ({ body: { from, to }, principal, write }) => {
      if (!mayConnectErp(principal)) throw new HttpProblem('forbidden');
      if (fileMaker === null || (await readConnection(read)) === null) throw new HttpProblem('not_found');
      const compared = { read, scope: EVERY_ORDER, from, to, begun: instantOf(clock) };
      return { orders: await sendMissing(compared, fileMaker, write) };
    }),
    route(erpComparisonLast, async ({ principal }) => {
      if (!maySeeErp(principal)) throw new HttpProblem('forbidden');
      return { comparison: await lastComparison(read) };
    }),
  ];
}
