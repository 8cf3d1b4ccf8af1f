import { hasRole, type Column } from '../columns/column.js';

/**
 * Reads the village before a house number as the street, where no column has streets and another one the town of the post: `Ortschaft;Hausnr.;PLZ;
 * Postort`, as in Austria.
 */
export function placeVillageStreets(columns: readonly Column[]): Column[] {
  if (
    hasRole(columns, 'street', 'wholeStreet', 'streetName', 'streetOrNumber', 'addressLine', 'wholeAddress')
  )
    return [...columns];
  const towns = columns.filter((column) => hasRole([column], 'town', 'postCodeTown'));
  return columns.map((column, at) => {
    const next = columns[at + 1];
    const isVillage =
      (hasRole([column], 'town') && towns.length > 1) ||
      (hasRole([column], 'addition') && towns.length > 0 && /^orts?teil$/.test(column.folded));
    return isVillage && next !== undefined && hasRole([next], 'houseNumber', 'bareNumber')
      ? { ...column, reading: { role: 'street', rank: 0 } }
      : column;
  });
}
