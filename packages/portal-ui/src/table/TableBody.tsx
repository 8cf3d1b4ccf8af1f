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
import { HEAD_HEIGHT } from './columns/column-folds.js';
import { tableKeyHandler } from './useTableKeys.js';
import { TableRow, type Editing } from './TableRow.js';
import type { TableProps } from './table-props.js';
import { useTableModel, type TableModel } from './table-model.js';
import { useCellEditing } from './useCellEditing.js';
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

/** The rows: only the visible ones are rendered, with one handler for all presses and one for all keys. */
export function TableBody({ table, ids, selection, scroller, rowHeight }: TableBodyProps) {
  const model = useTableModel();
  const ref = useRef<HTMLTableSectionElement>(null);
  const { rows, onOpen } = table;
  const headHeight = headHeightOf(model);
  const focus = useRovingFocus({
    body: ref,
    scroller,
    navigation: model.navigation,
    rowCount: rows.length,
    onMove: ({ row }) => row in rows && table.onActiveRowChange?.({ row: rows[row], rowIndex: row }),
  });
  const virtual = useVirtualRows({
    count: rows.length,
    scroller,
    rowHeight,
    headHeight,
    isMeasured: model.isAutoHeight,
    isCards: model.isCards,
    keptRow: focus.position.row,
  });
  const open = (row: number) => row in rows && onOpen?.({ row: rows[row], rowIndex: row });
  const moveTo = (position: Position) => focus.moveTo(position, virtual.reveal);
  const { editing, edit, end } = useCellEditing(table, model, moveTo);
  useImperativeHandle(table.handle, () => ({
    focusCell: ({ rowIndex, columnId }) => {
      const column = model.columns.findIndex(({ id }) => id === columnId);
      moveTo({ row: rowIndex, column: Math.max(0, column) });
    },
  }));
  useVisibleRows(virtual, table.onVisibleRowsChange);
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
    pageRows: () => Math.floor(((scroller.current?.clientHeight ?? 400) - headHeight) / rowHeight) - 1,
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
        if (at) focus.noteFocus(at, event.target);
      }}
      onBlur={focus.noteBlur}
    >
      <Rows
        table={table}
        ids={ids}
        selection={selection}
        virtual={virtual}
        position={focus.position}
        editing={editing}
        onEditEnd={end}
      />
    </tbody>
  );
}

/** The visible rows are those that the browser scrolled to, since the focused row is rendered wherever it is. */
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
  const lead = headHeightOf(model);
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
              isChanged={table.changedIds?.has(id) === true}
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

/** Height in px; the head stays visible while the rows scroll. */
function headHeightOf({ isCards, layout }: TableModel): number {
  return isCards ? 0 : (layout.folds?.headHeight ?? HEAD_HEIGHT);
}

/** Replaces rows that are not rendered. */
function Gap({ height }: { readonly height: number }) {
  if (height < 1) return null;
  return (
    <tr aria-hidden="true" data-gap="">
      <td style={{ height }} />
    </tr>
  );
}

function hasMarkedText(): boolean {
  return (globalThis.getSelection?.()?.toString() ?? '') !== '';
}
