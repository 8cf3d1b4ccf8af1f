/** Two order numbers of one form in one cell: `A1/A4`. */
const TWO_NUMBERS = /^(\p{L}+)\d+\s*[/,;+&]\s*\1\d+$/u;
/** A word or a remark in brackets behind the number: `A7 Entwurf`, `A3 (doppelt)`, `4. Nov`. */
const REMARK_BEHIND = /\d[.,:;]?\s+(?:[-–]\s*)?\p{L}\p{Ll}{2,}\D*$|\d\s*\(\s*\p{L}{3}/u;
const WORDS = /^\p{L}*\p{Ll}{3}[\p{L}\s.,!?]*$/u;

/** A tick, a cross or a strike of a hand at a number: `F-322 x`, `✓ F-322`, `~~F-322~~`, `(F-322)`, `F-322?`. */
const MARKED =
  /[?~☑☒√]|✓|✔|✗|✘|[\u0335-\u0338]|\s\(?(?:[xX*!-]|ok)\)?$|^[xX*]\s|^[([].*[)\]]$|^-.*-$|<\/?(?:s|del|strike)>/i;
/** A number beside something else, left out as programmers do, or quoted from a mail: `X-3 + X-2`, `X-3 → Mai`, `// X-3`, `> X-3`. */
const JOINED = /[→⇒➔]|[-=]>|\d\s[+&=]\s|\d\s(?:und|and|mit|with)\s|^\/\/|^#\s|^[>»|]/u;
const SPACE = 32;
const BEYOND_LATIN = 0x2000;

/** Whether a number that ends with a digit may begin with a mark. */
const beginsMarked = (id: string): boolean =>
  id.charCodeAt(1) === SPACE || id.charCodeAt(0) >= BEYOND_LATIN || id.charCodeAt(0) === QUESTION;
const QUESTION = 63;

/** Whether an order number reads as words, as a remark or a mark beside a number, or as two numbers. Codes of capital letters are numbers. */
export function isNoOrderNumber(id: string): boolean {
  if (JOINED.test(id)) return true;
  const last = id.charCodeAt(id.length - 1);
  // Nearly every order number ends with a digit.
  if (last >= 48 && last <= 57) return TWO_NUMBERS.test(id) || (beginsMarked(id) && MARKED.test(id));
  if (id.includes('@')) return false;
  return MARKED.test(id) || REMARK_BEHIND.test(id) || WORDS.test(id);
}
