import { EXIT, type GlobalOptions, type Io, printJson } from '../terminal/index.js';
import { originText } from './origin-text.js';
import { readSettings, type Setting } from './settings.js';

export interface ConfigListOptions extends GlobalOptions {
  readonly showOrigin?: boolean;
}

/** `kontor config list`: prints the effective settings. The token is only shown as set or not set. */
export async function run(options: ConfigListOptions, io: Io): Promise<number> {
  const settings = await readSettings(options, io, { isTokenUnread: true });
  const { value, origin } = settings.token;
  const token: Setting<boolean> = { ...settings.token, value: value !== null || origin === 'keyring' };
  const language: Setting<string> = { ...settings.language, value: io.language };
  const all = { ...settings, token, language };
  if (options.json) {
    printJson(io, all);
    return EXIT.done;
  }
  for (const [name, setting] of Object.entries(all)) {
    const shown = name === 'token' ? io.t(setting.value ? 'cli.tokenSet' : 'cli.tokenNotSet') : setting.value;
    io.stdout.write(
      `${name}=${String(shown ?? '')}${options.showOrigin ? `\t${originText(setting, io)}` : ''}\n`,
    );
  }
  return EXIT.done;
}
