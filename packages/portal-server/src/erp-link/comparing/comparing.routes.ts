import type { DataScope } from '@kontor/portal-core/access';
import {
  erpCompare,
  erpComparisonLast,
  erpSendMissing,
  mayConnectErp,
  maySeeErp,
  validateComparedDays,
} from '@kontor/portal-core/erp-link';
import { wholeScope } from '../../access/index.js';
import { instantOf } from '../../dates/index.js';
import type { ServerDeps } from '../../server-deps.js';
import { HttpProblem, type Route, route, validationFailed } from '../../wire/index.js';
import { connectedFile } from '../connected-file.js';
import { readConnection } from '../connection.store.js';
import { compareWithFileMaker, compareWithSet, type Compared } from './compare.js';
import { sendMissing } from './send-missing.js';
import { lastComparison } from './comparison.store.js';

const EVERY_ORDER = { kind: 'all' } as const;

/** Routes that tell where Kontor and the ERP differ. */
export function comparingRoutes({
  database: { read },
  clock,
  fileMaker,
}: Pick<ServerDeps, 'database' | 'clock' | 'fileMaker'>): Route[] {
  const comparedOf = (scope: DataScope, days: { readonly from: string; readonly to: string }): Compared => {
    const issues = validateComparedDays(days);
    if (issues.length > 0) throw validationFailed(issues);
    return { read, scope, from: days.from, to: days.to, begun: instantOf(clock) };
  };
  const existingFile = async () => {
    const file = connectedFile(await readConnection(read), fileMaker);
    if (file === null) throw new HttpProblem('not_found');
    return file;
  };
  return [
    route(erpCompare, async ({ body: { orders, ...days }, principal, scope }) => {
      const compared = comparedOf(wholeScope(principal, scope), days);
      if (orders !== undefined) return compareWithSet(compared, orders);
      if (!maySeeErp(principal)) throw new HttpProblem('forbidden');
      return compareWithFileMaker(compared, await existingFile());
    }),
    route(erpSendMissing, async ({ body: days, principal, write }) => {
      if (!mayConnectErp(principal)) throw new HttpProblem('forbidden');
      return sendMissing(comparedOf(EVERY_ORDER, days), await existingFile(), write);
    }),
    route(erpComparisonLast, async ({ principal }) => {
      if (!maySeeErp(principal)) throw new HttpProblem('forbidden');
      return { comparison: await lastComparison(read) };
    }),
  ];
}
