import { hash64 } from '../../orders/index.js';
import { foldLabel } from './column-labels.js';
import { IMPORT_DELIMITERS, type ImportDelimiter } from '../order-import.types.js';
import { ownHeader } from '../reading/rows/added-columns.js';

/** Separates names; folded headers contain no control characters. */
const PART = '\u001f';

/**
 * A hash of 16 hex characters that is equal for files with the same columns in any order: made of the folded header names and the
 * delimiter. For a file without header only the number of columns counts, since its names are generated. The columns that a file of rejected
 * rows adds do not count.
 */
export function shapeOf(header: readonly string[], delimiter: ImportDelimiter): string {
  const names = ownHeader(header).map(foldLabel).sort();
  return hash64(delimiter + PART + names.join(PART));
}

/**
 * The shapes by which a file may be known, the likeliest first: its own and, for a file of rejected rows, which may be written with another
 * delimiter than the file that was imported, those with every delimiter.
 */
export function shapesOf(header: readonly string[], delimiter: ImportDelimiter): string[] {
  const isOwn = ownHeader(header).length === header.length;
  const others = isOwn ? [] : IMPORT_DELIMITERS.filter((one) => one !== delimiter);
  return [delimiter, ...others].map((one) => shapeOf(header, one));
}
