import type { Knex } from 'knex';
import { queryRows } from '../db/index.js';

/** Reads from one of our tables; rejects unless the database answers. */
export async function readAnything(read: Knex): Promise<void> {
  await queryRows(read, 'select 1 from roles limit 1');
}
