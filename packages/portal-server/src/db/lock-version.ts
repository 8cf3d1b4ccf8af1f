import type { Writer } from './database.js';

/** Locks a row whose changes are counted and returns its version; null when there is none. */
export async function lockVersion(
  trx: Writer,
  table: 'cms_blocks' | 'blog_posts' | 'users',
  id: number,
): Promise<number | null> {
  return (await trx(table).where({ id }).forUpdate().first('mod_id'))?.mod_id ?? null;
}
