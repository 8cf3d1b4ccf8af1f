import { memo, type ReactNode } from 'react';
import { cellStyle } from './columns/cell-style.js';
import type { CellState, Column } from './columns/column.js';
import { CellEditor, type EditorEnd } from './CellEditor.js';
import type { TableModel } from './table-model.js';

/** A cell being edited; `text` is the first letter typed when it replaces the old text. */
export interface Editing {
  readonly row: number;
  readonly column: number;
  readonly text?: string | undefined;
}

interface TableRowProps {
  readonly model: TableModel;
  readonly row: unknown;
  readonly index: number;
  readonly isSelected: boolean;
  readonly isOpen: boolean;
  readonly isChanged: boolean;
  /** Index of the focused column; -1 for the row itself; null when the focus is on another row. */
  readonly activeColumn: number | null;
  readonly editing: Editing | null;
  readonly onEditEnd: (end: EditorEnd) => void;
  readonly measure: ((element: HTMLElement | null) => void) | undefined;
}

/** One row. Its cells are plain elements: presses and keys are handled once, at the table. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { model, row, index, isSelected, isOpen, isChanged, activeColumn } = props;
  const isRowStop = model.navigation === 'rows';
  return (
    <tr
      role="row"
      ref={props.measure}
      data-index={index}
      data-row={index}
      aria-rowindex={index + 2 + model.rowOffset}
      aria-selected={model.hasSelection ? isSelected : undefined}
      aria-current={isOpen || undefined}
      data-changed={isChanged || undefined}
      title={isChanged ? model.changedText : undefined}
      tabIndex={isRowStop ? (activeColumn === null ? -1 : 0) : undefined}
    >
      {model.hasSelection && (
        <td role="gridcell" data-check="">
          <input
            type="checkbox"
            tabIndex={-1}
            checked={isSelected}
            onChange={handledAtTable}
            aria-label={`${model.selectRowText}: ${model.rowLabel(row)}`}
          />
        </td>
      )}
      {model.columns.map((column, at) => drawCell(props, column, at))}
    </tr>
  );
});

function handledAtTable(): void {}

/** A cell; a plain function, since a component for each cell would cost as much again as the row. */
function drawCell(props: TableRowProps, column: Column<unknown>, at: number): ReactNode {
  const { model, row, index, activeColumn, onEditEnd } = props;
  const isCellStop = model.navigation === 'cells';
  const editing = props.editing?.column === at ? props.editing : null;
  const state = column.cellState?.(row);
  const messageId = state === undefined ? undefined : `${model.id}-${column.id}-${index}`;
  return (
    <td
      key={column.id}
      role={at === 0 && model.navigation === 'rows' ? 'rowheader' : 'gridcell'}
      data-column={at}
      data-column-id={column.id}
      data-align={column.align}
      data-pin={column.pin}
      data-level={state?.level}
      data-card={model.isCards ? column.card : undefined}
      data-label={model.isCards && !column.isHeaderHidden ? column.header : undefined}
      tabIndex={isCellStop ? (activeColumn === at ? 0 : -1) : undefined}
      aria-invalid={state?.level === 'error' || undefined}
      aria-describedby={messageId}
      aria-readonly={isCellStop ? !(column.isEditable?.(row) ?? false) : undefined}
      style={model.isCards ? undefined : cellStyle(column.pin, at, model.layout)}
    >
      {editing === null ? (
        content(column, row, { model, isInvalid: state !== undefined })
      ) : (
        <CellEditor
          column={column}
          text={editing.text ?? column.text(row)}
          isBegun={editing.text !== undefined}
          onEnd={onEditEnd}
        />
      )}
      {state !== undefined && (
        <CellMessage id={messageId} state={state} isShown={model.isAutoHeight || model.isCards} />
      )}
    </td>
  );
}

interface ContentOptions {
  readonly model: TableModel;
  readonly isInvalid: boolean;
}

function content(column: Column<unknown>, row: unknown, { model, isInvalid }: ContentOptions): ReactNode {
  const draw = (model.isCards ? column.renderCard : undefined) ?? column.renderCell;
  if (draw !== undefined) return draw(row);
  const text = column.text(row);
  return text === '' && isInvalid ? <span data-blank="">{model.emptyCellText}</span> : text;
}

interface CellMessageProps {
  readonly id: string | undefined;
  readonly state: CellState;
  readonly isShown: boolean;
}

function CellMessage({ id, state, isShown }: CellMessageProps) {
  return (
    <span id={id} data-message={isShown ? 'shown' : 'hidden'}>
      {state.message}
    </span>
  );
}
