import { useMemo, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import type { ImportField } from '@kontor/portal-core/order-import';
import { Table, type TableHandle } from '../../table/index.js';
import { useTranslate } from '../../provider/translate-context.js';
import type { CheckedRows } from '../state/useCheckedRows.js';
import type { GridRow } from '../state/row-windows.js';
import type { RowFilter } from '../worker/protocol.js';
import { useWizard } from '../wizard-context.js';
import { checkColumns } from './check-columns.js';
import { cellUnder } from './grid-place.js';
import type { ErrorJump } from './useErrorJump.js';

interface CheckGridProps {
  readonly filter: RowFilter;
  readonly checked: CheckedRows;
  readonly handle: RefObject<TableHandle | null>;
  readonly jump: ErrorJump;
  readonly footer: ReactNode;
}

const rowKey = (place: GridRow) => place.key;

/**
 * The rows of the file as a sheet: wrong cells are marked and put right in place. F8 goes to the next error, with Shift to the one
 * before; Ctrl+Z takes the change of a cell back.
 */
export function CheckGrid({ filter, checked, handle, jump, footer }: CheckGridProps) {
  const translate = useTranslate();
  const { state, store } = useWizard();
  const { rows, windows } = checked;
  const mapping = state.draft?.mapping;
  const columns = useMemo(
    () => (mapping === undefined ? [] : checkColumns(mapping, translate)),
    [mapping, translate],
  );
  const columnOf = (id: string) => mapping?.columns[id as ImportField];
  const change = ({ row, index }: GridRow, column: number, value: string | null) => {
    if (row === null) return;
    windows.write(index, column, value ?? row.originals[column] ?? '');
    void store.edit([{ line: row.line, column, value }]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const cell = cellUnder(event.target, columns);
    if (event.key === 'F8') {
      event.preventDefault();
      if (cell !== null) jump.noteRow(cell.rowIndex);
      return jump.go(event.shiftKey ? -1 : 1);
    }
    if (cell === null || !isUndo(event) || event.target instanceof HTMLInputElement) return;
    const place = rows[cell.rowIndex];
    const column = columnOf(cell.columnId);
    if (column === undefined || place?.row?.originals[column] === undefined) return;
    event.preventDefault();
    change(place, column, null);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the grid inside, which has its own roles
    <div onKeyDownCapture={onKeyDown}>
      <Table
        label={translate('orderImport.step_check')}
        columns={columns}
        rows={rows}
        rowId={rowKey}
        navigation="cells"
        rowHeight="auto"
        handle={handle}
        onVisibleRowsChange={windows.show}
        onActiveRowChange={({ rowIndex }) => jump.noteRow(rowIndex)}
        onEdit={({ row, columnId, value }) => {
          const column = columnOf(columnId);
          if (column !== undefined) change(row, column, value);
        }}
        emptyText={translate(filter === 'errors' ? 'orderImport.noErrors' : 'common.noRows')}
        footer={footer}
        maxHeight="max(320px, calc(100dvh - 424px))"
      />
    </div>
  );
}

function isUndo(event: KeyboardEvent): boolean {
  return event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
}
