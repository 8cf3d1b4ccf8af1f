import type { Writer } from './database.js';

/** A table whose rows count their changes. */
export type VersionedTable = 'cms_blocks' | 'blog_posts' | 'users';

/** Locks a row whose changes are counted and returns its version; null when there is none. */
export async function lockVersion(trx: Writer, table: VersionedTable, id: number): Promise<number | null> {
  return (await trx(table).where({ id }).forUpdate().first('mod_id'))?.mod_id ?? null;
}
