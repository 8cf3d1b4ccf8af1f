import type { PortalClient } from '@kontor/portal-core';
import type { ImportReport, OrderImport } from '@kontor/portal-core/order-import';
import { readSettings } from '../config/settings.js';
import { withPortal } from '../http/portal.js';
import { journalPath, removeJournal } from '../journal/journal.js';
import { holdLock, lockPath } from '../journal/lock.js';
import { agreed } from '../terminal/agreed.js';
import { CliError, ResumableFailure } from '../terminal/cli-error.js';
import { EXIT } from '../terminal/exit-code.js';
import { takeInterruption } from '../terminal/interruption.js';
import { canAsk, printJson, say, type Io } from '../terminal/io.js';
import { readChoices, type OrdersImportOptions } from './import-options.js';
import type { ImportTask } from './import-task.js';
import { prepare, type PreparedImport } from './prepare.js';
import { receiptText } from './receipt.js';
import { reportText } from './report-text.js';
import { send } from './send.js';
import { openSource } from './source-file.js';

/** `kontor orders import FILE|-`: checks and plans every order, then sends them; with `--dry-run` it stops before. */
export async function run(options: OrdersImportOptions, io: Io): Promise<number> {
  const choices = readChoices(options);
  const settings = await readSettings(options, io);
  const work = async (client: PortalClient | null): Promise<number> => {
    const interruption = takeInterruption(io, () => say(io, io.t('cli.stopping')));
    try {
      const source = await openSource(options.file, io, interruption.signal);
      const task = { options, choices, settings, client, source, interruption, io };
      return await importFile(task).finally(source.release);
    } finally {
      interruption.release();
    }
  };
  return options.offline ? work(null) : withPortal(settings, io, work);
}

async function importFile(task: ImportTask): Promise<number> {
  const { client, options, source } = task;
  if (client === null || options.dryRun) return told(task, (await prepare(task)).report, null);
  const release = source.fromStdin ? async () => {} : await holdLock(lockPath(source.path));
  try {
    if (options.new && !source.fromStdin) await removeJournal(journalPath(source.path));
    const prepared = await prepare(task);
    const receipt = await apply({ ...task, client }, prepared);
    return told(task, prepared.report, receipt);
  } finally {
    await release();
  }
}

/** Null when there is nothing to send. */
async function apply(
  task: ImportTask & { readonly client: PortalClient },
  prepared: PreparedImport,
): Promise<OrderImport | null> {
  const { io, options } = task;
  const { counts } = prepared.report;
  if (counts.create === 0 && prepared.begun === null) return null;
  const refused = counts.invalid + counts.conflict;
  if (refused > 0 && canAsk(io)) {
    if (!options.json) say(io, reportText(prepared.report, io));
    await agreed(io, options, io.t('cli.askImportRest', { count: counts.create, refused }));
  }
  try {
    return await send(task, prepared);
  } catch (error) {
    throw resumable(error, task);
  }
}

function resumable(error: unknown, { source, options }: ImportTask): unknown {
  if (error instanceof CliError && error.code !== 'interrupted') return error;
  if (source.fromStdin) return new ResumableFailure(error, { key: 'cli.hintResumeStdin' });
  const command = `kontor orders import ${quoted(options.file)} --resume`;
  return new ResumableFailure(error, { key: 'cli.hintResume', params: { command } });
}

function quoted(file: string): string {
  return /^[\w./-]+$/.test(file) ? file : `'${file.replaceAll("'", `'\\''`)}'`;
}

/** Tells what was found and done; rows that were not taken decide the exit code. */
function told({ io, options }: ImportTask, report: ImportReport, receipt: OrderImport | null): number {
  const counts = receipt?.counts ?? report.counts;
  if (options.json) printJson(io, { report, receipt });
  else if (!options.quiet) {
    io.stdout.write(`${reportText(report, io)}\n`);
    if (receipt) io.stdout.write(receiptText(receipt, io));
    else if (!options.dryRun || report.orders === 0) say(io, io.t('orderImport.nothingToImport'));
  }
  return counts.invalid + counts.conflict > 0 ? EXIT.rejected : EXIT.done;
}
