import type { BodyOf, PortalClient } from '@kontor/portal-core/wire';
import {
  applyImport,
  chunkOrders,
  ImportStopped,
  orderImportsGet,
  recipeToRemember,
  type ChunkChoices,
  type ImportOutcome,
  type LineRange,
  type OrderImport,
  type orderImportsOpen,
} from '@kontor/portal-core/order-import';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import {
  beginJournal,
  type JournalHeader,
  journalPath,
  type JournalWriter,
  removeJournal,
} from '../journal/index.js';
import { createProgress } from '../progress/index.js';
import { CliError, EXIT } from '../terminal/index.js';
import { checkedOrders } from './reading/reading.js';
import { fileChanged, refuseChanged } from './begun-import.js';
import { replacedBy, type ConflictDecision } from './choose-conflicts.js';
import type { ImportTask } from './task/import-task.js';
import { openFile } from './reading/opened-file.js';
import type { PreparedImport } from './prepare.js';

/** A run that has a server to send to. */
export type SendingTask = ImportTask & { readonly client: PortalClient };

/** Second pass: sends the orders chunk by chunk, notes each chunk in the journal, and returns the receipt. */
export async function send(
  task: SendingTask,
  prepared: PreparedImport,
  decision: ConflictDecision,
): Promise<OrderImport> {
  await refuseChanged(task.source);
  const finished = await alreadyFinished(task, prepared);
  const receipt = finished ?? (await apply(task, prepared, decision));
  if (!task.source.fromStdin) await removeJournal(journalPath(task.source.path));
  return receipt;
}

/** The receipt of an interrupted import that was finished on the server, although its answer never arrived; null if there is none. */
async function alreadyFinished(
  { client }: SendingTask,
  { begun }: PreparedImport,
): Promise<OrderImport | null> {
  if (begun === null) return null;
  const receipt = await client.call(orderImportsGet, { params: { id: begun.importId } });
  return receipt.state === 'finished' ? receipt : null;
}

async function apply(
  task: SendingTask,
  prepared: PreparedImport,
  decision: ConflictDecision,
): Promise<OrderImport> {
  const { io, options, source, settings, interruption, client } = task;
  const { reading, report, begun } = prepared;
  const clientKey = options.new ? randomUUID() : (begun?.clientKey ?? null);
  const progress = createProgress(io, { label: io.t('cli.progressImport'), shown: !options.quiet });
  let journal: JournalWriter | null = null;
  let stored = 0;
  try {
    return await applyImport({
      client,
      open: openingOf(task, prepared, clientKey),
      chunks: chunkOrders(
        checkedOrders(() => unchangedBytes(task, prepared), reading),
        undefined,
        chunkChoices(prepared, decision),
      ),
      onOpened: async ({ id }) => {
        progress.start(report.orders);
        if (!source.fromStdin)
          journal = await begin(task, prepared, { importId: id, clientKey, ...decision });
      },
      onChunk: (range, results) => {
        const line = chunkLine(range, results);
        stored += line.counts.created + line.counts.replaced;
        return journal?.append(line);
      },
      onProgress: ({ orders }) => progress.update(orders),
      // On the machine itself packing costs more than it saves.
      ...(isLocal(settings.url.value) ? {} : { gzip: packed }),
      signal: {
        get aborted() {
          return interruption.signal.aborted;
        },
      },
      sleep: (ms) => {
        if (ms >= TOLD_MS && !options.quiet)
          progress.tell(io.t('orderImport.retrying', { count: Math.ceil(ms / 1000) }));
        return interruption.sleep(ms);
      },
      random: Math.random,
    });
  } catch (error) {
    throw interruption.signal.aborted ? interruptedAfter(stored, error) : error;
  } finally {
    progress.stop();
    await (journal as JournalWriter | null)?.close();
  }
}

/** What the portal is told of the file when the import is opened. */
function openingOf(
  { source, settings }: SendingTask,
  prepared: PreparedImport,
  clientKey: string | null,
): BodyOf<typeof orderImportsOpen> {
  const { reading, report, sha256 } = prepared;
  const merchant = settings.merchant.value;
  const recipe = recipeToRemember(reading, prepared);
  return {
    ...(clientKey === null ? {} : { client_key: clientKey }),
    source_name: source.name.slice(0, 255),
    source_sha256: sha256,
    source_rows: report.source.rows,
    header: reading.header,
    mapping: reading.mapping,
    ...(recipe === undefined ? {} : { recipe }),
    ...(merchant === null ? {} : { merchant_erp_id: merchant }),
  };
}

/** What ended an import that Ctrl-C was pressed in, with the number of orders that this run has stored until then. */
function interruptedAfter(stored: number, error: unknown): unknown {
  const isOwn = error instanceof ImportStopped || (error instanceof CliError && error.code === 'interrupted');
  if (!isOwn) return error;
  return new CliError('interrupted', EXIT.interrupted, {
    key: 'cli.interruptedAfter',
    params: { count: stored },
  });
}

function begin(
  { source, settings }: SendingTask,
  { reading, sha256, holdsTwins }: PreparedImport,
  opened: Pick<JournalHeader, 'importId' | 'clientKey' | 'onConflict' | 'skipped' | 'named'>,
): Promise<JournalWriter> {
  return beginJournal(journalPath(source.path), {
    journal: 'kontor-import',
    version: 2,
    sha256,
    url: settings.url.value,
    merchant: settings.merchant.value,
    reading: { dialect: reading.dialect, mapping: reading.mapping, header: reading.header },
    holdsTwins,
    ...opened,
  });
}

/**
 * The plan's decisions about single orders: which are not sent, which replace the stored one, and whose rows are sent
 * along because the server will refuse them.
 */
function chunkChoices(
  { conflicts, refusals, productIds }: PreparedImport,
  decision: ConflictDecision,
): ChunkChoices {
  const replaced = replacedBy(decision, conflicts);
  return {
    heldBack: (line) => refusals.issuesAt(line),
    replace: (id) => replaced.get(id),
    withSource: (id, line) => conflicts.has(id) || refusals.isFurther(line),
    ...(productIds.size > 0 && { productId: (said) => productIds.get(said) }),
  };
}

/** Reads the file again. Fails before the last orders are sent if its bytes differ from those that were checked. */
async function* unchangedBytes(
  task: SendingTask,
  { reading, sha256 }: PreparedImport,
): AsyncGenerator<Uint8Array> {
  const file = await openFile(task, reading.dialect);
  yield* file.open();
  if (file.sha256() !== sha256) throw fileChanged(task.source);
}

/** Waits in ms from which on it is told that the server did not answer: a long one would look like a command that hangs. */
const TOLD_MS = 1000;

function chunkLine(range: LineRange, results: readonly { readonly outcome: ImportOutcome }[]) {
  const counts: Record<ImportOutcome, number> = {
    created: 0,
    replaced: 0,
    unchanged: 0,
    conflict: 0,
    invalid: 0,
  };
  for (const { outcome } of results) counts[outcome] += 1;
  return { ...range, counts };
}

function isLocal(url: string): boolean {
  return ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname);
}

/** Compresses a text with the fastest level: connections are seldom slow enough for a better one. */
function packed(text: string): Promise<Uint8Array> {
  return promisify(gzip)(text, { level: 1 });
}
