import { loadTexts, translatorOf } from '@kontor/portal-core/i18n';
import { chooseColors } from './colors.js';
import type { GlobalOptions, Io, RawIo } from './io.js';

/** Adds texts and colours to the process's io: `cli` for the command line's own texts, in the chosen language. */
export async function dressIo(
  io: RawIo & Pick<Io, 'language'>,
  cli: Readonly<Record<string, string>>,
  options: GlobalOptions,
): Promise<Io> {
  const texts = { ...(await loadTexts(io.language)), cli };
  return { ...io, t: translatorOf(io.language, texts), colors: chooseColors(options.color, io) };
}
