import {
  Suspense,
  useImperativeHandle,
  useReducer,
  useRef,
  useState,
  type MouseEvent,
  type RefObject,
} from 'react';
import { lazyPart } from '../primitives/index.js';
import { isInteractive, isTyping, offerFullText, placeOf } from './dom-place.js';
import type { EditorEnd } from './CellEditor.js';
import { HEAD_HEIGHT } from './columns/column-folds.js';
import { tableKeyHandler } from './useTableKeys.js';
import { WholeRows, type Reveal, type TableRowsProps } from './TableRows.js';
import type { TableProps } from './table-props.js';
import { useTableModel, type TableModel } from './table-model.js';
import { useCellEditing } from './useCellEditing.js';
import type { RowSelection } from './useRowSelection.js';
import { useRovingFocus, type Position } from './useRovingFocus.js';

/** Number of rows up to which all are rendered. */
const DRAWN_WHOLE = 100;
/** Number of rows of a longer list that are rendered at once: more than a screen has. */
const DRAWN_FIRST = 40;

/** Scrolling through thousands of rows needs a library of its own, a page of rows does not. */
const VirtualRows = lazyPart(() => import('./VirtualRows.js').then((module) => module.VirtualRows), 'first');

interface TableBodyProps {
  readonly table: TableProps<unknown>;
  readonly ids: readonly string[];
  readonly selection: RowSelection;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly rowHeight: number;
}

/** The rows, with one handler for all presses and one for all keys; of thousands only the visible ones are rendered. */
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
  const reveal = useRef<Reveal>(null);
  const open = (row: number) => row in rows && onOpen?.({ row: rows[row], rowIndex: row });
  const moveTo = (position: Position) => focus.moveTo(position, (row) => reveal.current?.(row));
  const { editing, edit, end } = useCellEditing(table, model, moveTo);
  const onEditEnd = useStable(end);
  const [, drawAnew] = useReducer((times: number) => times + 1, 0);
  useImperativeHandle(table.handle, () => ({
    focusCell: ({ rowIndex, columnId }) => {
      const column = model.columns.findIndex(({ id }) => id === columnId);
      moveTo({ row: rowIndex, column: Math.max(0, column) });
    },
  }));
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
        isMany={rows.length > DRAWN_WHOLE}
        table={table}
        ids={ids}
        selection={selection}
        position={focus.position}
        editing={editing}
        onEditEnd={onEditEnd}
        body={ref}
        scroller={scroller}
        rowHeight={rowHeight}
        headHeight={headHeight}
        reveal={reveal}
        onDrawn={drawAnew}
      />
    </tbody>
  );
}

interface RowsProps extends TableRowsProps {
  readonly isMany: boolean;
}

/** All rows of a page; of a longer list the first ones, until what draws the visible ones is there. */
function Rows({ isMany, ...rows }: RowsProps) {
  if (!isMany) return <WholeRows {...rows} />;
  return (
    <Suspense fallback={<WholeRows {...rows} ids={rows.ids.slice(0, DRAWN_FIRST)} />}>
      <VirtualRows {...rows} />
    </Suspense>
  );
}

/** Height in px; the head stays visible while the rows scroll. */
function headHeightOf({ isCards, layout }: TableModel): number {
  return isCards ? 0 : (layout.folds?.headHeight ?? HEAD_HEIGHT);
}

/** The same function in every render, which calls the latest one: a new one would draw every row anew. */
function useStable(onEnd: (end: EditorEnd) => void): (end: EditorEnd) => void {
  const latest = useRef(onEnd);
  latest.current = onEnd;
  const [stable] = useState(() => (end: EditorEnd) => latest.current(end));
  return stable;
}

function hasMarkedText(): boolean {
  return (globalThis.getSelection?.()?.toString() ?? '') !== '';
}
