import { confirm } from './ask.js';
import { CliError } from './cli-error.js';
import { EXIT } from './exit-code.js';
import { canAsk, type Io } from './io.js';

/**
 * Continues only with `--yes` or a yes at the terminal. Otherwise fails: without a terminal the error names the missing
 * flag, and with `--json` it contains `data`, which describes what is to be confirmed.
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
