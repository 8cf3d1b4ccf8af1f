import { settingText } from '@kontor/portal-core/settings';
import type { Knex } from 'knex';
import { readSetting } from '../settings/index.js';
import type { ServerDeps } from '../server-deps.js';

/** Whether the portal sends the daily e-mail: it has a mail server, and a sysadmin has switched it on. */
export async function isDigestOffered(read: Knex, mailer: ServerDeps['mailer']): Promise<boolean> {
  return mailer !== null && (await readText(read, 'daily_email')) === 'on';
}

/** The name that the portal goes by. */
export const readCompany = (read: Knex): Promise<string> => readText(read, 'company_name');

async function readText(read: Knex, key: string): Promise<string> {
  const setting = await readSetting(read, key);
  return setting === null ? '' : settingText([setting], key);
}
