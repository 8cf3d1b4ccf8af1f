import { useRef } from 'react';
import { selectionExtent, selectRange, toggleAll, toggleRow, type Selection } from './selection.js';

const NONE: Selection = new Set();

export interface RowSelection {
  /** True when rows can be selected. */
  readonly isOn: boolean;
  /** Whether none, some or all rows of the page are selected. */
  readonly extent: 'none' | 'some' | 'all';
  /** Number of selected rows, including those of other pages. */
  readonly count: number;
  readonly has: (id: string) => boolean;
  /** Handles a press on a row's check box; with Shift it includes everything since the last press. */
  readonly press: (row: number, isExtending: boolean) => void;
  /** Selects the rows between two, both included. */
  readonly extend: (from: number, to: number) => void;
  readonly toggleAll: () => void;
  /** Deselects everything; false when nothing was selected. */
  readonly clear: () => boolean;
}

/** The functions of selecting, which pass new selections to the owner. */
export function useRowSelection(
  ids: readonly string[],
  selection: Selection = NONE,
  onChange: ((change: { readonly selection: Selection }) => void) | undefined,
): RowSelection {
  const anchor = useRef(0);
  const isOn = onChange !== undefined;
  return {
    isOn,
    extent: isOn && selection.size > 0 ? selectionExtent(selection, ids) : 'none',
    count: selection.size,
    has: (id) => selection.has(id),
    press(row, isExtending) {
      const id = ids[row];
      if (id === undefined || !isOn) return;
      const next = isExtending ? selectRange(selection, ids, anchor.current, row) : toggleRow(selection, id);
      if (!isExtending) anchor.current = row;
      onChange({ selection: next });
    },
    extend(from, to) {
      const first = ids[from];
      if (first === undefined || !isOn) return;
      onChange({ selection: selectRange(new Set(selection).add(first), ids, from, to) });
    },
    toggleAll: () => onChange?.({ selection: toggleAll(selection, ids) }),
    clear() {
      if (!isOn || selection.size === 0) return false;
      onChange({ selection: NONE });
      return true;
    },
  };
}
