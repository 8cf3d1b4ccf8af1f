import {
  createRejectedRowsWriter,
  refusedOrder,
  type PlannedOrder,
  type Reading,
} from '@kontor/portal-core/order-import';
import { realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Io, refuseExisting, usageError, writeOutput, writePiece } from '../../terminal/index.js';
import type { ImportTask } from '../task/import-task.js';

/** Fails if `--errors` would overwrite the orders themselves or, without `--force`, another file, or mix with the report. */
export async function refuseErrorsFile({ options, source, io }: ImportTask): Promise<void> {
  const { errors } = options;
  if (errors === undefined && options.force)
    throw usageError('flag_needs', { key: 'cli.flagNeeds', params: { flag: '--force', other: '--errors' } });
  if (errors === undefined) return;
  if (errors === '-') throw usageError('flag_needs', { key: 'cli.errorsNeedFile' });
  const [own, other] = await Promise.all([realpath(source.path), existing(resolve(io.cwd, errors))]);
  if (own === other)
    throw usageError('file_is_source', { key: 'cli.errorsOverSource', params: { file: source.name } });
  await refuseExisting(options, resolve(io.cwd, errors));
}

/** The real path of a file, without links; null if it does not exist. */
const existing = (path: string): Promise<string | null> => realpath(path).catch(() => null);

type OnPlanned = (orders: readonly PlannedOrder[]) => Promise<void>;

/**
 * Runs `work`, which plans the orders, and writes the rejected ones to `file` meanwhile: their rows, the line and the
 * reason, to be corrected and imported again. Without a file it only plans.
 */
export async function writeErrors<T>(
  file: string | undefined,
  { header, dialect }: Reading,
  io: Io,
  work: (onPlanned: OnPlanned) => Promise<T>,
): Promise<T> {
  if (file === undefined) return work(async () => {});
  const rows = createRejectedRowsWriter({ header, delimiter: dialect.delimiter, translate: io.t });
  return writeOutput({ output: file, force: true }, io, async (output) => {
    // Excel takes a file without the mark for windows-1252.
    await writePiece(output, `\ufeff${rows.header()}`);
    return work(async (orders) => {
      for (const planned of orders) {
        const refused = refusedOrder(planned);
        if (refused) await writePiece(output, rows.rows(refused));
      }
    });
  });
}
