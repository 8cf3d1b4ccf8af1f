import {
  countResults,
  type ReportCounts,
  type ReportField,
  type ReportResult,
  type ReportRow,
  type RowsOptions,
} from '@kontor/portal-core/erp-link';
import { issueMessage } from '@kontor/portal-core/i18n';
import { readRows, type TableRow } from '@kontor/portal-core/order-import';
import type { PortalClient } from '@kontor/portal-core/wire';
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
import { openReportFile, type FileTask, type ReportFile } from './report-file.js';
import { countsText, issuesText, leftOutText, type ReportIssue } from './report-text.js';

/** The options of an import of reports, as typed. */
export interface ReportImportOptions extends SettingOptions, DialectOptions {
  readonly file: string;
  readonly map?: readonly string[];
  readonly dryRun?: boolean;
  readonly yes?: boolean;
}

/** What is reported, and how its rows are read and sent. */
export interface ReportKind<Report> {
  readonly fields: readonly ReportField[];
  readonly needed: readonly ReportField[];
  /** True where a file may have any columns of numbers beside those that are read. */
  readonly hasAnyColumns?: boolean;
  /** Makes what reads a row, once the columns are known. */
  readonly prepare: (
    file: Pick<ReportFile, 'columns' | 'named'>,
    client: PortalClient,
  ) => Promise<ReadRow<Report>> | ReadRow<Report>;
  /** Judges all rows of a file together. */
  readonly whole: (rows: readonly ReportRow<Report>[]) => readonly ReportRow<Report>[];
  readonly send: (
    client: PortalClient,
    records: readonly Report[],
    dryRun: boolean,
  ) => Promise<{ readonly entries: readonly ReportedEntry[] }>;
}
type ReadRow<Report> = (row: TableRow, settings: RowsOptions) => ReportRow<Report>;
interface ReportedEntry {
  readonly result: ReportResult;
  /** Whether it made a new record. */
  readonly created?: boolean;
  readonly errors: readonly { readonly path: string; readonly code: string; readonly message: string }[];
}

/** What became, or would become, of the rows of a file. */
interface Outcome {
  readonly counts: ReportCounts;
  /** Number of records that are new by them. */
  readonly created: number;
  readonly issues: readonly ReportIssue[];
}

/** Reports sent in one call. */
const AT_ONCE = 1000;

/** Reads a file of reports, tells what they would change, asks, and sends them; with `--dry-run` it sends nothing. */
export async function importReports<Report>(
  options: ReportImportOptions,
  io: Io,
  kind: ReportKind<Report>,
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
          kind,
        );
        const send = (dryRun: boolean) =>
          sendAll({ client, io, options, kind, dryRun, signal: interruption.signal }, rows);
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
function refuseWithoutMerchant({ issues }: Outcome): void {
  if (issues.some(({ path, code }) => path === 'merchant_erp_id' && code === 'required'))
    throw usageError('merchant_needed', { key: 'cli.merchantNeeded' });
}

/** Reads all rows. The encoding is asked for only where an unsure letter stands in what is reported. */
async function readFile<Report>(
  task: FileTask & { readonly client: PortalClient },
  options: ReportImportOptions,
  settings: Settings,
  kind: ReportKind<Report>,
): Promise<{ readonly file: ReportFile; readonly rows: readonly ReportRow<Report>[] }> {
  const file = await openReportFile(
    { ...task, hasAnyColumns: kind.hasAnyColumns ?? false },
    options.map ?? [],
    kind,
  );
  const merchantErpId = settings.merchant.value ?? undefined;
  const read = await kind.prepare(file, task.client);
  const rows = await rowsOf(file, (row) => read(row, { columns: file.columns, merchantErpId }), kind);
  const isForeign = rows.some(({ report }) => BEYOND_ASCII.test(JSON.stringify(report)));
  const encoding = isForeign ? await chooseEncoding(file.detection, task.io) : null;
  if (encoding === null) return { file, rows };
  return readFile(
    { ...task, choices: { dialect: { ...task.choices.dialect, encoding } } },
    options,
    settings,
    kind,
  );
}

const BEYOND_ASCII = /[^\0-\x7f]/;

async function rowsOf<Report>(
  file: ReportFile,
  read: (row: TableRow) => ReportRow<Report>,
  { whole }: Pick<ReportKind<Report>, 'whole'>,
): Promise<readonly ReportRow<Report>[]> {
  const rows: ReportRow<Report>[] = [];
  const options = { createDecoder: createNodeDecoder, onLeftOut: file.noteLeftOut };
  for await (const some of readRows(file.source, file.dialect, options)) rows.push(...some.map(read));
  return whole(rows);
}

interface Sending<Report> {
  readonly client: PortalClient;
  readonly io: Io;
  readonly options: ReportImportOptions;
  readonly kind: ReportKind<Report>;
  readonly dryRun: boolean;
  readonly signal: AbortSignal;
}

async function sendAll<Report>(
  { client, io, options, kind, dryRun, signal }: Sending<Report>,
  rows: readonly ReportRow<Report>[],
): Promise<Outcome> {
  const good = rows.filter(({ issues }) => issues.length === 0);
  const bad = rows.filter(({ issues }) => issues.length > 0);
  const entries: ReportedEntry[] = bad.map(({ issues }) => ({
    result: 'invalid',
    errors: issues.map((one) => ({ ...one, message: issueMessage(io.t, one) })),
  }));
  const lines = [...bad, ...good].map(({ line }) => line);
  const label = io.t(dryRun ? 'cli.progressCheck' : 'cli.progressImport');
  const progress = createProgress(io, { label, shown: !options.quiet });
  progress.start(good.length);
  try {
    for (let at = 0; at < good.length; at += AT_ONCE) {
      signal.throwIfAborted();
      const some = good.slice(at, at + AT_ONCE);
      entries.push(
        ...(
          await kind.send(
            client,
            some.map(({ report }) => report),
            dryRun,
          )
        ).entries,
      );
      progress.update(at + some.length);
    }
  } finally {
    progress.stop();
  }
  const issues = entries.flatMap(({ result, errors }, at) =>
    errors.map((error) => ({ line: lines[at] ?? 0, result, ...error })),
  );
  const created = entries.filter((entry) => entry.created === true).length;
  return {
    counts: countResults(entries),
    created,
    issues: issues.sort((one, other) => one.line - other.line),
  };
}

function planText(
  { io, file }: { readonly io: Io; readonly file: ReportFile },
  { counts, created, issues }: Outcome,
  rows: number,
  isDone: boolean,
): string {
  return [
    `${file.name}: ${io.t('cli.rows', { count: rows })}`,
    `  ${countsText(counts, isDone, io)}`,
    ...(created === 0 ? [] : [`  ${io.t('cli.productsCreated', { count: created })}`]),
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
  outcome: Outcome,
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
