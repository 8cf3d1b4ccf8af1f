import { cellText } from '../../reading/cells/cell-text.js';
import { columnsOfSource, usedColumns } from '../../recipe/field-source.js';
import type { ImportMapping } from '../../order-import.types.js';
import { filledCells } from './column.js';

type Samples = readonly (readonly string[])[];

/** Of the ignored columns, those with information beside the quantity: a blank or an equal one may contain anything in another file. */
export function lastingIgnored(
  ignored: readonly number[],
  { columns }: ImportMapping,
  samples: Samples,
): number[] {
  if (samples.length === 0) return [...ignored];
  const [quantity = -1] = columnsOfSource(columns.quantity);
  return ignored.filter((column) =>
    samples.some((row) => {
      const text = cellText(row[column]);
      return text !== '' && text !== cellText(row[quantity]);
    }),
  );
}

/**
 * Named columns that feed nothing and are blank: confirming the mapping now says nothing about them. Of those known to a recipe (`before`),
 * only the ones that were blank from the beginning.
 */
export function blankColumns(
  header: readonly string[],
  mapping: ImportMapping,
  { samples, before }: { readonly samples: Samples; readonly before: readonly number[] | undefined },
): number[] {
  if (samples.length === 0) return [...(before ?? [])];
  const used = usedColumns(mapping);
  return [...header.keys()].filter(
    (column) =>
      !used.has(column) &&
      cellText(header[column]) !== '' &&
      before?.includes(column) !== false &&
      filledCells(samples, column).length === 0,
  );
}
