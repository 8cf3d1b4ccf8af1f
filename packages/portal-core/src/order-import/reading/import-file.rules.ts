import { issue, type Issue } from '../../validation/index.js';
import type { FileKind } from './bytes/file-kind.js';

/** Largest file of the wizard, in bytes (specification 1 section 5); larger ones are for the command line. */
export const IMPORT_FILE_MAX_BYTES = 10 * 1024 * 1024;
/** Extensions of files that may contain rows: delimited text, and workbooks. */
export const IMPORT_FILE_TYPES = ['csv', 'tsv', 'txt', 'tab', 'xlsx', 'xlsm'] as const;

/**
 * Checks a file by its name and size, before it is read: `fileType`, `fileTooLarge`, `fileEmpty` on the path `file`. A name without an
 * extension is accepted; `sniff` examines the content.
 */
export function validateImportFile(file: { readonly name: string; readonly size: number }): Issue[] {
  const ending = /\.([^./\\]+)$/.exec(file.name)?.[1]?.toLowerCase();
  const known = ending === undefined || (IMPORT_FILE_TYPES as readonly string[]).includes(ending);
  if (!known) return [issue('file', 'fileType', kindParams(ending))];
  if (file.size > IMPORT_FILE_MAX_BYTES) return [issue('file', 'fileTooLarge')];
  return file.size === 0 ? [issue('file', 'fileEmpty')] : [];
}

const KIND_OF_ENDING: Readonly<Record<string, FileKind>> = {
  xls: 'xls',
  xlsb: 'xlsb',
  ods: 'ods',
  numbers: 'numbers',
  doc: 'document',
  docx: 'document',
  odt: 'document',
  rtf: 'document',
  pdf: 'pdf',
  zip: 'zip',
  rar: 'archive',
  '7z': 'archive',
  gz: 'archive',
  json: 'json',
  xml: 'xml',
  htm: 'html',
  html: 'html',
  png: 'image',
  jpg: 'image',
  jpeg: 'image',
  gif: 'image',
  webp: 'image',
  heic: 'image',
};

function kindParams(ending: string): { kind: FileKind } | undefined {
  const kind = KIND_OF_ENDING[ending];
  return kind && { kind };
}
