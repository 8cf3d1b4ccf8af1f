import type { AuditKind } from '@kontor/portal-core/audit-log';
import type { FileChange, RecordState, UndoVerdict } from '@kontor/portal-core/erp-link';
import type { TouchedRecord } from '../../trail/index.js';
import type { ChangeToUndo, UndoneChange } from './taken-files.store.js';

/** What became of some changes, and the records that are again what they were. */
export interface UndoneSet {
  readonly verdicts: readonly UndoneChange[];
  readonly touched: readonly TouchedRecord[];
  readonly kind: AuditKind;
}

interface Undoing<Key, State extends RecordState> {
  readonly keyOf: (change: ChangeToUndo) => Key;
  /** The locked record as it is; null when it is not there. */
  readonly find: (key: Key, change: ChangeToUndo) => State | null;
  readonly judge: (change: FileChange, found: State | null) => UndoVerdict<State>;
}

/** Judges changes one after the other: the second about a record finds it as the first has left it. */
export function undoEach<Key, State extends RecordState>(
  changes: readonly ChangeToUndo[],
  { keyOf, find, judge }: Undoing<Key, State>,
): { readonly verdicts: readonly UndoneChange[]; readonly restored: ReadonlyMap<Key, State> } {
  const restored = new Map<Key, State>();
  const verdicts = changes.map((change): UndoneChange => {
    const key = keyOf(change);
    const verdict = judge(change, restored.get(key) ?? find(key, change));
    if (verdict.kind === 'keep') return { id: change.id, undo: verdict.reason, found: verdict.found };
    restored.set(key, verdict.state);
    return { id: change.id, undo: 'undone', found: verdict.keeps };
  });
  return { verdicts, restored };
}
