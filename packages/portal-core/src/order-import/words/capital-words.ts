const [SPACE, HYPHEN, POINT, ZERO, NINE] = [32, 45, 46, 48, 57];

/**
 * The number of words of a text of capitalised words alone, as most names and towns are: `Eva Kern-Groß`. Between words stands one space;
 * 0 for any other text.
 */
export function capitalWords(text: string): number {
  let words = 1;
  let begins = true;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    const isBetween = unit === SPACE || unit === HYPHEN;
    if (begins ? !isCapital(unit) : !isBetween && !isLetter(unit)) return 0;
    if (unit === SPACE) words += 1;
    begins = isBetween;
  }
  return begins ? 0 : words;
}

/** Whether a text is capitalised words and a house number, as most streets are: `Alte Gasse 7a`, `Marktstr. 12`. */
export function isCapitalStreet(text: string): boolean {
  const end = text.lastIndexOf(' ');
  if (end <= 0 || !isNumber(text, end + 1)) return false;
  return capitalWords(text.slice(0, text.charCodeAt(end - 1) === POINT ? end - 1 : end)) > 0;
}

/** Whether digits stand from there on, and at most one letter behind them. */
function isNumber(text: string, from: number): boolean {
  const last = text.length - 1;
  for (let at = from; at <= last; at += 1) {
    const unit = text.charCodeAt(at);
    const isDigit = unit >= ZERO && unit <= NINE;
    if (!isDigit && !(at === last && at > from && isLetter(unit))) return false;
  }
  return from <= last;
}

/** Capitals and all letters of western languages, and letters of other languages that are written in Latin. */
const isCapital = (unit: number): boolean =>
  (unit >= 65 && unit <= 90) || (unit >= 0xc0 && unit <= 0xde && unit !== 0xd7);
const isLetter = (unit: number): boolean =>
  (unit >= 97 && unit <= 122) ||
  (unit >= 65 && unit <= 90) ||
  (unit >= 0xc0 && unit <= 0x17f && unit !== 0xd7 && unit !== 0xf7);
