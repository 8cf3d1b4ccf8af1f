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
  const { hand } = file;
  const inTurn = createTurns();
  const doChanges = async (changes: readonly CellChange[]) => {
    const step = stepOf(file, changes);
    if (step.length > 0) await judged(file, step, hand.do(step));
    return { sheet: file.summary(), changed: step.length };
  };
  const mend = (changesOf: () => Changes): Promise<Mended> =>
    inTurn(async () => {
      const { changes, skipped = 0, left = 0 } = changesOf();
      return { ...(await doChanges(changes)), skipped, left };
    });
  const turnBack = (step: EditStep | null, takeBack: () => void) =>
    step === null ? undefined : judged(file, step, takeBack);
  return {
    edit: (changes) => inTurn(async () => (await doChanges(changes)).sheet),
    changes: () => editedCells(file.hand).map((change) => ({ ...change, value: null })),
    edited: () => editedCells(file.hand),
    faults: () => faultsOf(file.sheet),
    replaceFault: ({ fault, by }) => mend(() => replacingFault(file.sheet, file.mapping, fault, by)),
    findAndReplace: (input) => mend(() => ({ changes: replacingText(file.sheet, file.mapping, input) })),
    fillDown: (input) => mend(() => ({ changes: fillingDown(file.sheet, file.mapping, input) })),
    paste: (input) => mend(() => pasting(file.sheet, file.mapping, input)),
    undo: () =>
      inTurn(async () => {
        await turnBack(hand.undo(), () => hand.redo());
        return file.summary();
      }),
    redo: () =>
      inTurn(async () => {
        await turnBack(hand.redo(), () => hand.undo());
        return file.summary();
      }),
  };
}

interface Changes {
  readonly changes: readonly CellChange[];
  readonly skipped?: number;
  readonly left?: number;
}

/** Runs tasks one after the other: a change is judged, or taken back, before the next reads the cells. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(act: () => Promise<T>): Promise<T> => {
    const turn = last.then(act);
    last = turn.catch(() => {});
    return turn;
  };
}

/** Checks again what a step changed. What cannot be judged is taken back, so that nothing is sent that no check has seen. */
async function judged(file: MendedFile, step: EditStep, takeBack: () => void): Promise<void> {
  const { mapping } = file;
  try {
    await file.recheck(step);
  } catch (error) {
    // A check of the whole file that has begun since judges the step, too.
    if (file.mapping === mapping) {
      takeBack();
      for (const { line } of step) file.hand.prune(line);
    }
    throw error;
  }
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
