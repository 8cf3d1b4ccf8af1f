/** The sort order of the rows. */
export interface Sort {
  /** The `id` of the column. */
  readonly columnId: string;
  /** Smallest first, or largest first. */
  readonly direction: 'ascending' | 'descending';
}

/** The sort order after a press on a head: the same column reverses, another starts ascending (specification 1 section 2). */
export function nextSort(current: Sort | null | undefined, columnId: string): Sort {
  const isTurn = current?.columnId === columnId && current.direction === 'ascending';
  return { columnId, direction: isTurn ? 'descending' : 'ascending' };
}
