import type { DataScope } from '@kontor/portal-core/access';
import type { FileKindOfReports, UndoneFile } from '@kontor/portal-core/erp-link';
import type { Knex } from 'knex';
import type { Writer } from '../../db/index.js';
import { HttpProblem, type WriteDoor } from '../../wire/index.js';
import {
  hasChanges,
  lockFile,
  markUndone,
  nextChanges,
  noteUndone,
  readUndone,
  type ChangeToUndo,
} from './taken-files.store.js';
import type { UndoneSet } from './undo-each.js';
import { undoOrders } from './undo-orders.js';
import { undoProducts } from './undo-products.js';
import { undoStock } from './undo-stock.js';

export interface UndoDoors {
  readonly read: Knex;
  readonly write: WriteDoor;
  readonly scope: DataScope;
  /** ISO in UTC. */
  readonly at: string;
}

/** Changes undone in one transaction. */
const AT_ONCE = 500;

type Undo = (trx: Writer, scope: DataScope, changes: readonly ChangeToUndo[]) => Promise<UndoneSet>;
const UNDOING: Readonly<Record<FileKindOfReports, Undo>> = {
  shipments: undoOrders,
  stock: undoStock,
  products: undoProducts,
};

/**
 * Undoes what a file changed, piece by piece, and tells what stays. What an earlier undo has kept is tried again: the file that was in its way
 * may be undone by now. 409 where what it changed is no longer kept.
 */
export async function undoFile(
  { read, write, scope, at }: UndoDoors,
  file: { readonly id: number; readonly kind: FileKindOfReports },
): Promise<UndoneFile> {
  let keptBelow = Number.MAX_SAFE_INTEGER;
  const undoSome = () =>
    write(async (trx, trail) => {
      await lockFile(trx, file.id);
      const changes = await nextChanges(trx, file.id, { limit: AT_ONCE, keptBelow });
      const isLast = changes.length < AT_ONCE;
      const { verdicts, touched, kind } = await UNDOING[file.kind](trx, scope, changes);
      await markUndone(trx, verdicts);
      await trail.touch(kind, touched);
      if (isLast) await noteUndone(trx, file.id, at);
      keptBelow = Math.min(keptBelow, changes.at(-1)?.id ?? keptBelow);
      return isLast;
    });
  if (!(await hasChanges(read, file.id))) throw new HttpProblem('status_conflict');
  while (!(await undoSome()));
  return readUndone(read, scope, file.id);
}
