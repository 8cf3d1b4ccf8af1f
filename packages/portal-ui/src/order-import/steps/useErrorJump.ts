import { useRef, type RefObject } from 'react';
import { useNotify } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import type { TableHandle } from '../../table/index.js';
import type { RowFilter } from '../worker/protocol.js';
import { useWizard } from '../wizard-context.js';
import { OUTCOME_COLUMN } from './check-columns.js';

export interface ErrorJump {
  /** Moves the focus to the next wrong cell, or the previous one, and from the end back to the beginning. */
  readonly go: (step: 1 | -1) => void;
  /** Moves the focus to a field of a line, if the filter includes the line. */
  readonly show: (place: { readonly line: number; readonly field: string }) => void;
  /** Sets the row that has the focus. */
  readonly noteRow: (row: number) => void;
}

/** Moves between the errors of the grid. */
export function useErrorJump(filter: RowFilter, handle: RefObject<TableHandle | null>): ErrorJump {
  const translate = useTranslate();
  const notify = useNotify();
  const { state, store } = useWizard();
  const row = useRef(-1);
  const focus = (rowIndex: number, field: string | null) => {
    row.current = rowIndex;
    handle.current?.focusCell({ rowIndex, columnId: field ?? OUTCOME_COLUMN });
  };
  const find = async (step: 1 | -1) => {
    const end = step === 1 ? -1 : (state.sheet?.shown[filter] ?? 0);
    const found =
      (await store.ask('findError', { filter, row: row.current, step })) ??
      (await store.ask('findError', { filter, row: end, step }));
    if (found === null) return void notify({ level: 'success', title: translate('orderImport.noErrors') });
    focus(found.row, found.field);
  };
  return {
    go: (step) => void find(step),
    show: ({ line, field }) =>
      void store.ask('placeOf', { filter, line }).then((at) => {
        if (at !== -1) focus(at, field);
      }),
    noteRow: (at) => {
      row.current = at;
    },
  };
}
