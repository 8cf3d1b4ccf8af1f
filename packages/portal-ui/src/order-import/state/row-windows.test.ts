import { expect, test, vi } from 'vitest';
import type { ShownRow } from '../worker/protocol.js';
import { RowWindows } from './row-windows.js';

const aRow = (line: number, country: string): ShownRow => ({
  line,
  cells: [`A-${line}`, country],
  outcome: 'create',
  issues: [],
  originals: {},
  isFirst: true,
  isFallback: false,
  storedOrderId: null,
  isStoredCancelled: false,
  isNoItem: false,
  fate: null,
});

test('rows that are as before stay the same objects when all are fetched again', async () => {
  let countries = ['DE', 'Doitschland', 'AT'];
  const windows = new RowWindows({
    filter: 'all',
    count: 3,
    fetch: async () => countries.map((country, at) => aRow(at + 2, country)),
    onChange: () => {},
  });
  windows.refresh();
  await vi.waitFor(() => expect(windows.getRows()[1]?.row?.cells).toContain('Doitschland'));
  const before = windows.getRows();
  countries = ['DE', 'DE', 'AT'];
  windows.refresh();
  await vi.waitFor(() => expect(windows.getRows()[1]?.row?.cells).not.toContain('Doitschland'));
  const now = windows.getRows();
  expect(now.map((place, at) => place === before[at])).toEqual([true, false, true]);
});
