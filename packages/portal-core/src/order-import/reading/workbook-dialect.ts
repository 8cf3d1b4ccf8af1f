import type { Dialect } from '../order-import.types.js';
import type { SheetChoice } from './sniff.js';

/** What the check must know of a workbook's sheet. */
const KEPT = [
  'hiddenLines',
  'cancelledOrders',
  'listedOrders',
  'comments',
  'boxTexts',
  'pageTexts',
  'colouredLines',
] as const;

/** The part of the dialect that follows from the sheet of a workbook; empty for any other file. */
export function dialectOfWorkbook(workbook: SheetChoice | undefined): Partial<Dialect> {
  if (workbook === undefined) return {};
  const known = KEPT.flatMap((name) =>
    workbook[name] === undefined ? [] : [[name, workbook[name]] as const],
  );
  return { ...Object.fromEntries(known), ...(workbook.chosen ? { sheet: workbook.sheet } : {}) };
}
