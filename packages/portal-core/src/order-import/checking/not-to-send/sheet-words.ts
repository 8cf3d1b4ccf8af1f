import type { SheetWords } from '../../reading/workbook/sheet-words.js';
import { readColumn } from '../../understanding/columns/column.js';
import { saysNoOrders, speaksOfOrders } from '../../words/cancelled-row.js';

/** Recognises the names of a workbook's sheets and columns by the vocabulary. */
export const SHEET_WORDS: SheetWords = {
  isCancelled: speaksOfOrders,
  holdsNoOrders: saysNoOrders,
  isOrderNumber(header) {
    const { reading, quality } = readColumn(header, 0, []);
    return reading?.role === 'orderNumber' && (quality === 'exact' || quality === 'dictionary');
  },
  isBareNumber: (header) => /^(?:nr|no|nummer|number)$/.test(readColumn(header, 0, []).folded),
};
