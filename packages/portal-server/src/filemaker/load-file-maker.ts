import type { ErpVocabulary } from '@kontor/portal-core/erp-link';
import { readMapping, type FileMakerMapping } from '@kontor/portal-core/filemaker';
import { readFile } from 'node:fs/promises';
import { ConfigError, type FileMakerSettings } from '../config/index.js';
import type { Clock } from '../dates/index.js';
import type { NewsReceiver } from '../erp-outbox/index.js';
import { DataApi } from './data-api.js';
import { FileMakerReceiver } from './file-maker-receiver.js';

/** The FileMaker file of the settings. */
export interface FileMaker {
  readonly url: string;
  readonly mapping: FileMakerMapping;
  readonly api: DataApi;
  /** Who writes records into the file, whose statuses are called as the vocabulary says. */
  readonly receiverWith: (words: ErpVocabulary) => NewsReceiver;
  /** Signs out. */
  close(): Promise<void>;
}

/** Reads password and mapping; nothing is asked of the ERP yet. Throws `ConfigError` naming the variable whose file cannot be used. */
export async function loadFileMaker(
  settings: FileMakerSettings | null,
  { clock, timeZone }: { readonly clock: Clock; readonly timeZone: string },
): Promise<FileMaker | null> {
  if (settings === null) return null;
  const { url, user, passwordFile, mappingFile } = settings;
  const password =
    settings.password ??
    (passwordFile === null ? '' : await readText('KONTOR_FILEMAKER_PASSWORD_FILE', passwordFile));
  const mapping = mappingOf(
    mappingFile === null ? '{}' : await readText('KONTOR_FILEMAKER_MAPPING', mappingFile),
  );
  const api = new DataApi({ url, user, password: password.replace(/\r?\n$/, '') }, clock);
  return {
    url,
    mapping,
    api,
    receiverWith: (words) => new FileMakerReceiver({ api, mapping, timeZone }, words),
    close: () => api.close(),
  };
}

async function readText(variable: string, path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new ConfigError([
      `${variable}: ${path} cannot be read (${error instanceof Error ? error.message : ''})`,
    ]);
  }
}

function mappingOf(text: string): FileMakerMapping {
  const read = readMapping(jsonOf(text));
  if (read.ok) return read.value;
  throw new ConfigError(
    read.issues.map(({ path, code }) => `KONTOR_FILEMAKER_MAPPING: ${path || 'the file'} (${code})`),
  );
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ConfigError(['KONTOR_FILEMAKER_MAPPING: the file is no JSON']);
  }
}

/** Whether two addresses name the same file; FileMaker minds upper and lower case. */
export const isSameUrl = (one: string, other: string): boolean =>
  one.trim().replace(/\/$/, '') === other.trim().replace(/\/$/, '');
