import { lockVersion } from '../db/index.js';
import { HttpProblem } from './problem.js';

/**
 * Locks a row that is changed and returns the number of its next version. Throws 404 when there is none, and 409 `stale` when it is no
 * longer the version `modId` that the change was made from; without a `modId` any version may be changed.
 */
export async function nextVersion(
  [trx, table, id]: Parameters<typeof lockVersion>,
  modId: string | undefined,
): Promise<number> {
  const version = await lockVersion(trx, table, id);
  if (version === null) throw new HttpProblem('not_found');
  if (modId !== undefined && modId !== String(version)) throw new HttpProblem('stale');
  return version + 1;
}
