import { hash64 } from '../../orders/index.js';
import { foldLabel } from './column-labels.js';
import type { ImportDelimiter } from '../order-import.types.js';

/** Stands between names; headers folded hold no control characters. */
const PART = '\u001f';

/**
 * 16 hex characters that are the same for files with the same columns in any order: the folded header names and the delimiter. Of a file
 * without header only the number of columns speaks, since its names are made up.
 */
export function shapeOf(header: readonly string[], delimiter: ImportDelimiter): string {
  const names = header.map(foldLabel).sort();
  return hash64(delimiter + PART + names.join(PART));
}
