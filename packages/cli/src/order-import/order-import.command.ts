import type { PortalClient } from '@kontor/portal-core/wire';
import type { OrderImport } from '@kontor/portal-core/order-import';
import { readSettings, type Settings } from '../config/index.js';
import { withPortal } from '../http/index.js';
import { holdLock, journalPath, lockPath, removeJournal } from '../journal/index.js';
import {
  agreed,
  canAsk,
  CliError,
  EXIT,
  type ExitCode,
  type Io,
  printJson,
  quotedForShell,
  ResumableFailure,
  say,
  sayOut,
  takeInterruption,
} from '../terminal/index.js';
import { chooseConflicts, foreseenReplaced, foretoldConflicts, replacedBy } from './choose-conflicts.js';
import { forMerchant, isMerchantNumber, merchantNamed } from './choose-merchant.js';
import { refuseErrorsFile } from './report/errors-file.js';
import { readChoices, type OrdersImportOptions } from './task/import-options.js';
import type { ImportTask } from './task/import-task.js';
import { prepare, type PreparedImport } from './prepare.js';
import { effectsText, storedTwinsText } from './report/effects-text.js';
import { receiptText } from './report/receipt.js';
import { countsAndIssues, reportText } from './report/report-text.js';
import { send, type SendingTask } from './send.js';
import { openSource } from './task/source-file.js';

/** `kontor orders import FILE|-`: checks and plans every order, then sends them; with `--dry-run` it sends nothing. */
export async function run(options: OrdersImportOptions, io: Io): Promise<ExitCode> {
  const choices = readChoices(options);
  // A merchant's name is looked up on the server.
  const { merchant = '' } = options;
  const named =
    options.offline || isMerchantNumber(merchant) || merchant.trim() === '' ? null : merchant.trim();
  const { merchant: _, ...others } = options;
  const settings = await readSettings(named === null ? options : others, io);
  const work = async (client: PortalClient | null): Promise<ExitCode> => {
    const interruption = takeInterruption(io, () => say(io, io.t('cli.stopping')));
    try {
      const source = await openSource(options.file, io, interruption.signal);
      const importFor = (chosen: Settings) =>
        importFile({ options, choices, settings: chosen, client, source, interruption, io });
      const importing =
        client === null ? importFor(settings) : forMerchant({ client, settings, named, io }, importFor);
      return await importing.finally(source.release);
    } finally {
      interruption.release();
    }
  };
  return options.offline ? work(null) : withPortal(settings, io, work);
}

async function importFile(task: ImportTask): Promise<ExitCode> {
  const { client, options, source } = task;
  await refuseErrorsFile(task);
  if (client === null || options.dryRun) return told(task, await prepare(task), null);
  const release = source.fromStdin ? async () => {} : await holdLock(lockPath(source.path));
  try {
    if (options.new && !source.fromStdin) await removeJournal(journalPath(source.path));
    const prepared = await prepare(task);
    const receipt = await apply({ ...task, client }, prepared);
    return told(task, prepared, receipt);
  } finally {
    await release();
  }
}

/** Sends the orders; null if there are none to send. */
async function apply(task: SendingTask, prepared: PreparedImport): Promise<OrderImport | null> {
  const { counts } = prepared.report;
  const { begun, conflicts } = prepared;
  const tell = once(() => tellPlan(task, prepared));
  const decision = await chooseConflicts(task, prepared, tell);
  const replaced = replacedBy(decision, conflicts).size;
  if (counts.create + replaced === 0 && begun === null) return null;
  if (begun === null || !task.options.resume) await agreedToSend(task, prepared, { replaced, tell });
  try {
    return await send(task, prepared, decision);
  } catch (error) {
    throw resumable(error, task);
  }
}

/** Calls a function at most once. */
function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
}

/** Shows what would be stored and asks for confirmation; without a terminal `--yes` is required. */
async function agreedToSend(
  task: SendingTask,
  prepared: PreparedImport,
  { replaced, tell }: { readonly replaced: number; readonly tell: () => void },
): Promise<void> {
  const { io, options, client, settings } = task;
  if (options.yes) return;
  tell();
  const { create, invalid, conflict } = prepared.report.counts;
  const refused = invalid + conflict - replaced;
  const merchant = settings.merchant.value;
  const parts = [
    ...(merchant === null || !canAsk(io)
      ? []
      : [io.t('cli.askFor', { merchant: await merchantNamed(client, merchant) })]),
    io.t('cli.askImport', { count: create }),
    ...(replaced > 0 ? [io.t('cli.askReplace', { count: replaced })] : []),
    ...(refused > 0 ? [io.t('cli.askRefused', { count: refused })] : []),
  ];
  await agreed(io, options, `${parts.join(' ')} ${io.t('cli.askGo')}`, { report: prepared.report });
}

function tellPlan({ io, options }: ImportTask, { report, reading }: PreparedImport): void {
  if (!options.json && !options.quiet) say(io, reportText(report, reading.header, io));
}

function resumable(error: unknown, { source, options, settings }: ImportTask): unknown {
  if (error instanceof CliError && error.code !== 'interrupted') return error;
  if (source.fromStdin) return new ResumableFailure(error, { key: 'cli.hintResumeStdin' });
  const { file, url, account } = options;
  const { merchant } = settings;
  // Server and merchant that came from the environment or a file are found there again.
  const where = [
    ...(url === undefined ? [] : ['--url', url]),
    ...(account === undefined ? [] : ['--account', account]),
    ...(merchant.origin === 'flag' ? ['--merchant', String(merchant.value)] : []),
  ];
  const command = ['kontor', 'orders', 'import', file, '--resume', ...where].map(quotedForShell).join(' ');
  return new ResumableFailure(error, { key: 'cli.hintResume', params: { command } });
}

/** Prints the receipt, and the command that fetches what was refused. */
function tellReceipt(receipt: OrderImport, io: Io): void {
  const { id, counts } = receipt;
  io.stdout.write(receiptText(receipt, io));
  if (counts.invalid + counts.conflict === 0) return;
  const command = `kontor imports results ${id} -o ${io.t('cli.resultsFile')}`;
  say(io, io.t('cli.hintResults', { command }));
}

/**
 * Prints the findings and results, and returns the exit code, which depends on rejected rows. What a person read before
 * confirming is not repeated on the same terminal.
 */
function told(
  { io, options, choices }: ImportTask,
  prepared: PreparedImport,
  receipt: OrderImport | null,
): ExitCode {
  const { report, reading } = prepared;
  const counts = receipt?.counts ?? report.counts;
  const replaced = options.dryRun ? foreseenReplaced({ choices }, prepared) : [];
  if (options.json) printJson(io, { report, receipt });
  else if (!options.quiet) {
    const foretold = options.dryRun ? foretoldConflicts({ choices }, prepared, io) : [];
    // Whoever was asked at the terminal has just read it.
    const isRead = receipt !== null && io.isTty.stdout && canAsk(io) && options.yes !== true;
    const text =
      receipt === null
        ? [reportText(report, reading.header, io)]
        : [...countsAndIssues(report, reading.header, io), ...effectsText(report.effects, io)];
    if (!isRead) sayOut(io, [...text, ...foretold].join('\n'));
    if (receipt !== null) tellReceipt(receipt, io);
    else if (!options.dryRun || report.orders === 0) say(io, io.t('orderImport.nothingToImport'));
  }
  if (receipt !== null && options.yes === true && options.quiet !== true) {
    const twins = storedTwinsText(report.effects, receipt.id, io);
    if (twins !== null) say(io, io.colors.yellow(twins));
  }
  // A dry run ends as the import would.
  return counts.invalid + counts.conflict - replaced.length > 0 ? EXIT.rejected : EXIT.done;
}
