/** Two order numbers of one form in one cell: `A1/A4`. */
const TWO_NUMBERS = /^(\p{L}+)\d+\s*[/,;+&]\s*\1\d+$/u;
/** A word or a remark in brackets behind the number: `A7 Entwurf`, `A3 (doppelt)`, `4. Nov`. */
const REMARK_BEHIND = /\d[.,:;]?\s+(?:[-–]\s*)?\p{L}\p{Ll}{2,}\D*$|\d\s*\(\s*\p{L}{3}/u;
const WORDS = /^\p{L}*\p{Ll}{3}[\p{L}\s.,!?]*$/u;

/** Whether an order number reads as words, as a remark beside a number, or as two numbers. Codes of capital letters are numbers. */
export function isNoOrderNumber(id: string): boolean {
  const last = id.charCodeAt(id.length - 1);
  // Nearly every order number ends with a digit.
  if (last >= 48 && last <= 57) return TWO_NUMBERS.test(id);
  if (id.includes('@')) return false;
  return REMARK_BEHIND.test(id) || WORDS.test(id);
}
