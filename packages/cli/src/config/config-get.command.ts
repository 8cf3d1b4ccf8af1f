import { CliError, EXIT, type GlobalOptions, type Io, printJson } from '../terminal/index.js';
import { settingName } from './change-config.js';
import { readSettings } from './settings.js';

export interface ConfigGetOptions extends GlobalOptions {
  readonly name: string;
}

/** `kontor config get NAME`: prints the effective value of a setting, as scripts need it. */
export async function run(options: ConfigGetOptions, io: Io): Promise<number> {
  const name = settingName(options.name);
  const setting = (await readSettings(options, io, { isTokenUnread: true }))[name];
  if (options.json) {
    printJson(io, { name, ...setting });
    return EXIT.done;
  }
  if (setting.value === null)
    throw new CliError('not_set', EXIT.failed, { key: 'cli.configNotSet', params: { name } });
  io.stdout.write(`${setting.value}\n`);
  return EXIT.done;
}
