import { ApiError, CSV_MAX_ROWS, type HttpResponse, type PortalClient } from '@kontor/portal-core/wire';
import type { Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { Settings } from '../config/index.js';
import { createProgress, type Progress } from '../progress/index.js';
import {
  EXIT,
  type Io,
  type OutputOptions,
  printJson,
  say,
  usageError,
  writeOutput,
  writePiece,
} from '../terminal/index.js';
import { withPortal } from './portal.js';
import { refuseOthers, type MerchantsOption } from './refuse-others.js';

/** Destination and messages of an export, and whether it is of all merchants. */
export interface ExportOutput extends OutputOptions, MerchantsOption {
  readonly quiet?: boolean;
  readonly json?: boolean;
}

/** An export of records as CSV. */
export interface CsvExport {
  /** Requests a part; `cursor` is undefined for the first. */
  readonly open: (
    client: PortalClient,
    part: { readonly limit: number; readonly cursor?: string },
  ) => Promise<HttpResponse>;
  /** Name of the count in the printed JSON, for example `orders`. */
  readonly name: string;
  /** Message after the file was written. */
  readonly told: (count: number, path: string) => string;
}

/** Streams all parts of a download into one CSV. With `--json` it needs a file, since stdout cannot be both. */
export async function exportCsv(
  settings: Settings,
  options: ExportOutput,
  io: Io,
  { open, name, told }: CsvExport,
): Promise<number> {
  const toFile = options.output !== undefined && options.output !== '-';
  if (options.json && !toFile)
    throw usageError(
      'flag_needs',
      { key: 'cli.flagNeeds', params: { flag: '--json', other: '--output' } },
      name === 'orders' ? { key: 'cli.hintListJson' } : undefined,
    );
  return withPortal(settings, io, async (client) => {
    await refuseOthers(client, settings, options);
    const shown = options.quiet !== true && (toFile || !io.isTty.stdout);
    const progress = createProgress(io, { label: io.t('cli.progressExport'), shown });
    try {
      const count = await writeOutput(options, io, (output) =>
        writeAllParts((part) => open(client, part), output, progress),
      );
      progress.stop();
      if (options.json && toFile) printJson(io, { [name]: count, file: options.output });
      else if (toFile && !options.quiet) say(io, told(count, String(options.output)));
    } finally {
      progress.stop();
    }
    return EXIT.done;
  });
}

type OpenPart = (part: { readonly limit: number; readonly cursor?: string }) => Promise<HttpResponse>;

/** Number of times that a part is asked for when the server is busy. */
const MAX_TRIES = 5;

/** Writes the body of an answer as it arrives. */
export async function writeAnswer(answer: HttpResponse, output: Writable): Promise<void> {
  for await (const piece of answer.stream as AsyncIterable<Uint8Array>) await writePiece(output, piece);
}

/** Asks for a part again when the server said how long to wait, as it does when it is busy. */
async function inTurn(open: () => Promise<HttpResponse>): Promise<HttpResponse> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await open();
    } catch (error) {
      if (!(error instanceof ApiError) || error.retryAfter === null || tries === MAX_TRIES) throw error;
      await wait(error.retryAfter * 1000);
    }
  }
}

/** Writes all parts and returns the number of records found. */
async function writeAllParts(open: OpenPart, output: Writable, progress: Progress): Promise<number> {
  let found = 0;
  let read = 0;
  let cursor: string | null = null;
  do {
    const answer = await inTurn(() => open({ limit: CSV_MAX_ROWS, ...(cursor === null ? {} : { cursor }) }));
    if (cursor === null) found = Number(answer.header('X-Found-Count') ?? 0);
    progress.start(found);
    await writeAnswer(answer, output);
    cursor = answer.header('X-Next-Cursor');
    read = cursor === null ? found : Math.min(found, read + CSV_MAX_ROWS);
    progress.update(read);
  } while (cursor !== null);
  return found;
}
