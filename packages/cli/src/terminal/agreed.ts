import { confirm } from './ask.js';
import { CliError, usageError } from './cli-error.js';
import { EXIT } from './exit-code.js';
import { canAsk, type Io } from './io.js';

/** Goes on only with `--yes` or a yes at the terminal; without a terminal it names the flag that is missing. */
export async function agreed(io: Io, options: { readonly yes?: boolean }, question: string): Promise<void> {
  if (options.yes) return;
  if (!canAsk(io)) throw usageError('flag_missing', { key: 'cli.flagMissing', params: { flag: '--yes' } });
  if (await confirm(io, question, io.t('cli.yes'))) return;
  throw new CliError('not_confirmed', EXIT.failed, { key: 'cli.notConfirmed' });
}
