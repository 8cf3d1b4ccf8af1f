import type { OrderStatus } from './order.types.js';

const HASH = 35;

const DIGITS = /^\d+$/;

/** A key common to all spellings of one order number in a file: `#B-1001` and `b-1001`. */
export function orderNumberKey(text: string): string {
  const trimmed = text.trim();
  return (trimmed.charCodeAt(0) === HASH ? trimmed.slice(1).trimStart() : trimmed).toLowerCase();
}

/**
 * A key common to all spellings of one order number in several files: `001071` is the `1071` that a spreadsheet makes of it. Within one
 * file both are orders of their own.
 */
export function storedNumberKey(text: string): string {
  const key = orderNumberKey(text);
  return DIGITS.test(key) ? key.replace(/^0+(?=\d)/, '') : key;
}

/** Most digits of a number that systems fill up with zeros, of their own; SAP has ten. */
const FILLED_UP_TO = 8;
const FILLED_BY_SAP = 10;

/** The spellings of a key under which an order may be stored, in lower case. */
export function spellingsOfNumber(key: string): string[] {
  const spellings = [key, `#${key}`, `# ${key}`];
  if (!DIGITS.test(key)) return spellings;
  for (let digits = key.length + 1; digits <= FILLED_UP_TO; digits++)
    spellings.push(key.padStart(digits, '0'));
  if (key.length < FILLED_BY_SAP) spellings.push(key.padStart(FILLED_BY_SAP, '0'));
  return spellings;
}

/** Whether an order of this status holds its number: a cancelled or empty one leaves it to another order. */
export const holdsNumber = (status: OrderStatus): boolean => status !== 'storniert' && status !== '';
