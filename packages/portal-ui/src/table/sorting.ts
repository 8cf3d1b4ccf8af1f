/** By what the rows are ordered. */
export interface Sort {
  /** The `id` of the column. */
  readonly columnId: string;
  /** Smallest first, or largest first. */
  readonly direction: 'ascending' | 'descending';
}

/** The order after a press on a head: the same column turns round, another starts ascending (specification 1 section 2). */
export function nextSort(current: Sort | null | undefined, columnId: string): Sort {
  const isTurn = current?.columnId === columnId && current.direction === 'ascending';
  return { columnId, direction: isTurn ? 'descending' : 'ascending' };
}
