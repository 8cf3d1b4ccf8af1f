import { NAME_ROLES } from '../../words/roles-of-address.js';
import { hasRole, readColumn, type Column } from '../columns/column.js';

/** A word that is a kind of something in English and a child in German. */
const CHILD = /(?<!\p{L})kind(?:es)?(?!\p{L})/iu;

/** Reads `Kind Vorname` and `Nachname Kind` as names in a file that has no others, with a question. */
export function placeNamesOfChildren(columns: readonly Column[]): Column[] {
  if (hasRole(columns, ...NAME_ROLES)) return [...columns];
  return columns.map((column) => {
    if (column.reading !== null || !CHILD.test(column.label)) return column;
    const part = readColumn(column.label.replace(CHILD, ' ').trim(), column.index, []);
    return hasRole([part], ...NAME_ROLES)
      ? { ...column, reading: part.reading, party: 'none', quality: 'unexplained', word: 'kind' }
      : column;
  });
}
