const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Whether the three numbers form a day of the Gregorian calendar in the years 1 to 9999. */
export function isRealDay(year: number, month: number, day: number): boolean {
  if (!(year >= 1 && year <= 9999 && month >= 1 && month <= 12 && day >= 1)) return false;
  const leap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day <= (DAYS[month - 1] ?? 0) + (leap ? 1 : 0);
}

/** Whether the text is an existing day written `YYYY-MM-DD`. Uses plain arithmetic, since an import checks every row. */
export function isIsoDay(text: string): boolean {
  if (text.length !== 10 || text[4] !== '-' || text[7] !== '-') return false;
  return isRealDay(digits(text, 0, 4), digits(text, 5, 7), digits(text, 8, 10));
}

/** The number that the digits of a part form; NaN when it holds any other character. */
function digits(text: string, from: number, to: number): number {
  let number = 0;
  for (let at = from; at < to; at += 1) {
    const digit = text.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) return Number.NaN;
    number = 10 * number + digit;
  }
  return number;
}

/** The ISO day of year, month and day, or null when that day does not exist. */
export function isoDayOf(year: number, month: number, day: number): string | null {
  if (!isRealDay(year, month, day)) return null;
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
