import type { Inspection } from '@kontor/portal-core/order-import';

/** Number of lines of a file that are left out, and of those among them that are only left out because they are hidden in the workbook. */
export interface LeftOut {
  readonly hidden: readonly number[];
  /** Lines that are not rows of an order. */
  readonly others: number;
}

/** Separates hidden rows, which may be orders, from lines that are none. */
export function leftOutOf(
  { firstLine, hasHeader, headerRows, leftOutCount, workbook }: Inspection['detection'],
  keepLines: readonly number[] = [],
): LeftOut {
  const firstRow = firstLine.value + (hasHeader.value ? headerRows.value : 0);
  const kept = new Set(keepLines);
  const hidden = (workbook?.hiddenLines ?? []).filter((line) => line >= firstRow && !kept.has(line));
  return { hidden, others: Math.max(0, leftOutCount - hidden.length) };
}
