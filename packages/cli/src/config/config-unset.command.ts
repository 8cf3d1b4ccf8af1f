import type { Io } from '../terminal/index.js';
import { changeConfig, settingName, type ChangeConfigOptions } from './change-config.js';

/** `kontor config unset NAME`: removes a setting. */
export const run = (options: ChangeConfigOptions, io: Io): Promise<number> =>
  changeConfig(options, settingName(options.name), null, io);
