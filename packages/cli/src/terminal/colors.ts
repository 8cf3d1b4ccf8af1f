import picocolors from 'picocolors';
import type { Colors } from 'picocolors/types.js';
import type { RawIo } from './io.js';

/** Colours for `stderr`, decided by an explicit `--color`, then NO_COLOR, then FORCE_COLOR, then whether it is a terminal. */
export function chooseColors(choice: string | undefined, io: Pick<RawIo, 'env' | 'isTty'>): Colors {
  return picocolors.createColors(wantsColors(choice, io));
}

function wantsColors(choice: string | undefined, { env, isTty }: Pick<RawIo, 'env' | 'isTty'>): boolean {
  const chosen = choice?.toLowerCase();
  if (chosen === 'always') return true;
  if (chosen === 'never' || env['NO_COLOR']) return false;
  if (env['FORCE_COLOR'] && env['FORCE_COLOR'] !== '0') return true;
  return isTty.stderr && env['TERM'] !== 'dumb' && env['FORCE_COLOR'] !== '0';
}
