import type { ImportMapping } from '../../order-import.types.js';
import { isAmount } from '../../reading/rows/closing-lines.js';
import { columnsOfSource, usedColumns } from '../../recipe/field-source.js';
import { readQuantity } from '../orders/quantity.js';

/**
 * Creates a test for rows that are a sum without a label, as a spreadsheet leaves them below its columns: a number below the quantities and
 * perhaps amounts in unused columns, and nothing of an order.
 */
export function bareTotalIn(mapping: ImportMapping): (cells: readonly string[]) => boolean {
  const quantities = mapping.items === undefined ? columnsOfSource(mapping.columns.quantity) : [];
  const [quantity] = quantities;
  if (quantity === undefined || quantities.length > 1) return () => false;
  const [first = quantity, ...others] = [...usedColumns(mapping)].filter((column) => column !== quantity);
  const isBlank = (cells: readonly string[], column: number) => (cells[column] ?? '').trim() === '';
  return (cells) =>
    first !== quantity &&
    isBlank(cells, first) &&
    !isBlank(cells, quantity) &&
    others.every((column) => isBlank(cells, column)) &&
    !Number.isNaN(readQuantity((cells[quantity] ?? '').trim())) &&
    cells.every((cell) => cell.trim() === '' || isAmount(cell.trim()));
}
