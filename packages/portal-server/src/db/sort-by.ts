import { readSort, type SortName } from '@kontor/portal-core/wire';
import type { Knex } from 'knex';

/**
 * Sorts rows by what a call names; rows that are equal then by `id`, so that no page repeats one of another. `columns` are the expressions of
 * the names.
 */
export function sortBy<Name extends string>(
  found: Knex.QueryBuilder,
  sort: SortName<Name>,
  columns: Readonly<Record<Name | 'id', string>>,
): Knex.QueryBuilder {
  // The shape of the call takes no other names.
  const read = readSort(sort, Object.keys(columns)) ?? { name: 'id', isDescending: false };
  const order = read.isDescending ? 'desc' : 'asc';
  return found.orderByRaw(`${columns[read.name as Name]} ${order}`).orderBy(columns.id, order);
}
