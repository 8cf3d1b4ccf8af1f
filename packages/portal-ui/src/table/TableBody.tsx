import {
  Fragment,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type MouseEvent,
  type RefObject,
} from 'react';
import { isInteractive, isTyping, offerFullText, placeOf } from './dom-place.js';
import type { EditorEnd } from './CellEditor.js';
import { tableKeyHandler } from './useTableKeys.js';
import { TableRow, type Editing } from './TableRow.js';
import type { TableProps } from './table-props.js';
import { useTableModel } from './table-model.js';
import type { RowSelection } from './useRowSelection.js';
import { useRovingFocus, type Position } from './useRovingFocus.js';
import { useVirtualRows, type VirtualRows } from './useVirtualRows.js';

interface TableBodyProps {
  readonly table: TableProps<unknown>;
  readonly ids: readonly string[];
  readonly selection: RowSelection;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly rowHeight: number;
}

/** The rows: drawn as far as they are in sight, with one handler for all presses and one for all keys. */
export function TableBody({ table, ids, selection, scroller, rowHeight }: TableBodyProps) {
  const model = useTableModel();
  const ref = useRef<HTMLTableSectionElement>(null);
  const [editing, setEditing] = useState<Editing | null>(null);
  const { rows, onOpen } = table;
  const focus = useRovingFocus({
    body: ref,
    navigation: model.navigation,
    rowCount: rows.length,
    onMove: ({ row }) => row in rows && table.onActiveRowChange?.({ row: rows[row], rowIndex: row }),
  });
  const virtual = useVirtualRows({
    count: rows.length,
    scroller,
    rowHeight,
    headHeight: model.isCards ? 0 : 40,
    isMeasured: model.isAutoHeight,
    isCards: model.isCards,
    keptRow: focus.position.row,
  });
  const open = (row: number) => row in rows && onOpen?.({ row: rows[row], rowIndex: row });
  const moveTo = (position: Position) => focus.moveTo(position, virtual.reveal);
  useImperativeHandle(table.handle, () => ({
    focusCell: ({ rowIndex, columnId }) => {
      const column = model.columns.findIndex(({ id }) => id === columnId);
      moveTo({ row: rowIndex, column: Math.max(0, column) });
    },
  }));
  useVisibleRows(virtual, table.onVisibleRowsChange);
  const edit = (at: Position, text?: string): boolean => {
    const isEditable =
      table.onEdit !== undefined && (model.columns[at.column]?.isEditable?.(rows[at.row]) ?? false);
    if (isEditable) setEditing({ ...at, text });
    return isEditable;
  };
  const onEditEnd = (end: EditorEnd) => {
    if (editing === null) return;
    const column = model.columns[editing.column];
    const row = rows[editing.row];
    setEditing(null);
    if (column && end.value !== undefined && end.value !== column.text(row)) {
      table.onEdit?.({ row, rowIndex: editing.row, columnId: column.id, value: end.value });
    }
    if (end.then !== 'away') moveTo(neighbour(editing, end.then, rows.length, model.columns.length));
  };
  const onClick = (event: MouseEvent) => {
    const at = placeOf(event.target);
    if (at === null || isTyping(event.target)) return;
    if (selection.isOn && (event.target as Element).closest('[data-check]')) {
      selection.press(at.row, event.shiftKey);
    } else if (!isInteractive(event.target) && !hasMarkedText()) {
      if (model.navigation === 'cells' && edit(at)) return;
      open(at.row);
    }
  };
  const onKeyDown = tableKeyHandler({
    navigation: model.navigation,
    rowCount: rows.length,
    columnCount: model.columns.length,
    pageRows: () => Math.floor(((scroller.current?.clientHeight ?? 400) - 40) / rowHeight) - 1,
    moveTo,
    leave: focus.leave,
    open,
    edit,
    toggle: (row) => selection.press(row, false),
    extend: selection.extend,
    selectAll: selection.toggleAll,
    clearSelection: selection.clear,
  });
  return (
    <tbody
      ref={ref}
      role="rowgroup"
      data-opens={onOpen === undefined ? undefined : ''}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onMouseOver={(event) => offerFullText(event.target)}
      onFocus={(event) => {
        const at = placeOf(event.target);
        if (at) focus.noteFocus(at);
      }}
    >
      <Rows
        table={table}
        ids={ids}
        selection={selection}
        virtual={virtual}
        position={focus.position}
        editing={editing}
        onEditEnd={onEditEnd}
      />
    </tbody>
  );
}

/** The keyboard's row is drawn wherever it is, so the rows in sight are those the browser scrolled to. */
function useVisibleRows(virtual: VirtualRows, onChange: TableProps<unknown>['onVisibleRowsChange']): void {
  const { first, last } = virtual.inSight;
  useEffect(() => {
    if (last >= first) onChange?.({ first, last });
  }, [first, last, onChange]);
}

interface RowsProps extends Pick<TableBodyProps, 'table' | 'ids' | 'selection'> {
  readonly virtual: VirtualRows;
  readonly position: Position;
  readonly editing: Editing | null;
  readonly onEditEnd: (end: EditorEnd) => void;
}

function Rows({ table, ids, selection, virtual, position, editing, onEditEnd }: RowsProps) {
  const model = useTableModel();
  const latestEnd = useRef(onEditEnd);
  latestEnd.current = onEditEnd;
  const [stableEnd] = useState(() => (end: EditorEnd) => latestEnd.current(end));
  const lead = model.isCards ? 0 : 40;
  let drawnTo = lead;
  return (
    <>
      {virtual.items.map((item) => {
        const id = ids[item.index];
        if (id === undefined) return null;
        const gap = item.start - drawnTo;
        drawnTo = item.end;
        const isHere = item.index === position.row;
        return (
          <Fragment key={id}>
            <Gap height={gap} />
            <TableRow
              model={model}
              row={table.rows[item.index]}
              index={item.index}
              isSelected={selection.has(id)}
              isOpen={table.openId === id}
              activeColumn={!isHere ? null : model.navigation === 'rows' ? -1 : position.column}
              editing={editing?.row === item.index ? editing : null}
              onEditEnd={stableEnd}
              measure={virtual.measure}
            />
          </Fragment>
        );
      })}
      <Gap height={virtual.height + lead - drawnTo} />
    </>
  );
}

/** Stands in for rows that are not drawn. */
function Gap({ height }: { readonly height: number }) {
  if (height < 1) return null;
  return (
    <tr aria-hidden="true" data-gap="">
      <td style={{ height }} />
    </tr>
  );
}

function neighbour(
  at: Position,
  then: Exclude<EditorEnd['then'], 'away'>,
  rows: number,
  columns: number,
): Position {
  const steps = { stay: [0, 0], down: [1, 0], up: [-1, 0], right: [0, 1], left: [0, -1] } as const;
  const [down, right] = steps[then];
  const within = (value: number, count: number) => Math.min(count - 1, Math.max(0, value));
  return { row: within(at.row + down, rows), column: within(at.column + right, columns) };
}

function hasMarkedText(): boolean {
  return (globalThis.getSelection?.()?.toString() ?? '') !== '';
}
