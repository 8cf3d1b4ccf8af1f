import { ADDRESS_FIELDS, type OtherAddress, type Question } from '@kontor/portal-core/order-import';
import { ask, printable, say, type Io } from '../../terminal/index.js';
import { writerFor, type Flag } from './accepting-flags.js';
import { quoted } from '../task/quoted.js';

/** The flags that take another address of the file as a whole. */
export function flagsOfAddress(
  { columns }: OtherAddress,
  header: readonly string[],
  language: Io['language'],
): Flag[] {
  const write = writerFor(header, language);
  return ADDRESS_FIELDS.flatMap((field): Flag[] => {
    const source = columns[field];
    if (source === undefined) return [];
    return [{ flag: '--map', value: `${field}=${source === null ? '' : write(source)}` }];
  });
}

/**
 * Asks which of several addresses is meant, by number: 0 for the proposed one, 1 for the first of the others. Null when it is none of
 * them, so that each part is asked for.
 */
export async function whichAddress(
  text: string,
  { samples, otherAddresses = [] }: Question,
  io: Io,
): Promise<number | null> {
  const { t } = io;
  const all = [samples, ...otherAddresses.map((other) => other.samples)];
  const listed = all.map((shown, at) => `  ${at + 1} = ${shown.map((one) => quoted(one, t)).join(', ')}`);
  for (const line of [text, ...listed]) say(io, line);
  for (;;) {
    const typed = (await ask(io, t('cli.askWhichAddress', { count: all.length }))).trim().toLowerCase();
    const number = Number(typed);
    if (Number.isInteger(number) && number >= 1 && number <= all.length) return number - 1;
    if (typed !== '' && t('cli.no').startsWith(typed)) return null;
    say(io, t('cli.answerNumber', { value: printable(typed), count: all.length }));
  }
}
