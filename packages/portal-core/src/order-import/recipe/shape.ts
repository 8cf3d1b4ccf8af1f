import { hash64 } from '../../orders/index.js';
import { isRepeated } from './column-finder.js';
import { foldLabel } from './column-labels.js';
import { IMPORT_DELIMITERS, type ImportDelimiter } from '../order-import.types.js';
import { ownHeader } from '../reading/rows/added-columns.js';

/** Separates names; folded headers contain no control characters. */
const PART = '\u001f';

/**
 * A hash of 16 hex characters that is equal for files with the same columns in any order: made of the folded header names and the
 * delimiter. Where a name is repeated or blank, the order counts as well: only their places tell such columns apart. For a file without
 * header only the number of columns counts, since its names are generated. The columns that a file of rejected rows adds do not count.
 */
export function shapeOf(header: readonly string[], delimiter: ImportDelimiter): string {
  const own = ownHeader(header);
  const names = own.map(foldLabel);
  const inOrder = isRepeated(own) ? [...names, IN_ORDER] : names.sort();
  return hash64(delimiter + PART + inOrder.join(PART));
}

/** Ends the names of a shape whose order counts, so that it equals no shape without one. */
const IN_ORDER = '\u001e';

/**
 * The shapes by which a file may be known, the likeliest first: its own and, for a file of rejected rows, which may be written with another
 * delimiter than the file that was imported, those with every delimiter.
 */
export function shapesOf(header: readonly string[], delimiter: ImportDelimiter): string[] {
  const isOwn = ownHeader(header).length === header.length;
  const others = isOwn ? [] : IMPORT_DELIMITERS.filter((one) => one !== delimiter);
  return [delimiter, ...others].map((one) => shapeOf(header, one));
}
