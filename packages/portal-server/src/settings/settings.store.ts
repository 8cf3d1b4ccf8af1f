import type { Setting } from '@kontor/portal-core/settings';
import type { Knex } from 'knex';
import type { Writer } from '../db/index.js';

/** All stored settings, by group and key. */
export async function readSettings(read: Knex): Promise<Setting[]> {
  return read('settings').select('key', 'value', 'group', 'type').orderBy(['group', 'key']);
}

/** Reads one stored setting; null when there is none. */
export async function readSetting(read: Knex, key: string): Promise<Setting | null> {
  return (await read('settings').where({ key }).first('key', 'value', 'group', 'type')) ?? null;
}

/** Reads one stored setting and keeps others from changing it until the transaction has ended; null when there is none. */
export async function lockSetting(trx: Writer, key: string): Promise<Setting | null> {
  return (await trx('settings').where({ key }).forUpdate().first('key', 'value', 'group', 'type')) ?? null;
}

export async function storeSetting(trx: Writer, key: string, value: string): Promise<void> {
  await trx('settings').where({ key }).update({ value });
}
