import type { OrderStatus } from './order.types.js';

const HASH = 35;

const DIGITS = /^\d+$/;

/** A key common to all spellings of one order number in a file: `#B-1001` and `b-1001`. */
export function orderNumberKey(text: string): string {
  const trimmed = text.trim();
  return (trimmed.charCodeAt(0) === HASH ? trimmed.slice(1).trimStart() : trimmed).toLowerCase();
}

/** Letters before a number, with what people write between them: `re-301`, `re 301`, `re301`. */
const LETTERS_AND_DIGITS = /^(\p{L}+)(?:[-_./ ]| - )?(\d+)$/u;

/**
 * A key common to all spellings of one order number in several files: `001071` is the `1071` that a spreadsheet makes of it, and `RE 301`
 * the `RE-301` of another program. Within one file they are orders of their own once a person says so.
 */
export function storedNumberKey(text: string): string {
  const key = orderNumberKey(text);
  if (DIGITS.test(key)) return key.replace(/^0+(?=\d)/, '');
  const parts = LETTERS_AND_DIGITS.exec(key);
  return parts === null ? key : `${parts[1]}${parts[2]}`;
}

/** What stands between letters and digits of one number, by the program or person that writes it. */
const BETWEEN = ['', '-', ' ', '_', '/', '.', ' - '] as const;

/** Most digits of a number that systems fill up with zeros: Magento to nine, SAP to ten. */
const FILLED_UP_TO = 10;

/** The spellings under which an order of some numbers may be stored, in lower case: each as it stands, and all others of its key. */
export function spellingsOfNumbers(numbers: readonly string[]): string[] {
  const keys = new Set(numbers.map(storedNumberKey));
  return [
    ...new Set([...numbers.map((number) => number.toLowerCase()), ...[...keys].flatMap(spellingsOfKey)]),
  ];
}

function spellingsOfKey(key: string): string[] {
  const [, letters, digits] = LETTERS_AND_DIGITS.exec(key) ?? [];
  if (letters !== undefined && digits !== undefined)
    return [`#${key}`, ...BETWEEN.map((sign) => `${letters}${sign}${digits}`), `#${letters}-${digits}`];
  const spellings = [key, `#${key}`, `# ${key}`];
  if (!DIGITS.test(key)) return spellings;
  for (let length = key.length + 1; length <= FILLED_UP_TO; length++)
    spellings.push(key.padStart(length, '0'));
  return spellings;
}

/** Whether an order of this status holds its number: a cancelled or empty one leaves it to another order. */
export const holdsNumber = (status: OrderStatus): boolean => status !== 'storniert' && status !== '';
