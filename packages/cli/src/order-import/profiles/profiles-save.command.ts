import { importProfilesCreate, importProfilesUpdate } from '@kontor/portal-core/order-import';
import { resolve } from 'node:path';
import { readSettings, type SettingOptions } from '../../config/index.js';
import { withPortal } from '../../http/index.js';
import { EXIT, type Io, printJson, say, usageError } from '../../terminal/index.js';
import { readProfileFile } from './profile-files.js';
import { storedProfiles } from './stored-profiles.js';

export type ProfilesSaveOptions = SettingOptions & { readonly name: string; readonly from?: string };

/** `kontor profiles save NAME --from FILE`: saves a mapping, or replaces the one with that name. */
export async function run(options: ProfilesSaveOptions, io: Io): Promise<number> {
  if (options.from === undefined) {
    throw usageError('flag_missing', { key: 'cli.usageMissingArgument', params: { what: '--from' } });
  }
  const content = await readProfileFile(resolve(io.cwd, options.from));
  const settings = await readSettings(options, io);
  return withPortal(settings, io, async (client) => {
    const merchant = settings.merchant.value;
    const body = { name: options.name, content, ...(merchant === null ? {} : { merchant_erp_id: merchant }) };
    const before = (await storedProfiles(client, merchant)).find(({ name }) => name === options.name);
    const saved = before
      ? await client.call(importProfilesUpdate, { params: { id: before.id }, body })
      : await client.call(importProfilesCreate, { body });
    if (options.json) printJson(io, saved);
    else say(io, io.t('cli.profileSaved', { name: options.name }));
    return EXIT.done;
  });
}
