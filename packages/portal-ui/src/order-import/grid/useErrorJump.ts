import { useRef, type RefObject } from 'react';
import { useNotify } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import type { TableHandle } from '../../table/index.js';
import { gridFields } from '../worker/grid-fields.js';
import type { FoundError, RowFilter } from '../worker/protocol.js';
import { useWizard } from '../wizard-context.js';
import { OUTCOME_COLUMN } from './check-columns.js';
import { placedFields } from './field-layout.js';
import type { GridPlace } from './grid-place.js';

type Cell = Pick<GridPlace, 'rowIndex' | 'columnId'>;

export interface ErrorJump {
  /** Moves the focus to the next wrong cell, or the previous one, and from the end back to the beginning. */
  readonly go: (step: 1 | -1) => void;
  /** Moves the focus to a field of a line, if the filter includes the line. */
  readonly show: (place: { readonly line: number; readonly field: string }) => void;
  /** Sets the cell that has the focus. */
  readonly note: (cell: Cell) => void;
}

const BEFORE_ALL: Cell = { rowIndex: -1, columnId: '' };

/** Moves between the wrong cells of the grid, row by row and from left to right. */
export function useErrorJump(filter: RowFilter, handle: RefObject<TableHandle | null>): ErrorJump {
  const translate = useTranslate();
  const notify = useNotify();
  const { state, store } = useWizard();
  const now = useRef(BEFORE_ALL);
  const columns = useColumnOrder();
  const focus = (cell: Cell) => {
    now.current = cell;
    handle.current?.focusCell(cell);
  };
  const find = async (step: 1 | -1) => {
    const { rowIndex, columnId } = now.current;
    const row = rowIndex === -1 && step === -1 ? (state.sheet?.shown[filter] ?? 0) : rowIndex;
    const here = await store.ask('findError', { filter, row: row - step, step });
    const at = columns.indexOf(columnId);
    const rest =
      here?.row !== row ? [] : wrongIn(here, columns).filter((id) => (columns.indexOf(id) - at) * step > 0);
    const [beside] = step === 1 ? rest : rest.toReversed();
    if (beside !== undefined) return focus({ rowIndex: row, columnId: beside });
    const end = step === 1 ? -1 : (state.sheet?.shown[filter] ?? 0);
    const found =
      (await store.ask('findError', { filter, row, step })) ??
      (await store.ask('findError', { filter, row: end, step }));
    if (found === null) return void notify({ level: 'success', title: translate('orderImport.noErrors') });
    const wrong = wrongIn(found, columns);
    focus({ rowIndex: found.row, columnId: wrong.at(step === 1 ? 0 : -1) ?? OUTCOME_COLUMN });
  };
  return {
    go: (step) => void find(step),
    show: ({ line, field }) =>
      void store.ask('placeOf', { filter, line }).then((rowIndex) => {
        if (rowIndex !== -1) focus({ rowIndex, columnId: field });
      }),
    note: ({ rowIndex, columnId }) => {
      now.current = { rowIndex, columnId };
    },
  };
}

/** Ids of the columns from left to right; the outcome comes last. */
function useColumnOrder(): readonly string[] {
  const { draft } = useWizard().state;
  if (draft === null) return [OUTCOME_COLUMN];
  const placed = placedFields(gridFields(draft.mapping), { wrong: new Set(), isWide: true });
  return [...placed.map(({ field }) => field.id), OUTCOME_COLUMN];
}

/** The columns of a row's wrong cells, from left to right. */
function wrongIn({ fields }: FoundError, columns: readonly string[]): string[] {
  const ids = fields.map((field) => field ?? OUTCOME_COLUMN);
  return ids.sort((a, b) => columns.indexOf(a) - columns.indexOf(b));
}
