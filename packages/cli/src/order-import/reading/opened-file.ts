import {
  isHeaderWord,
  isListBeside,
  namedNotToSend,
  openSheetSource,
  SHEET_WORDS,
  validateImportFile,
  type ByteSource,
  type FileKind,
  type InspectOptions,
  type SheetChoice,
  type DialectOverrides,
} from '@kontor/portal-core/order-import';
import type { Issue } from '@kontor/portal-core/validation';
import { CliError, EXIT, usageError } from '../../terminal/index.js';
import type { ImportTask } from '../task/import-task.js';
import { createNodeDecoder } from './node-decoder.js';
import { createFingerprint, readBytes, type SourceFile } from '../task/source-file.js';

const LINE_FEED = 10;

interface FileTask extends Pick<ImportTask, 'source' | 'io'> {
  readonly choices: Pick<ImportTask['choices'], 'dialect'>;
}

/** An opened file: its bytes, or the text of a workbook's sheet. It can be read repeatedly, and reading can be stopped half-way. */
export interface OpenedFile extends ByteSource {
  /** SHA-256 of the file's bytes, hex, from the last complete reading. */
  sha256(): string;
  readonly workbook?: SheetChoice;
  /** Name of the file or sheet, if that says that its orders are not to be sent. */
  readonly notToSend?: string | undefined;
}

/** The number of lines of a file; a line break at its end begins no other. */
export async function countLines(file: ByteSource): Promise<number> {
  let count = 0;
  let isOpen = false;
  for await (const piece of file.open())
    for (const byte of piece) {
      count += byte === LINE_FEED ? 1 : 0;
      isOpen = byte !== LINE_FEED;
    }
  return isOpen ? count + 1 : count;
}

/**
 * Opens a file. Throws a usage error with advice if its name is not that of a file of orders, or if a workbook cannot
 * be read. Reading rejects with the signal's reason once it is aborted.
 */
export async function openFile(
  { source, io, choices }: FileTask,
  { sheet }: Pick<DialectOverrides, 'sheet'>,
  signal?: AbortSignal,
): Promise<OpenedFile> {
  const [found] = source.fromStdin ? [] : validateImportFile({ name: source.name, size: 1 });
  if (found) throw refusal(found, source, io);
  const bytes = fingerprinted(source, signal);
  const opened = await openSheetSource(bytes, {
    createDecoder: createNodeDecoder,
    words: SHEET_WORDS,
    ...(sheet === undefined ? {} : { sheet }),
  });
  if (!opened.ok) throw refusal(opened.issues[0], source, io);
  const { workbook } = opened.value;
  refuseUseless(choices, source, workbook !== undefined);
  const notToSend = namedNotToSend(source.fromStdin ? '' : source.name, workbook);
  if (workbook === undefined) return { ...bytes, notToSend };
  return { open: opened.value.source.open, sha256: bytes.sha256, workbook, notToSend };
}

/** Throws a usage error for format options that have no effect on this kind of file. */
function refuseUseless({ dialect }: FileTask['choices'], { name }: SourceFile, isWorkbook: boolean): void {
  if (!isWorkbook && dialect.sheet !== undefined)
    throw usageError('sheet_of_text', { key: 'cli.sheetOfText', params: { file: name } });
  const flags = [
    ...(dialect.encoding === undefined ? [] : ['--encoding']),
    ...(dialect.delimiter === undefined ? [] : ['--delimiter']),
  ];
  const [flag] = flags;
  if (isWorkbook && flag !== undefined)
    throw usageError('workbook_is_no_text', { key: 'cli.notOfWorkbook', params: { file: name, flag } });
}

/** Options for inspecting a file. */
export function inspectOptions(file: OpenedFile, overrides: DialectOverrides): InspectOptions {
  const { workbook, notToSend } = file;
  return {
    createDecoder: createNodeDecoder,
    isHeaderWord,
    isListBeside,
    overrides,
    notToSend,
    ...(workbook === undefined ? {} : { workbook }),
  };
}

function fingerprinted(source: SourceFile, signal: AbortSignal | undefined): OpenedFile {
  let sha256 = '';
  return {
    async *open() {
      const fingerprint = createFingerprint();
      for await (const bytes of readBytes(source, signal)) {
        fingerprint.add(bytes);
        yield bytes;
      }
      sha256 = fingerprint.hex();
    },
    sha256: () => sha256,
  };
}

/** Error for an unreadable file, with its kind and advice where known. */
export function refusal(
  issue: Issue | undefined,
  { name }: SourceFile,
  { t }: Pick<ImportTask['io'], 't'>,
): CliError {
  if (issue?.code === 'fileEmpty') return usageError('file_empty', { key: 'validation.fileEmpty' });
  if (issue?.code === 'placesAsColumns')
    return usageError('places_as_columns', { key: 'validation.placesAsColumns' });
  if (issue?.code === 'labelsAtLeft') return usageError('labels_at_left', { key: 'validation.labelsAtLeft' });
  if (issue?.code === 'unknownSheet') {
    const params = { sheets: issue.params?.['sheets'] ?? '' };
    return usageError('sheet_unknown', { key: 'validation.unknownSheet', params });
  }
  const kind = issue?.params?.['kind'];
  const told = { key: 'validation.fileType' } as const;
  if (kind === undefined)
    return usageError('file_type', told, { key: 'cli.hintCsv', params: { file: name } });
  // What reading names as `kind` is one.
  const hint = t(`orderImport.fileKind_${kind as FileKind}`);
  return new CliError('file_type', EXIT.usage, told, undefined, { lines: [hint], data: { hint, kind } });
}
