const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Whether the three numbers name a day of the Gregorian calendar, of the years 1 to 9999. */
export function isRealDay(year: number, month: number, day: number): boolean {
  if (!(year >= 1 && year <= 9999 && month >= 1 && month <= 12 && day >= 1)) return false;
  const leap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day <= (DAYS[month - 1] ?? 0) + (leap ? 1 : 0);
}

/** Whether the text is a real day written `YYYY-MM-DD`. Plain arithmetic, since an import asks it for every row. */
export function isIsoDay(text: string): boolean {
  return (
    ISO_DAY.test(text) && isRealDay(Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8)))
  );
}

/** The ISO day of three numbers, or null when there is no such day. */
export function isoDayOf(year: number, month: number, day: number): string | null {
  if (!isRealDay(year, month, day)) return null;
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
