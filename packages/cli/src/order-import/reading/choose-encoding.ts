import type { Detection, ImportEncoding } from '@kontor/portal-core/order-import';
import { ask, canAsk, CliError, EXIT, type Io, printable, say } from '../../terminal/index.js';

/**
 * The encoding of a file that is readable in more than one. It is asked for at a terminal, with the same line in each;
 * without a terminal it is a usage error naming `--encoding`. Null if the encoding is certain.
 */
export async function chooseEncoding({ encoding }: Detection, io: Io): Promise<ImportEncoding | null> {
  const { readings = [] } = encoding;
  if (readings.length < 2) return null;
  const lines = readings.map((one) => `  ${one.encoding}: ${printable(one.sample)}`);
  const choices = readings.map((one) => one.encoding).join(', ');
  if (!canAsk(io)) {
    throw new CliError(
      'encoding_unsure',
      EXIT.usage,
      { key: 'cli.encodingUnsure' },
      { key: 'cli.hintEncoding', params: { encoding: readings[0]?.encoding ?? '' } },
      { lines, data: { readings } },
    );
  }
  say(io, io.t('cli.encodingUnsure'));
  for (const line of lines) say(io, line);
  for (;;) {
    const answer = (await ask(io, io.t('cli.askEncoding', { choices }))).trim().toLowerCase();
    const found = readings.filter((one) => answer !== '' && one.encoding.startsWith(answer));
    const exact = found.find((one) => one.encoding === answer) ?? found[0];
    if (exact !== undefined && (found.length === 1 || exact.encoding === answer)) return exact.encoding;
    say(io, io.t('cli.noAnswer', { answer: printable(answer), answers: choices }));
  }
}
