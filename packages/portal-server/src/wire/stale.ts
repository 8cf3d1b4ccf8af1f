import type { Knex } from 'knex';
import { lastChange, type TrailedRecord } from '../trail/index.js';
import { HttpProblem } from './problem.js';

/** The refusal of a change that was made from an older version of a record: 409 `stale`, with who changed it since, and when. */
export async function staleProblem(read: Knex, record: TrailedRecord): Promise<HttpProblem> {
  const changed = await lastChange(read, record);
  return new HttpProblem('stale', changed === null ? {} : { changed });
}
