import { cellText } from '../reading/cell-text.js';
import { columnsOfSource, usedColumns } from '../recipe/field-source.js';
import type { ImportMapping } from '../order-import.types.js';
import { filledCells } from './column.js';

type Samples = readonly (readonly string[])[];

/** Of the columns that are of no use, those that tell something beside the quantity: what a blank or an equal one will hold in another file nobody knows. */
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

/** Columns of a name that feed nothing and are blank: what is confirmed now says nothing of them. Of those a recipe knows (`before`) only what was blank all along. */
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
