import { mayUse, type DataScope, type Principal } from '@kontor/portal-core/access';
import {
  LIVE_KINDS,
  LIVE_RESOURCES,
  MANY_RECORDS,
  type LiveChanges,
  type LiveKind,
} from '@kontor/portal-core/live';
import type { StoredChange } from '../changes/index.js';

/** Who is told of changes. */
export interface Reader {
  readonly principal: Principal;
  /** The user who really listens: another than the principal's while acting as somebody. */
  readonly actorId: number;
  readonly scope: DataScope;
  /** The reader's own tab, whose changes are not told; empty for none. */
  readonly tab: string;
}

/** Records of a kind that are told one by one; more are told as many. */
const NAMED_AT_MOST = 200;

/** The changes of a reader's scope, of kinds that the reader may read, made elsewhere: each record once. */
export function seenChanges(reader: Reader, changes: readonly StoredChange[]): LiveChanges['changes'] {
  const seen = changes.filter((change) => isSeen(reader, change));
  return LIVE_KINDS.flatMap((kind) => {
    const ids = new Set(seen.filter((change) => change.kind === kind).map(({ record_id }) => record_id));
    const told = ids.size > NAMED_AT_MOST ? [MANY_RECORDS] : [...ids];
    return told.map((id) => ({ kind, id }));
  });
}

/** Whether the access of a reader may have ended with one of these changes, or become another. */
export function touchesAccess({ principal, actorId }: Reader, changes: readonly StoredChange[]): boolean {
  const users: readonly number[] = [MANY_RECORDS, actorId, principal.userId];
  return changes.some(({ kind, record_id }) => kind === 'access' && users.includes(record_id));
}

function isSeen({ principal, scope, tab }: Reader, change: StoredChange): boolean {
  if (change.kind === 'access') return false;
  if (scope.kind === 'merchant' && scope.merchantErpId !== change.merchant_erp_id) return false;
  return mayReadKind(principal, change.kind) && !(tab !== '' && change.origin === tab);
}

/** Whether a reader may read records of a kind. */
export const mayReadKind = (principal: Principal, kind: LiveKind): boolean =>
  mayUse(principal, LIVE_RESOURCES[kind]);
