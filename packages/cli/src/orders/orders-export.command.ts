import { CSV_MAX_ROWS, ordersGenerateCsv, type GenerateCsv, type PortalClient } from '@kontor/portal-core';
import type { Writable } from 'node:stream';
import { readSettings, type SettingOptions } from '../config/settings.js';
import { withPortal } from '../http/portal.js';
import { createProgress, type Progress } from '../progress/progress.js';
import { EXIT } from '../terminal/exit-code.js';
import { printJson, say, type Io } from '../terminal/io.js';
import { writeOutput, writePiece } from '../terminal/output-file.js';
import { toExport, type ExportFilterOptions } from './export-filter.js';

export interface OrdersExportOptions extends SettingOptions, ExportFilterOptions {
  readonly output?: string;
}

/** `kontor orders export`: every page of the found orders as one CSV, streamed. */
export async function run(options: OrdersExportOptions, io: Io): Promise<number> {
  const settings = await readSettings(options, io);
  const body = toExport(options, settings.merchant.value);
  return withPortal(settings, io, async (client) => {
    const toFile = options.output !== undefined && options.output !== '-';
    const shown = options.quiet !== true && (toFile || !io.isTty.stdout);
    const progress = createProgress(io, { label: io.t('cli.progressExport'), shown });
    try {
      const count = await writeOutput(options.output, io, (output) =>
        writeAllPages(client, body, output, progress),
      );
      progress.stop();
      if (options.json && toFile) printJson(io, { orders: count, file: options.output });
      else if (toFile && !options.quiet)
        say(io, io.t('cli.exportedTo', { count, path: String(options.output) }));
    } finally {
      progress.stop();
    }
    return EXIT.done;
  });
}

/** Answers how many orders were found. */
async function writeAllPages(
  client: PortalClient,
  body: GenerateCsv,
  output: Writable,
  progress: Progress,
): Promise<number> {
  let found = 0;
  let read = 0;
  let cursor: string | null = null;
  do {
    const page: GenerateCsv = { ...body, limit: CSV_MAX_ROWS, ...(cursor === null ? {} : { cursor }) };
    const answer = await client.open(ordersGenerateCsv, { body: page, headers: { Accept: 'text/csv' } });
    if (cursor === null) found = Number(answer.header('X-Found-Count') ?? 0);
    progress.start(found);
    for await (const piece of answer.stream as AsyncIterable<Uint8Array>) {
      await writePiece(output, piece);
    }
    cursor = answer.header('X-Next-Cursor');
    read = cursor === null ? found : Math.min(found, read + CSV_MAX_ROWS);
    progress.update(read);
  } while (cursor !== null);
  return found;
}
