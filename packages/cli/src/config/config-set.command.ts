import type { Io } from '../terminal/index.js';
import { changeConfig, settingName, type ChangeConfigOptions } from './change-config.js';
import { checkedValue } from './setting-values.js';
import { readSettings } from './settings.js';

export interface ConfigSetOptions extends ChangeConfigOptions {
  readonly value: string;
}

/** `kontor config set NAME VALUE`: stores a setting; refuses a value that no command would take. */
export async function run(options: ConfigSetOptions, io: Io): Promise<number> {
  const name = settingName(options.name);
  const value = checkedValue(name, options.value);
  if (name === 'account') await readSettings({ account: options.value }, io, { isTokenUnread: true });
  return changeConfig(options, name, value, io);
}
