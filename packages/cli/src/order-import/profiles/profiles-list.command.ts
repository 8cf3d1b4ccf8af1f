import { readSettings, type SettingOptions } from '../../config/index.js';
import { withPortal } from '../../http/index.js';
import { EXIT, type Io, printJson, say, table } from '../../terminal/index.js';
import { storedProfiles } from './stored-profiles.js';

/** `kontor profiles list`. */
export async function run(options: SettingOptions, io: Io): Promise<number> {
  const settings = await readSettings(options, io);
  return withPortal(settings, io, async (client) => {
    const profiles = await storedProfiles(client, settings.merchant.value);
    const rows = profiles.map(({ name, content }) => [
      name,
      content.mode,
      String(Object.keys(content.columns).length),
    ]);
    if (options.json) printJson(io, { entries: profiles });
    else if (profiles.length === 0) say(io, io.t('cli.profilesNone'));
    else
      io.stdout.write(
        table([[io.t('cli.columnName'), io.t('cli.columnMode'), io.t('cli.columnFields')], ...rows]),
      );
    return EXIT.done;
  });
}
