import { useState } from 'react';
import type { EditorEnd } from './CellEditor.js';
import type { TableModel } from './table-model.js';
import type { TableProps } from './table-props.js';
import type { Editing } from './TableRow.js';
import type { Position } from './useRovingFocus.js';

/** The cell being edited, and functions to begin and end. */
export interface CellEditing {
  /** Null while no cell is edited. */
  readonly editing: Editing | null;
  /** Begins to edit a cell, with `text` in place of its own; false when it cannot be edited. */
  readonly edit: (at: Position, text?: string) => boolean;
  /** Reports the typed text to the host and moves the focus on. */
  readonly end: (end: EditorEnd) => void;
}

/** Keeps which cell of a table is edited. */
export function useCellEditing(
  { rows, onEdit }: TableProps<unknown>,
  { columns }: TableModel,
  moveTo: (position: Position) => void,
): CellEditing {
  const [editing, setEditing] = useState<Editing | null>(null);
  return {
    editing,
    edit(at, text) {
      const isEditable = onEdit !== undefined && (columns[at.column]?.isEditable?.(rows[at.row]) ?? false);
      if (isEditable) setEditing({ ...at, text });
      return isEditable;
    },
    end({ value, then }) {
      if (editing === null) return;
      const column = columns[editing.column];
      const row = rows[editing.row];
      setEditing(null);
      if (column && value !== undefined && value !== column.text(row)) {
        onEdit?.({ row, rowIndex: editing.row, columnId: column.id, value });
      }
      if (then !== 'away') moveTo(neighbour(editing, then, rows.length, columns.length));
    },
  };
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
