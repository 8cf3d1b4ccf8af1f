import { hash64 } from '../../orders/index.js';
import { foldLabel } from './column-labels.js';
import type { ImportDelimiter } from '../order-import.types.js';

/** Separates names; folded headers contain no control characters. */
const PART = '\u001f';

/**
 * A hash of 16 hex characters that is equal for files with the same columns in any order: made of the folded header names and the
 * delimiter. For a file without header only the number of columns counts, since its names are generated.
 */
export function shapeOf(header: readonly string[], delimiter: ImportDelimiter): string {
  const names = header.map(foldLabel).sort();
  return hash64(delimiter + PART + names.join(PART));
}
