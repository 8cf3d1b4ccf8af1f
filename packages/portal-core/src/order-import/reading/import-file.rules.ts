import { issue, type Issue } from '../../validation/index.js';

/** Largest file the wizard takes, in bytes (specification 1 section 5); larger ones are for the command line. */
export const IMPORT_FILE_MAX_BYTES = 10 * 1024 * 1024;
/** Endings of the names of files that may hold comma-separated text. */
export const IMPORT_FILE_TYPES = ['csv', 'tsv', 'txt'] as const;

/**
 * Judges a file by its name and size, before it is read: `fileType`, `fileTooLarge`, `fileEmpty` on the path `file`. A name without an
 * ending is let through; `sniff` looks at what is inside.
 */
export function validateImportFile(file: { readonly name: string; readonly size: number }): Issue[] {
  const ending = /\.([^./\\]+)$/.exec(file.name)?.[1]?.toLowerCase();
  const known = ending === undefined || (IMPORT_FILE_TYPES as readonly string[]).includes(ending);
  if (!known) return [issue('file', 'fileType')];
  if (file.size > IMPORT_FILE_MAX_BYTES) return [issue('file', 'fileTooLarge')];
  return file.size === 0 ? [issue('file', 'fileEmpty')] : [];
}
