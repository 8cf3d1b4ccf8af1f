import {
  sendRows,
  tellingOf,
  wordsOfFile,
  type FileOptions,
  type FileOutcome,
  type ReportKind,
  type ReportRow,
  type ReportSending,
  type ReportTable,
} from '@kontor/portal-core/erp-link';
import { readRows, type TableRow } from '@kontor/portal-core/order-import';
import type { PortalClient } from '@kontor/portal-core/wire';
import { randomUUID } from 'node:crypto';
import { readSettings, type SettingOptions, type Settings } from '../config/index.js';
import { withPortal } from '../http/index.js';
import {
  chooseEncoding,
  createNodeDecoder,
  openSource,
  readDialect,
  type DialectOptions,
} from '../order-import/index.js';
import { createProgress } from '../progress/index.js';
import { agreed, EXIT, type Io, printJson, say, takeInterruption, usageError } from '../terminal/index.js';
import { openReportFile, refuseTelling, type FileTask, type ReportFile } from './report-file.js';
import { countsText, issuesText, leftOutText } from './report-text.js';

/** The options of an import of reports, as typed. */
export interface ReportImportOptions extends SettingOptions, DialectOptions {
  readonly file: string;
  readonly map?: readonly string[];
  /** Columns that say nothing against a row. */
  readonly ignore?: readonly string[];
  readonly dryRun?: boolean;
  readonly yes?: boolean;
}

/** What is said of all rows of a file, besides its columns. */
export type SaidOfFile = Omit<FileOptions, 'columns' | 'merchantErpId'>;

/** A kind of file, and what the options say of all its rows. */
export interface ReportImport<Report> {
  readonly kind: ReportKind<Report>;
  readonly said: SaidOfFile;
  /** Finds out what else is to be known of a file whose columns are understood. */
  readonly prepare?: (
    file: Pick<ReportFile, 'columns' | 'named'>,
    client: PortalClient,
  ) => Promise<SaidOfFile>;
}

/** Reads a file of reports, tells what they would change, asks, and sends them; with `--dry-run` it sends nothing. */
export async function importReports<Report>(
  options: ReportImportOptions,
  io: Io,
  work: ReportImport<Report>,
): Promise<number> {
  const dialect = readDialect(options);
  const settings = await readSettings(options, io);
  return withPortal(settings, io, async (client) => {
    const interruption = takeInterruption(io, () => say(io, io.t('cli.stopping')));
    try {
      const source = await openSource(options.file, io, interruption.signal);
      try {
        const { file, rows } = await readFile(
          { source, io, client, choices: { dialect } },
          options,
          settings,
          work,
        );
        const key = randomUUID();
        const send = (dryRun: boolean) => {
          const sending = { dryRun, file: { key, name: file.name } };
          const { otherPlaces } = work.said;
          const how = { client, io, options, sending, otherPlaces, signal: interruption.signal };
          return sendAll(how, work.kind, rows);
        };
        const plan = await send(true);
        refuseWithoutMerchant(plan);
        if (options.dryRun || plan.counts.applied === 0)
          return told({ options, io, file }, plan, rows.length, false);
        if (!options.yes) {
          say(io, planText({ io, file }, plan, rows.length, false));
          await agreed(io, options, io.t('cli.askReports', { count: plan.counts.applied }), { ...plan });
        }
        return told({ options, io, file }, await send(false), rows.length, true);
      } finally {
        await source.release();
      }
    } finally {
      interruption.release();
    }
  });
}

/** Throws a usage error where staff must say which merchant the rows belong to. */
function refuseWithoutMerchant({ issues }: FileOutcome): void {
  if (issues.some(({ path, code }) => path === 'merchant_erp_id' && code === 'required'))
    throw usageError('merchant_needed', { key: 'cli.merchantNeeded' });
}

/** Reads all rows. The encoding is asked for only where an unsure letter stands in what is reported. */
async function readFile<Report>(
  task: FileTask & { readonly client: PortalClient },
  options: ReportImportOptions,
  settings: Settings,
  work: ReportImport<Report>,
): Promise<{ readonly file: ReportFile; readonly rows: readonly ReportRow<Report>[] }> {
  const { kind, said, prepare } = work;
  const { fields, hasAnyColumns } = kind;
  const wanted = { fields, needed: kind.needed(said) };
  const file = await openReportFile({ ...task, hasAnyColumns }, options.map ?? [], wanted);
  const merchantErpId = settings.merchant.value ?? undefined;
  const found = await prepare?.(file, task.client);
  const words = await wordsOfFile(kind.kind, task.client);
  const table = await tableOf(file);
  const rows = kind.read(table, { ...said, ...found, words, columns: file.columns, merchantErpId });
  refuseTelling(tellingOf(kind, table, rows, file.columns), file, options.ignore ?? [], task.io);
  const isForeign = rows.some(({ report }) => BEYOND_ASCII.test(JSON.stringify(report)));
  const encoding = isForeign ? await chooseEncoding(file.detection, task.io) : null;
  if (encoding === null) return { file, rows };
  const choices = { dialect: { ...task.choices.dialect, encoding } };
  return readFile({ ...task, choices }, options, settings, work);
}

const BEYOND_ASCII = /[^\0-\x7f]/;

async function tableOf(file: ReportFile): Promise<ReportTable> {
  const rows: TableRow[] = [];
  const reading = { createDecoder: createNodeDecoder, onLeftOut: file.noteLeftOut };
  for await (const some of readRows(file.source, file.dialect, reading)) rows.push(...some);
  return { header: file.header, ...file.told, rows };
}

interface Sending {
  readonly client: PortalClient;
  readonly io: Io;
  readonly options: ReportImportOptions;
  readonly sending: ReportSending;
  readonly otherPlaces: SaidOfFile['otherPlaces'];
  readonly signal: AbortSignal;
}

async function sendAll<Report>(
  { client, io, options, sending, otherPlaces, signal }: Sending,
  kind: ReportKind<Report>,
  rows: readonly ReportRow<Report>[],
): Promise<FileOutcome> {
  const label = io.t(sending.dryRun ? 'cli.progressCheck' : 'cli.progressImport');
  const progress = createProgress(io, { label, shown: !options.quiet });
  progress.start(rows.filter(({ issues }) => issues.length === 0).length);
  const onProgress = (sent: number) => progress.update(sent);
  try {
    const how = { client, translate: io.t, signal, onProgress, otherPlaces, ...sending };
    return await sendRows(kind, rows, how);
  } finally {
    progress.stop();
  }
}

function planText(
  { io, file }: { readonly io: Io; readonly file: ReportFile },
  { counts, created, issues }: FileOutcome,
  rows: number,
  isDone: boolean,
): string {
  return [
    `${file.name}: ${io.t('cli.rows', { count: rows })}`,
    `  ${countsText(counts, isDone, io)}`,
    ...(created === 0 ? [] : [`  ${io.t('erpFiles.created', { count: created })}`]),
    ...issuesText(file, issues, io),
    ...leftOutText(file, io),
  ].join('\n');
}

/** Prints what became of the rows, and returns the exit code, which depends on those that were not taken over. */
function told(
  {
    options,
    io,
    file,
  }: { readonly options: ReportImportOptions; readonly io: Io; readonly file: ReportFile },
  outcome: FileOutcome,
  rows: number,
  isDone: boolean,
): number {
  const { counts, created, issues } = outcome;
  if (options.json)
    printJson(io, { file: file.name, rows, columns: file.named, stored: isDone, counts, created, issues });
  else if (!options.quiet) io.stdout.write(`${planText({ io, file }, outcome, rows, isDone)}\n`);
  const { failed, conflict, invalid, unknown } = counts;
  if (failed > 0) return EXIT.failed;
  return conflict + invalid + unknown > 0 ? EXIT.rejected : EXIT.done;
}
