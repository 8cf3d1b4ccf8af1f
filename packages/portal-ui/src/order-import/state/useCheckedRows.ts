import { useEffect, useMemo, useState } from 'react';
import type { RowFilter } from '../worker/protocol.js';
import type { ImportState } from './import-state.js';
import type { ImportStore } from './import-store.js';
import { RowWindows, type GridRow } from './row-windows.js';

export interface CheckedRows {
  readonly rows: readonly GridRow[];
  readonly windows: RowWindows;
}

/** The rows of a filter; visible rows are fetched from the worker. */
export function useCheckedRows(
  store: ImportStore,
  { sheet, revision }: Pick<ImportState, 'sheet' | 'revision'>,
  filter: RowFilter,
): CheckedRows {
  const count = sheet?.shown[filter] ?? 0;
  const [, redraw] = useState(0);
  const windows = useMemo(
    () =>
      new RowWindows({
        filter,
        count,
        fetch: (from, size) => store.ask('rows', { filter, from, count: size }),
        onChange: () => redraw((drawn) => drawn + 1),
      }),
    [store, filter, count],
  );
  useEffect(() => windows.refresh(), [windows, revision]);
  return { rows: windows.getRows(), windows };
}
