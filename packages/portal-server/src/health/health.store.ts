import type { Knex } from 'knex';
import { queryRows } from '../db/index.js';

/** Rejects unless the database answers, and from tables of ours. */
export async function readAnything(read: Knex): Promise<void> {
  await queryRows(read, 'select 1 from roles limit 1');
}
