import { readSettings, type SettingOptions } from '../../config/index.js';
import { withPortal } from '../../http/index.js';
import { EXIT, type Io, printJson } from '../../terminal/index.js';
import { storedProfile } from './stored-profiles.js';

export type ProfilesShowOptions = SettingOptions & { readonly name: string };

/** `kontor profiles show NAME`: prints the mapping as the JSON that `--profile` and `profiles save` read. */
export async function run(options: ProfilesShowOptions, io: Io): Promise<number> {
  const settings = await readSettings(options, io);
  return withPortal(settings, io, async (client) => {
    printJson(io, (await storedProfile(client, settings.merchant.value, options.name)).content);
    return EXIT.done;
  });
}
