import { type LiveKind, MANY_RECORDS } from '@kontor/portal-core/live';
import { insertSet, type Writer } from '../db/index.js';
import { originOf } from './origin.js';

/** A record that was changed. */
export interface ChangedRecord {
  readonly id: number;
  readonly merchant_erp_id: number;
}

/** Records of one merchant that are named one by one; a larger set is one row. */
const NAMED_AT_MOST = 50;
const COLUMNS = {
  record_id: 'integer',
  merchant_erp_id: 'integer',
  at: 'text',
  kind: 'text',
  origin: 'text',
} as const;

/** Notes in the transaction of the work itself that records of a kind were changed: one statement for any number of them. */
export async function noteChanges(
  trx: Writer,
  kind: LiveKind,
  records: readonly ChangedRecord[],
): Promise<void> {
  const at = new Date().toISOString();
  const origin = originOf(trx);
  const rows = [...byMerchant(records)].flatMap(([merchant, ids]) =>
    (ids.size > NAMED_AT_MOST ? [MANY_RECORDS] : [...ids]).map((id) => [id, merchant, at, kind, origin]),
  );
  await insertSet(trx, { table: 'changes', columns: COLUMNS }, rows);
}

/** Notes that a user's access has ended or become another, where no trigger sees it: who tells open pages of changes asks anew who listens. */
export function noteAccess(trx: Writer, userId: number): Promise<void> {
  const row = [userId, 0, new Date().toISOString(), 'access', originOf(trx)];
  return insertSet(trx, { table: 'changes', columns: COLUMNS }, [row]);
}

function byMerchant(records: readonly ChangedRecord[]): Map<number, Set<number>> {
  const ids = new Map<number, Set<number>>();
  for (const { id, merchant_erp_id } of records)
    ids.set(merchant_erp_id, (ids.get(merchant_erp_id) ?? new Set()).add(id));
  return ids;
}
