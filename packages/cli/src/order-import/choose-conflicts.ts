import { ask, canAsk, CliError, EXIT } from '../terminal/index.js';
import { CONFLICT_CHOICES, type ConflictChoice } from './import-options.js';
import type { ImportTask } from './import-task.js';
import type { PreparedImport } from './prepare.js';

/**
 * What happens to orders whose number belongs to a stored order with other content: the choice of `--on-conflict`, else
 * the user's answer at the terminal if one may be replaced, else they are skipped. Fails with `conflicts` if the import
 * is to stop at them.
 */
export async function chooseConflicts(
  task: ImportTask,
  prepared: PreparedImport,
): Promise<'skip' | 'replace'> {
  const { conflicts, begun } = prepared;
  if (begun !== null) return begun.onConflict;
  if (conflicts.size === 0) return 'skip';
  const choice = task.choices.onConflict ?? (await asked(task, prepared));
  if (choice !== 'stop') return choice;
  const params = { count: conflicts.size };
  const more = { lines: [], data: { report: prepared.report } };
  throw new CliError('conflicts', EXIT.rejected, { key: 'cli.stoppedAtConflicts', params }, undefined, more);
}

async function asked({ io, options }: ImportTask, { conflicts }: PreparedImport): Promise<ConflictChoice> {
  const count = replaceableOf(conflicts);
  if (count === 0 || options.yes || !canAsk(io)) return 'skip';
  for (;;) {
    const answer = (await ask(io, io.t('cli.askConflicts', { count }))).trim().toLowerCase();
    const words = CONFLICT_CHOICES.filter(
      (choice) => choice === answer || io.t(`cli.conflict_${choice}`) === answer,
    );
    if (words[0] !== undefined) return words[0];
  }
}

/** Number of the stored orders that may be replaced. */
export function replaceableOf(conflicts: PreparedImport['conflicts']): number {
  return [...conflicts.values()].filter(Boolean).length;
}
