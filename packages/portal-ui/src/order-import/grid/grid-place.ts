/** Place of a cell in the grid. */
export interface GridPlace {
  readonly rowIndex: number;
  readonly columnId: string;
  /** Ids of the cell's column and those right of it, as displayed; columns without room are missing. */
  readonly columnIds: readonly string[];
}

/** The grid cell that contains an element; null if none does. */
export function cellUnder(target: EventTarget): GridPlace | null {
  if (!(target instanceof Element)) return null;
  const cell = target.closest<HTMLElement>('[data-column-id]');
  const row = cell?.closest<HTMLElement>('[data-row]');
  const columnId = cell?.dataset['columnId'];
  if (!row || columnId === undefined) return null;
  const shown = Array.from(row.querySelectorAll<HTMLElement>('[data-column-id]'), idOf);
  return {
    rowIndex: Number(row.dataset['row']),
    columnId,
    columnIds: shown.slice(shown.indexOf(columnId)),
  };
}

function idOf(cell: HTMLElement): string {
  return cell.dataset['columnId'] ?? '';
}
