import { loadTexts, translatorOf } from '@kontor/portal-core';
import { chooseColors } from './colors.js';
import type { GlobalOptions, Io, RawIo } from './io.js';

/** The surroundings with the words of their language, `cli` the command line's own, and the colours that were asked for. */
export async function dressIo(
  io: RawIo & Pick<Io, 'language'>,
  cli: Readonly<Record<string, string>>,
  options: GlobalOptions,
): Promise<Io> {
  const texts = { ...(await loadTexts(io.language)), cli };
  return { ...io, t: translatorOf(io.language, texts), colors: chooseColors(options.color, io) };
}
