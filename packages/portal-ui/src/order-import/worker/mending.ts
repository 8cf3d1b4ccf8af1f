import type { ImportMapping } from '@kontor/portal-core/order-import';
import { fillingDown, pasting, replacingText } from './block-edits.js';
import type { CheckedSheet } from './checked-sheet.js';
import { faultsOf, replacingFault } from './faults.js';
import type { CellStep, EditStep, HandEdits } from './hand-edits.js';
import type { Mended, MendingDesk } from './mending.types.js';
import type { CellChange, CheckSummary } from './protocol.js';

/** The file that corrections are made to. */
export interface MendedFile {
  readonly sheet: CheckedSheet;
  readonly hand: HandEdits;
  readonly mapping: ImportMapping;
  summary(): CheckSummary;
  /** Checks again what depends on some cells. */
  recheck(step: EditStep): Promise<void>;
}

/** Creates the worker's functions that correct cells. */
export function createMending(file: MendedFile): MendingDesk {
  const recheck = async (step: EditStep | null) => {
    if (step !== null && step.length > 0) await file.recheck(step);
    return file.summary();
  };
  const doChanges = async (changes: readonly CellChange[]) => {
    const step = stepOf(file, changes);
    file.hand.do(step);
    return { sheet: await recheck(step), changed: step.length };
  };
  const mend = async (changes: readonly CellChange[], { skipped = 0, left = 0 } = {}): Promise<Mended> => ({
    ...(await doChanges(changes)),
    skipped,
    left,
  });
  return {
    edit: async (changes) => (await doChanges(changes)).sheet,
    changes: () => editedCells(file.hand).map((change) => ({ ...change, value: null })),
    edited: () => editedCells(file.hand),
    faults: () => faultsOf(file.sheet),
    replaceFault: ({ fault, by }) => {
      const { changes, skipped } = replacingFault(file.sheet, file.mapping, fault, by);
      return mend(changes, { skipped });
    },
    findAndReplace: (input) => mend(replacingText(file.sheet, file.mapping, input)),
    fillDown: (input) => mend(fillingDown(file.sheet, file.mapping, input)),
    paste: (input) => {
      const { changes, left } = pasting(file.sheet, file.mapping, input);
      return mend(changes, { left });
    },
    undo: () => recheck(file.hand.undo()),
    redo: () => recheck(file.hand.redo()),
  };
}

/** The cells whose text changes, each once. */
function stepOf({ sheet, hand }: MendedFile, changes: readonly CellChange[]): EditStep {
  const cells = new Map<string, CellStep>();
  for (const { line, column, value } of changes) {
    const before = sheet.cellsAt(line)[column] ?? '';
    const after = value ?? hand.originals(line)[column] ?? before;
    const name = `${line}:${column}`;
    if (after === before) cells.delete(name);
    else cells.set(name, { line, column, before, after });
  }
  return [...cells.values()];
}

function editedCells({ edits }: HandEdits): CellChange[] {
  return Array.from(edits, ([line, cells]) =>
    Array.from(cells, ([column, value]) => ({ line, column, value })),
  ).flat();
}
