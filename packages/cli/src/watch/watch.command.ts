import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readSettings } from '../config/index.js';
import { whoIs, withPortal } from '../http/index.js';
import { holdLock } from '../journal/index.js';
import { readChoices, type OrdersImportOptions } from '../order-import/index.js';
import {
  chosenNumber,
  EXIT,
  quotedForShell,
  say,
  takeInterruption,
  usageError,
  type ExitCode,
  type Interruption,
  type Io,
} from '../terminal/index.js';
import { importArrived, type Imported } from './import-arrived.js';
import { arrivedIn, createSettling, freeName, moveTo, PLACES, type Arrived, type Place } from './inbox.js';

export interface WatchOptions extends Omit<OrdersImportOptions, 'file'> {
  readonly folder: string;
  /** Seconds that a file must lie unchanged. */
  readonly settle?: string;
  /** Whether to end when no file is left. */
  readonly once?: boolean;
  readonly jsonl?: boolean;
}

interface Watch {
  readonly folder: string;
  readonly options: WatchOptions;
  readonly interruption: Interruption;
  readonly io: Io;
}

const DEFAULT_SETTLE_S = 5;
const LOOK_EVERY_MS = 1000;
/** Waits after failures in a row that have nothing to do with the file. */
const WAITS_MS = [5000, 15_000, 60_000] as const;

/**
 * `kontor watch FOLDER`: imports every file that arrives and moves it with its receipt to `done`, `rejected` or
 * `questions`. Ctrl-C lets the file at hand finish. Whatever stops it, a file is imported whole and once: it is moved
 * after its import, an interrupted one is continued, and a whole one that comes again changes nothing.
 */
export async function run(options: WatchOptions, io: Io): Promise<number> {
  if (options.json)
    throw usageError(
      'flags_exclude',
      { key: 'cli.flagsExclude', params: { flag: 'watch', other: '--json' } },
      { key: 'cli.hintJsonLines' },
    );
  readChoices({ ...options, file: '' });
  const settle = options.settle === undefined ? DEFAULT_SETTLE_S : chosenNumber(options.settle, '--settle');
  const folder = resolve(io.cwd, options.folder);
  const found = await stat(folder).catch(() => null);
  if (found?.isDirectory() !== true) {
    const key = found === null ? 'cli.folderNotFound' : 'cli.folderIsFile';
    throw usageError('folder', { key, params: { path: folder } });
  }
  const settings = await readSettings(options, io);
  await withPortal(settings, io, (client) => whoIs(client, settings));
  for (const place of PLACES) await mkdir(join(folder, place), { recursive: true });
  const release = await holdLock(join(folder, '.kontor-watch.lock'));
  const interruption = takeInterruption(io, () => say(io, io.t('cli.watchStopping')));
  try {
    if (!options.quiet) say(io, io.t('cli.watching', { path: folder }));
    return await watch({ folder, options, interruption, io }, settle * 1000);
  } finally {
    interruption.release();
    await release();
  }
}

async function watch(task: Watch, settleMs: number): Promise<ExitCode> {
  const { folder, options, interruption } = task;
  const settled = createSettling(settleMs, Date.now);
  let failures = 0;
  let refused = 0;
  while (!interruption.signal.aborted) {
    const files = await arrivedIn(folder);
    const ready = await settled(files);
    for (const file of ready) {
      if (interruption.signal.aborted) break;
      const imported = await handle(task, file);
      if (imported.place === null && (imported.exit === EXIT.signIn || options.once)) return imported.exit;
      failures = imported.place === null ? failures + 1 : 0;
      if (imported.place !== null && imported.place !== 'done') refused += 1;
      // What stands in the way of one file stands in the way of the next.
      if (failures > 0) break;
    }
    if (options.once && files.length === 0) break;
    const wait = failures === 0 ? LOOK_EVERY_MS : (WAITS_MS[Math.min(failures, WAITS_MS.length) - 1] ?? 0);
    if (ready.length === 0 || failures > 0) await interruption.sleep(wait).catch(() => {});
  }
  return options.once && refused > 0 ? EXIT.rejected : EXIT.done;
}

/** Imports a file, writes what became of it, and then moves it. */
async function handle(task: Watch, file: Arrived): Promise<Imported> {
  const { folder, options, io } = task;
  const name = await freeName(folder, file.name);
  // Under a name of its own until the file is done: what a killed process left is replaced.
  const errors = join(folder, 'rejected', '.rejected.csv');
  const { folder: _, settle: __, once: ___, ...given } = options;
  const imported = await importArrived(file, { ...given, errors }, io);
  const { place, document, text } = imported;
  if (place === 'rejected' && 'receipt' in document)
    await rename(errors, join(folder, place, `${name}.rejected.csv`));
  else await rm(errors, { force: true });
  if (place !== null) {
    await writeReceipt(task, { place, name, imported });
    await moveTo(folder, file, place, name);
  }
  // What is stored and should be known all the same.
  if (place === 'done' && text !== '') say(io, `${file.name}: ${text.trimEnd()}`);
  if (options.jsonl) {
    const line = { file: file.name, place, name: place === null ? null : name, ...document };
    io.stdout.write(`${JSON.stringify(line)}\n`);
  } else if (place === null) say(io, `${file.name}: ${text.trimEnd()}`);
  else io.stdout.write(`${io.t('cli.watchMoved', { file: file.name, place: `${place}/${name}` })}\n`);
  return imported;
}

/** Writes the receipt beside the place where a file will lie; for one with questions also the questions, for a person. */
async function writeReceipt(
  { folder, io }: Watch,
  { place, name, imported }: { readonly place: Place; readonly name: string; readonly imported: Imported },
): Promise<void> {
  const { document, exit, text } = imported;
  const path = join(folder, place, name);
  const receipt = { file: name, at: new Date().toISOString(), exit, ...document };
  await writeFile(`${path}.receipt.json`, `${JSON.stringify(receipt, null, 2)}\n`);
  if (place !== 'questions') return;
  const command = `kontor orders import ${quotedForShell(path)}`;
  await writeFile(`${path}.questions.txt`, `${text.trimEnd()}\n\n${io.t('cli.watchAnswer', { command })}\n`);
}
