import type { Setting } from '@kontor/portal-core';
import type { Knex } from 'knex';

/** All stored settings, by group and key. */
export async function readSettings(read: Knex): Promise<Setting[]> {
  return read<Setting>('settings').select('key', 'value', 'group', 'type').orderBy(['group', 'key']);
}
