import { journalPath, readJournal, type JournalHeader } from '../journal/journal.js';
import { CliError, type Told } from '../terminal/cli-error.js';
import { EXIT } from '../terminal/exit-code.js';
import type { ImportTask } from './import-task.js';
import type { SourceFile } from './source-file.js';

/**
 * The import of this file that was interrupted, to be continued with its own mapping; null when there is none.
 * Fails when the file has changed since, or when it was begun for another server or merchant.
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

/** Whether there is an import of this file to be continued, whatever became of the file. A dry run looks at none. */
export async function hasBegun({ source, options }: ImportTask): Promise<boolean> {
  if (source.fromStdin || options.dryRun) return false;
  return (await readJournal(journalPath(source.path))) !== null;
}

/** The file is not the one that was checked, or begun with. */
export function fileChanged({ name }: SourceFile): CliError {
  return stopped('file_changed', { key: 'cli.fileChanged', params: { file: name } });
}

function stopped(code: string, told: Told): CliError {
  return new CliError(code, EXIT.failed, told, { key: 'cli.hintNew' });
}
