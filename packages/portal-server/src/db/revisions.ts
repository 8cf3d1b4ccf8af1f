import type { Knex } from 'knex';
import type { Writer } from './database.js';

/**
 * Increments a named revision in the transaction that changes the data behind the name (`orders:2`: the orders of merchant 2). Values
 * computed from those rows, such as the total of a list, are cached under the revision at which they were read. Use one name per merchant:
 * on PostgreSQL writers of the same name wait for each other.
 */
export async function bumpRevision(trx: Writer, name: string): Promise<void> {
  await trx.raw(
    'insert into revisions (name, n) values (?, 1) on conflict (name) do update set n = revisions.n + 1',
    [name],
  );
}

/** Reads the revision of each name; 0 for a name never counted. */
export async function readRevisions(
  read: Knex,
  names: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await read('revisions').select('name', 'n').whereIn('name', names);
  const found = new Map(rows.map((row) => [row.name, row.n]));
  return new Map(names.map((name) => [name, found.get(name) ?? 0]));
}

/** The sum of the revisions of all names that begin with `prefix`: changes whenever one of them does. */
export async function sumRevisions(read: Knex, prefix: string): Promise<number> {
  const row = await read('revisions')
    .where('name', '>=', prefix)
    .andWhere('name', '<', `${prefix}\uffff`)
    .sum({ n: 'n' })
    .first();
  return Number(row?.['n'] ?? 0);
}
