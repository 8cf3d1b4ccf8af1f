import { lockVersion, type VersionedTable, type Writer } from '../db/index.js';
import type { TrailedRecord } from '../trail/index.js';
import { HttpProblem } from './problem.js';
import { staleProblem } from './stale.js';

/** The kind of each table's records in the trail, and which of its entries go with a new version. */
const TRAILED: Readonly<Record<VersionedTable, Omit<TrailedRecord, 'id'>>> = {
  cms_blocks: { kind: 'cms_block', isChange: (action) => action === 'cmsBlocks.update' },
  blog_posts: { kind: 'blog_post', isChange: (action) => action === 'blogPosts.update' },
  users: {
    kind: 'user',
    isChange: (action, { changed }) =>
      action === 'users.update' || (action === 'session.updateCurrentUser' && changed !== 'settings'),
  },
};

/**
 * Locks a row that is changed and returns the number of its next version. Throws 404 when there is none, and 409 `stale` when it is no
 * longer the version `modId` that the change was made from; without a `modId` any version may be changed.
 */
export async function nextVersion(
  [trx, table, id]: readonly [trx: Writer, table: VersionedTable, id: number],
  modId: string | undefined,
): Promise<number> {
  const version = await lockVersion(trx, table, id);
  if (version === null) throw new HttpProblem('not_found');
  if (modId !== undefined && modId !== String(version))
    throw await staleProblem(trx, { ...TRAILED[table], id });
  return version + 1;
}
