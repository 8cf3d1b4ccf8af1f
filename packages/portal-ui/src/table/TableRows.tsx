import { useEffect, useImperativeHandle, type ReactNode, type Ref, type RefObject } from 'react';
import type { EditorEnd } from './CellEditor.js';
import type { RowSelection } from './useRowSelection.js';
import type { Position } from './useRovingFocus.js';
import type { TableProps } from './table-props.js';
import { useTableModel, type TableModel } from './table-model.js';
import { TableRow, type Editing } from './TableRow.js';

/** Scrolls a row into view below the head. */
export type Reveal = (row: number) => void;

/** What the rows of a table's body are drawn from. */
export interface TableRowsProps {
  readonly table: TableProps<unknown>;
  readonly ids: readonly string[];
  readonly selection: RowSelection;
  readonly position: Position;
  readonly editing: Editing | null;
  readonly onEditEnd: (end: EditorEnd) => void;
  readonly body: RefObject<HTMLElement | null>;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly rowHeight: number;
  /** Height in px of the head that covers the upper edge of the scrolling part. */
  readonly headHeight: number;
  readonly reveal: Ref<Reveal>;
  /** Called once rows that came late stand in place of the first ones. */
  readonly onDrawn: () => void;
}

/** First and last visible index, both included; last is below first when there are none. */
interface RowsInSight {
  readonly first: number;
  readonly last: number;
}

/** Draws all rows of one page, so that the browser's own search finds every one of them. */
export function WholeRows(props: TableRowsProps) {
  const { table, ids, body, headHeight, reveal } = props;
  const model = useTableModel();
  useImperativeHandle(reveal, () => (row) => {
    const element = body.current?.querySelector<HTMLElement>(`[data-row="${row}"]`);
    if (!element) return;
    element.style.scrollMarginBlockStart = `${headHeight}px`;
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  useRowsInSight({ first: 0, last: ids.length - 1 }, table.onVisibleRowsChange);
  return ids.map((_, index) => drawRow(props, model, index));
}

/** Draws one row; a plain function, since a component around each row would cost as much again. */
export function drawRow(
  props: TableRowsProps,
  model: TableModel,
  index: number,
  measure?: (element: HTMLElement | null) => void,
): ReactNode {
  const { table, ids, selection, position, editing } = props;
  const id = ids[index]!;
  const isHere = index === position.row;
  return (
    <TableRow
      key={id}
      model={model}
      row={table.rows[index]}
      index={index}
      isSelected={selection.has(id)}
      isOpen={table.openId === id}
      isChanged={table.changedIds?.has(id) === true}
      activeColumn={!isHere ? null : model.navigation === 'rows' ? -1 : position.column}
      editing={editing?.row === index ? editing : null}
      onEditEnd={props.onEditEnd}
      measure={measure}
    />
  );
}

/** Tells the table's user which rows are in sight, whenever others are. */
export function useRowsInSight(
  { first, last }: RowsInSight,
  onChange: TableProps<unknown>['onVisibleRowsChange'],
): void {
  useEffect(() => {
    if (last >= first) onChange?.({ first, last });
  }, [first, last, onChange]);
}
