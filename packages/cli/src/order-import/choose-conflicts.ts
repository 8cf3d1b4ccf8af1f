import { ask, canAsk, CliError, EXIT } from '../terminal/index.js';
import { CONFLICT_CHOICES, type ConflictChoice } from './import-options.js';
import type { ImportTask } from './import-task.js';
import type { PreparedImport } from './prepare.js';

/**
 * What becomes of orders whose number a stored order of other content holds: what `--on-conflict` says, else what a person at the terminal
 * answers where one may be replaced, else they are left. Fails with `conflicts` when the import is to stop at them.
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

/** How many of the stored orders may be replaced. */
export function replaceableOf(conflicts: PreparedImport['conflicts']): number {
  return [...conflicts.values()].filter(Boolean).length;
}
