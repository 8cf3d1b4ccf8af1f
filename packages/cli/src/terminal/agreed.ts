import { confirm } from './ask.js';
import { CliError } from './cli-error.js';
import { EXIT } from './exit-code.js';
import { canAsk, type Io } from './io.js';

/**
 * Goes on only with `--yes` or a yes at the terminal; without a terminal it names the flag that is missing, and `--json` tells `data`
 * besides: what the yes would be about.
 */
export async function agreed(
  io: Io,
  options: { readonly yes?: boolean },
  question: string,
  data: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  if (options.yes) return;
  if (!canAsk(io)) {
    const told = { key: 'cli.flagMissing', params: { flag: '--yes' } } as const;
    throw new CliError('flag_missing', EXIT.usage, told, undefined, { lines: [], data });
  }
  if (await confirm(io, question, io.t('cli.yes'))) return;
  throw new CliError('not_confirmed', EXIT.failed, { key: 'cli.notConfirmed' });
}
