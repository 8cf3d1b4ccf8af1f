/** A cell of the grid. */
export interface GridPlace {
  readonly rowIndex: number;
  readonly columnId: string;
  /** The column of the cell and those right of it, as they show: what had no room is not among them. */
  readonly columnIds: readonly string[];
}

/** The cell an element of the grid stands in, or null. */
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
