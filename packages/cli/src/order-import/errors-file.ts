import {
  createRejectedRowsWriter,
  refusedOrder,
  type PlannedOrder,
  type Reading,
} from '@kontor/portal-core/order-import';
import { realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Io, usageError, writeOutput, writePiece } from '../terminal/index.js';
import type { ImportTask } from './import-task.js';

/** Refuses `--errors` where it would write over the orders themselves, or between the lines of the report. */
export async function refuseErrorsFile({ options, source, io }: ImportTask): Promise<void> {
  const { errors } = options;
  if (errors === undefined) return;
  if (errors === '-') throw usageError('flag_needs', { key: 'cli.errorsNeedFile' });
  const [own, other] = await Promise.all([realpath(source.path), existing(resolve(io.cwd, errors))]);
  if (own !== other) return;
  throw usageError('file_is_source', { key: 'cli.errorsOverSource', params: { file: source.name } });
}

/** The path a file has without links; null while there is none. */
const existing = (path: string): Promise<string | null> => realpath(path).catch(() => null);

type OnPlanned = (orders: readonly PlannedOrder[]) => Promise<void>;

/**
 * Lets `work` plan the orders and writes those that cannot be imported to `file` as they come: their rows, the line and the reason, to
 * be put right and imported again. Without a file it only plans.
 */
export async function writeErrors<T>(
  file: string | undefined,
  { header, dialect }: Reading,
  io: Io,
  work: (onPlanned: OnPlanned) => Promise<T>,
): Promise<T> {
  if (file === undefined) return work(async () => {});
  const rows = createRejectedRowsWriter({ header, delimiter: dialect.delimiter, translate: io.t });
  return writeOutput(file, io, async (output) => {
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
