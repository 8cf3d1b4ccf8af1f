import type { TextKey } from '@kontor/portal-core/i18n';
import { IMPORT_OUTCOMES, orderImportsResults, type ImportOutcome } from '@kontor/portal-core/order-import';
import { readSettings } from '../../config/index.js';
import { withPortal, writeAnswer } from '../../http/index.js';
import {
  chosenAsShown,
  chosenNumber,
  EXIT,
  type GlobalOptions,
  type Io,
  type OutputOptions,
  usageError,
  writeOutput,
} from '../../terminal/index.js';
import { ofImport } from './of-import.js';

export interface ImportsResultsOptions extends GlobalOptions, OutputOptions {
  readonly id: string;
  readonly status?: string;
}

/** The outcomes by the texts of a receipt, which `--status` takes too. */
const OUTCOMES = {
  choices: IMPORT_OUTCOMES,
  texts: {
    created: 'cli.outcome_created',
    replaced: 'cli.outcome_replaced',
    unchanged: 'cli.outcome_unchanged',
    conflict: 'cli.outcome_conflict',
    invalid: 'cli.outcome_invalid',
  } satisfies Readonly<Record<ImportOutcome, TextKey>>,
  flag: '--status',
};

/** `kontor imports results ID`: writes the rejected rows, or those of one outcome, as CSV. Refuses `--json`. */
export async function run(options: ImportsResultsOptions, io: Io): Promise<number> {
  if (options.json)
    throw usageError('flags_exclude', {
      key: 'cli.flagsExclude',
      params: { flag: 'imports results', other: '--json' },
    });
  const id = chosenNumber(options.id);
  const query = options.status === undefined ? {} : { status: chosenAsShown(options.status, OUTCOMES, io) };
  return withPortal(await readSettings(options, io), io, async (client) => {
    const headers = { Accept: 'text/csv' };
    const answer = await ofImport(id, client.open(orderImportsResults, { params: { id }, query, headers }));
    await writeOutput(options, io, (output) => writeAnswer(answer, output));
    return EXIT.done;
  });
}
