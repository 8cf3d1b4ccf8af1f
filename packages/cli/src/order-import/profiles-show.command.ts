import { readSettings, type SettingOptions } from '../config/settings.js';
import { withPortal } from '../http/portal.js';
import { EXIT } from '../terminal/exit-code.js';
import { printJson, type Io } from '../terminal/io.js';
import { storedProfile } from './stored-profiles.js';

export type ProfilesShowOptions = SettingOptions & { readonly name: string };

/** `kontor profiles show NAME`: the mapping as the JSON that `--profile` and `profiles save` read. */
export async function run(options: ProfilesShowOptions, io: Io): Promise<number> {
  const settings = await readSettings(options, io);
  return withPortal(settings, io, async (client) => {
    printJson(io, (await storedProfile(client, settings.merchant.value, options.name)).content);
    return EXIT.done;
  });
}
