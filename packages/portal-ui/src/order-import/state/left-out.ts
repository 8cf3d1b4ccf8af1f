import type { Inspection } from '@kontor/portal-core/order-import';

/** How many lines of a file stay out, and which of them only because nobody who opens the workbook sees them. */
export interface LeftOut {
  readonly hidden: readonly number[];
  /** Lines that are no rows of an order. */
  readonly others: number;
}

/** Tells hidden rows, which may be orders, from lines that are none. */
export function leftOutOf(
  { firstLine, hasHeader, headerRows, leftOutCount, workbook }: Inspection['detection'],
  keepLines: readonly number[] = [],
): LeftOut {
  const firstRow = firstLine.value + (hasHeader.value ? headerRows.value : 0);
  const kept = new Set(keepLines);
  const hidden = (workbook?.hiddenLines ?? []).filter((line) => line >= firstRow && !kept.has(line));
  return { hidden, others: Math.max(0, leftOutCount - hidden.length) };
}
