import { useRef, type RefObject } from 'react';
import type { ImportField } from '@kontor/portal-core/order-import';
import { useNotify } from '../../primitives/index.js';
import { useTranslate } from '../../provider/translate-context.js';
import type { TableHandle } from '../../table/index.js';
import type { RowFilter } from '../worker/protocol.js';
import { useWizard } from '../wizard-context.js';
import { OUTCOME_COLUMN } from './check-columns.js';

export interface ErrorJump {
  /** Leads the keyboard to the next wrong cell (the one before), around the end to the beginning. */
  readonly go: (step: 1 | -1) => void;
  /** Notes where the keyboard stands. */
  readonly noteRow: (row: number) => void;
}

/** The way from error to error. */
export function useErrorJump(filter: RowFilter, handle: RefObject<TableHandle | null>): ErrorJump {
  const translate = useTranslate();
  const notify = useNotify();
  const { state, store } = useWizard();
  const row = useRef(-1);
  const find = async (step: 1 | -1) => {
    const end = step === 1 ? -1 : (state.sheet?.shown[filter] ?? 0);
    const found =
      (await store.ask('findError', { filter, row: row.current, step })) ??
      (await store.ask('findError', { filter, row: end, step }));
    if (found === null) return void notify({ level: 'success', title: translate('orderImport.noErrors') });
    row.current = found.row;
    const mapped = Object.entries(state.draft?.mapping.columns ?? {}) as [ImportField, number][];
    const field = mapped.find(([, column]) => column === found.column)?.[0];
    handle.current?.focusCell({ rowIndex: found.row, columnId: field ?? OUTCOME_COLUMN });
  };
  return {
    go: (step) => void find(step),
    noteRow: (at) => {
      row.current = at;
    },
  };
}
