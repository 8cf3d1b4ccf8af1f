import type { SheetChoice } from '../reading/sniff.js';
import { saysNoOrders, saysNotToSend, saysNotToSendByName } from './cancelled-row.js';

/** The name of a file, or of the sheet that is read of it, that says that its orders are not to be sent; undefined for most. */
export function namedNotToSend(file: string, workbook: SheetChoice | undefined): string | undefined {
  const sheet = workbook?.sheet ?? '';
  if (saysNotToSend(sheet) || saysNoOrders(sheet)) return sheet;
  return saysNotToSendByName(file) ? file : undefined;
}
