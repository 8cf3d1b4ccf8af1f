import type { IssueCode } from '@kontor/portal-core';
import {
  inspectSource,
  sniffSource,
  validateImportFile,
  type ByteSource,
  type DialectOverrides,
  type Inspection,
  type InspectOptions,
  type SniffedSource,
} from '@kontor/portal-core/order-import';
import { usageError, type CliError } from '../terminal/cli-error.js';
import type { ImportChoices } from './import-options.js';
import type { ImportTask } from './import-task.js';
import { createNodeDecoder } from './node-decoder.js';
import { createFingerprint, readBytes, type SourceFile } from './source-file.js';

type FileTask = Pick<ImportTask, 'source' | 'interruption'>;

/** A file that was read once from its beginning to its end. */
export interface Inspected {
  readonly inspection: Inspection;
  /** SHA-256 of its bytes, hex. */
  readonly sha256: string;
}

/** Reads the whole file, tells how it is written and computes its hash. What is no CSV file is a usage error. */
export async function inspectFile(task: FileTask, choices: ImportChoices): Promise<Inspected> {
  const reads = hashedReads(task);
  const found = await inspectSource(reads, optionsOf(task, choices));
  if (!found.ok) throw refusal(found.issues[0]?.code ?? 'fileType', task.source);
  return { inspection: found.value, sha256: reads.sha256() };
}

/** Looks at the beginning of the file only. What is no CSV file is a usage error. */
export async function sniffFile(task: FileTask, choices: ImportChoices): Promise<SniffedSource> {
  const found = await sniffSource(hashedReads(task), optionsOf(task, choices));
  if (!found.ok) throw refusal(found.issues[0]?.code ?? 'fileType', task.source);
  return found.value;
}

/** What the person said of the dialect. */
export function overridesOf({ encoding, delimiter, dateOrder }: ImportChoices): DialectOverrides {
  return {
    ...(encoding ? { encoding } : {}),
    ...(delimiter ? { delimiter } : {}),
    ...(dateOrder ? { dateOrder } : {}),
  };
}

/** Reads of a file that may each be left half-way; the hash is that of the last one read to its end. */
export function hashedReads({ source, interruption }: FileTask): ByteSource & { sha256(): string } {
  let sha256 = '';
  return {
    async *open() {
      const fingerprint = createFingerprint();
      for await (const bytes of readBytes(source, interruption.signal)) {
        fingerprint.add(bytes);
        yield bytes;
      }
      sha256 = fingerprint.hex();
    },
    sha256: () => sha256,
  };
}

/** Judges the name first; a large file is no trouble here. */
function optionsOf({ source }: FileTask, choices: ImportChoices): InspectOptions {
  const [found] = source.fromStdin ? [] : validateImportFile({ name: source.name, size: 1 });
  if (found) throw refusal(found.code, source);
  return { createDecoder: createNodeDecoder, overrides: overridesOf(choices) };
}

function refusal(code: IssueCode, { name }: SourceFile): CliError {
  if (code === 'fileEmpty') return usageError('file_empty', { key: 'validation.fileEmpty' });
  return usageError(
    'file_type',
    { key: 'validation.fileType' },
    { key: 'cli.hintCsv', params: { file: name } },
  );
}
