import type { SheetChoice } from '../../reading/sniff.js';
import { saysNoOrders, saysNotToSend, saysNotToSendByName } from '../../words/cancelled-row.js';

/** The name of the file, or of its sheet being read, when it says that its orders must not be sent; undefined for most. */
export function namedNotToSend(file: string, workbook: SheetChoice | undefined): string | undefined {
  const sheet = workbook?.sheet ?? '';
  if (saysNotToSend(sheet) || saysNoOrders(sheet)) return sheet;
  return saysNotToSendByName(file) ? file : undefined;
}
