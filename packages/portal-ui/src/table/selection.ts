/** The selected rows by their ids. */
export type Selection = ReadonlySet<string>;

/** Selects a row, or deselects it. */
export function toggleRow(selection: Selection, id: string): Selection {
  const next = new Set(selection);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Gives every row between two positions, both included, the state of the first, as a press with Shift does. */
export function selectRange(
  selection: Selection,
  ids: readonly string[],
  anchor: number,
  to: number,
): Selection {
  const next = new Set(selection);
  const anchorId = ids[anchor];
  const isSelecting = anchorId === undefined || selection.has(anchorId);
  for (const id of ids.slice(Math.min(anchor, to), Math.max(anchor, to) + 1)) {
    if (isSelecting) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** Selects all rows of the page or, when they already are, none; rows of other pages keep their state. */
export function toggleAll(selection: Selection, ids: readonly string[]): Selection {
  const next = new Set(selection);
  const isFull = ids.length > 0 && ids.every((id) => selection.has(id));
  for (const id of ids) {
    if (isFull) next.delete(id);
    else next.add(id);
  }
  return next;
}

/** Whether none, some or all rows of the page are selected. */
export function selectionExtent(selection: Selection, ids: readonly string[]): 'none' | 'some' | 'all' {
  const count = ids.reduce((sum, id) => sum + (selection.has(id) ? 1 : 0), 0);
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}
