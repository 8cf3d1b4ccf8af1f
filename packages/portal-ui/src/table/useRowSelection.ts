import { useRef } from 'react';
import { selectionExtent, selectRange, toggleAll, toggleRow, type Selection } from './selection.js';

const NONE: Selection = new Set();

export interface RowSelection {
  /** Whether rows can be selected at all. */
  readonly isOn: boolean;
  /** How much of the page is selected. */
  readonly extent: 'none' | 'some' | 'all';
  /** Number of selected rows, those of other pages included. */
  readonly count: number;
  readonly has: (id: string) => boolean;
  /** A press on a row's box; with Shift everything since the last press goes along. */
  readonly press: (row: number, isExtending: boolean) => void;
  /** Selects the rows between two, both included. */
  readonly extend: (from: number, to: number) => void;
  readonly toggleAll: () => void;
  /** Lets everything go; false when nothing was selected. */
  readonly clear: () => boolean;
}

/** The acts of selecting, as new selections handed to the owner. */
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
