import { allHold, fixed, joined, type Sql, sql } from '../../../db/index.js';
import type { SortKey } from './sort-keys.js';

/** A position between two records of a sorted list, and the direction of reading. */
export interface Cursor {
  readonly backwards: boolean;
  /** The sort keys of the record next to the position, which is not read again. */
  readonly keys: readonly (string | number)[];
}

/** Writes a cursor as opaque text. It names its sort, since it means nothing in another one. */
export function writeCursor(sort: readonly SortKey[], { backwards, keys }: Cursor): string {
  return Buffer.from(JSON.stringify([signature(sort), backwards ? 1 : 0, ...keys])).toString('base64url');
}

/** Reads a cursor; null when the text is not one of this sort. */
export function readCursor(sort: readonly SortKey[], text: string): Cursor | null {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
  if (!Array.isArray(value) || value.length !== sort.length + 2) return null;
  const [sortedBy, direction, ...keys] = value as unknown[];
  if (sortedBy !== signature(sort) || (direction !== 0 && direction !== 1)) return null;
  const fits = keys.every((key, index) => isKey(key, sort[index]?.isNumeric ?? false));
  return fits ? { backwards: direction === 1, keys: keys as (string | number)[] } : null;
}

/** Whether a record can have a value as its sort key: PostgreSQL stores neither a part of a number nor U+0000, and refuses to compare with them. */
const isKey = (key: unknown, isNumeric: boolean): boolean =>
  isNumeric ? Number.isSafeInteger(key) : typeof key === 'string' && !key.includes('\u0000');

function signature(sort: readonly SortKey[]): string {
  return sort
    .map(
      ({ column, descending }) =>
        (descending ? '-' : '+') + (/^\w+/.exec(column.replace(/^\W*(select )?/, ''))?.[0] ?? ''),
    )
    .join('');
}

/**
 * The records behind a position as conditions that do not overlap, any of which may hold: one when all keys run in the same direction,
 * otherwise one for each key that may be the first to differ. Each can be read from an index without passing the records before the
 * position.
 */
export function behind(sort: readonly SortKey[], { backwards, keys }: Cursor): Sql[] {
  const isLess = (key: SortKey) => key.descending !== backwards;
  const [first] = sort;
  if (first !== undefined && sort.every((key) => isLess(key) === isLess(first))) {
    const columns = fixed(sort.map((key) => key.column).join(', '));
    const values = joined(
      keys.map((key) => sql`${key}`),
      ', ',
    );
    return [sql`(${columns}) ${fixed(isLess(first) ? '<' : '>')} (${values})`];
  }
  return sort.map((key, index) => {
    const same = sort.slice(0, index).map(({ column }, at) => sql`${fixed(column)} = ${keys[at] ?? ''}`);
    return allHold([...same, sql`${fixed(`${key.column} ${isLess(key) ? '<' : '>'}`)} ${keys[index] ?? ''}`]);
  });
}
