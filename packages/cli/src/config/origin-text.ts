import type { Io } from '../terminal/index.js';
import type { Setting } from './settings.js';

/** Where a setting comes from, in words. */
export function originText({ origin: kind, where }: Omit<Setting<unknown>, 'value'>, io: Io): string {
  return where === '' ? io.t(`cli.origin_${kind}`) : `${io.t(`cli.origin_${kind}`)} (${where})`;
}
