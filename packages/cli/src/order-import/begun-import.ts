import { type JournalHeader, journalPath, readJournal } from '../journal/index.js';
import { CliError, EXIT, type Told } from '../terminal/index.js';
import type { Reading } from '@kontor/portal-core/order-import';
import type { ImportTask } from './task/import-task.js';
import type { SourceFile } from './task/source-file.js';

/**
 * The interrupted import of this file, to be continued with its own mapping; null if there is none. Fails if the file
 * has changed since, or if the import was started for another server or merchant.
 */
export async function begunImport(task: ImportTask, sha256: string): Promise<JournalHeader | null> {
  const { source, settings } = task;
  if (!(await hasBegun(task))) return null;
  const header = (await readJournal(journalPath(source.path)))?.header ?? null;
  if (header === null) return null;
  if (header.sha256 !== sha256) throw fileChanged(source);
  if (header.url !== settings.url.value) {
    throw stopped('other_server', { key: 'cli.begunElsewhere', params: { url: header.url } });
  }
  if (header.merchant !== settings.merchant.value) {
    throw stopped('other_merchant', {
      key: 'cli.begunForOther',
      params: { merchant: header.merchant ?? '–' },
    });
  }
  return header;
}

/** Whether there is an interrupted import of this file, even if the file has changed. Always false for a dry run. */
export async function hasBegun({ source, options }: ImportTask): Promise<boolean> {
  if (source.fromStdin || options.dryRun) return false;
  return (await readJournal(journalPath(source.path))) !== null;
}

/** The workbook sheet of the interrupted import, so that the same one is opened. */
export async function sheetOfBegun(task: ImportTask): Promise<{ readonly sheet?: string }> {
  if (!(await hasBegun(task))) return {};
  const { sheet } = (await readJournal(journalPath(task.source.path)))?.header.reading.dialect ?? {};
  return sheet === undefined ? {} : { sheet };
}

/** Error: the file differs from the one that was checked, or with which the import was started. */
export function fileChanged({ name }: SourceFile): CliError {
  return stopped('file_changed', { key: 'cli.fileChanged', params: { file: name } });
}

/** Fails if the file was written to since it was opened, perhaps while a question waited for its answer. */
export async function refuseChanged(source: SourceFile): Promise<void> {
  if (await source.isUnchanged()) return;
  const told = { key: 'cli.fileChanged', params: { file: source.name } } as const;
  throw new CliError('file_changed', EXIT.failed, told, { key: 'cli.hintChangedAgain' });
}

function stopped(code: string, told: Told): CliError {
  return new CliError(code, EXIT.failed, told, { key: 'cli.hintNew' });
}

/** Whether options say how to read the file, instead of continuing with the interrupted import's settings. */
export function isChosen({ options }: ImportTask): boolean {
  const { map, set, value, mode, encoding, delimiter, dateOrder, profile } = options;
  const { headerLine, headerRows, skipLine, keepLine, sheet } = options;
  const said = [map, set, value, mode, encoding, delimiter, dateOrder, profile, headerLine, headerRows];
  const isSaid =
    [...said, skipLine, keepLine, sheet].some((one) => one !== undefined) || options.header === false;
  return isSaid && options.resume !== true;
}

/** Fails if an interrupted import would continue with other settings than it was started with. */
export function refuseOtherReading({ reading }: JournalHeader, { dialect, mapping }: Reading): void {
  const same = sorted(reading.mapping) === sorted(mapping) && sorted(reading.dialect) === sorted(dialect);
  if (same) return;
  throw new CliError(
    'other_mapping',
    EXIT.failed,
    { key: 'cli.begunOtherwise' },
    { key: 'cli.hintResumeOrNew' },
  );
}

/** JSON with sorted keys, so that equal values give equal texts. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
