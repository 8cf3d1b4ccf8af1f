import { importProfilesDelete } from '@kontor/portal-core/order-import';
import { readSettings, type SettingOptions } from '../../config/index.js';
import { withPortal } from '../../http/index.js';
import { agreed, EXIT, type Io, printJson, say } from '../../terminal/index.js';
import { storedProfile } from './stored-profiles.js';

export type ProfilesDeleteOptions = SettingOptions & { readonly name: string; readonly yes?: boolean };

/** `kontor profiles delete NAME`. */
export async function run(options: ProfilesDeleteOptions, io: Io): Promise<number> {
  const settings = await readSettings(options, io);
  return withPortal(settings, io, async (client) => {
    const profile = await storedProfile(client, settings.merchant.value, options.name);
    await agreed(io, options, io.t('cli.askProfileDelete', { name: profile.name }));
    await client.call(importProfilesDelete, { params: { id: profile.id } });
    if (options.json) printJson(io, { deleted: profile.name });
    else say(io, io.t('cli.profileDeleted', { name: profile.name }));
    return EXIT.done;
  });
}
