import type { SortName } from '@kontor/portal-core/wire';
import type { Knex } from 'knex';

/**
 * Sorts rows by what a call names, ascending or, behind a minus, descending; rows that are equal then by `id`, so that no page repeats one of
 * another.
 */
export function sortBy<Name extends string>(
  found: Knex.QueryBuilder,
  sort: SortName<Name>,
  columns: Readonly<Record<Name | 'id', string>>,
): Knex.QueryBuilder {
  const isTurned = sort.startsWith('-');
  // The shape of the call takes no other names.
  const name = (isTurned ? sort.slice(1) : sort) as Name;
  const order = isTurned ? 'desc' : 'asc';
  return found.orderByRaw(`${columns[name]} ${order}`).orderBy(columns.id, order);
}
