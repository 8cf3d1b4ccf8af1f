import { readSort } from '@kontor/portal-core/wire';

/** The sort order of the rows. */
export interface Sort {
  /** The `id` of the column. */
  readonly columnId: string;
  /** Smallest first, or largest first. */
  readonly direction: 'ascending' | 'descending';
}

/** A sort order as an address and a call have it, `name` or `-name`; null when it is none of those names. */
export function sortOf(text: string | undefined, names: readonly string[]): Sort | null {
  const read = readSort(text ?? '', names);
  return read && { columnId: read.name, direction: read.isDescending ? 'descending' : 'ascending' };
}

/** The text of a sort order, `name` or `-name`. */
export const sortText = ({ columnId, direction }: Sort): string =>
  direction === 'descending' ? `-${columnId}` : columnId;

/** The sort order after a press on a head: the same column reverses, another starts ascending (specification 1 section 2). */
export function nextSort(current: Sort | null | undefined, columnId: string): Sort {
  const isTurn = current?.columnId === columnId && current.direction === 'ascending';
  return { columnId, direction: isTurn ? 'descending' : 'ascending' };
}
