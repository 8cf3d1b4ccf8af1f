import type { ImportMapping } from '../order-import.types.js';

/** Stands in a fixed order number for the line of a row. */
const LINE = /\{(?:zeile|line)\}/giu;

/** A fixed order number with the line (from 1, as in the file) of a row in place of `{Zeile}` or `{line}`; other texts unchanged. */
export function numberOfLine(text: string, line: number): string {
  return text.replace(LINE, String(line)).trim();
}

/**
 * The fixed order number by which every row of a file without order numbers is an order of its own, since it names the row's line. Null when
 * the recipe numbers no rows.
 */
export function rowNumbering({
  columns,
  constants,
}: Pick<ImportMapping, 'columns' | 'constants'>): string | null {
  const text = constants?.external_order_id ?? '';
  return columns.external_order_id === undefined && text.search(LINE) >= 0 ? text : null;
}
