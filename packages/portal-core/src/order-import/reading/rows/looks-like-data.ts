import { dateParts } from '../cells/order-date.js';

/** Whether a cell is a date, a number, or an e-mail address, which no header is. */
export function looksLikeData(cell: string): boolean {
  const text = cell.trim();
  if (text.length > 100) return false;
  return /^[+-]?\d[\d.,]*$/.test(text) || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) || dateParts(text) !== null;
}
