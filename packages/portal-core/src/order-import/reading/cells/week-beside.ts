/** A week of the year behind a day, or before it: `20.11.2026 / KW47`, `KW 47: 20.11.2026`. */
const BEHIND = /^(.*\d)[\s,;/|(–-]+KW\s?\.?\s?(\d{1,2})\)?$/is;
const BEFORE = /^\(?KW\s?\.?\s?(\d{1,2})[\s,;:/|)–-]+(\d.*)$/is;

/** The day and the number of the week that a text names together; null where it names no week beside something else. */
export function weekBeside(text: string): { readonly day: string; readonly week: number } | null {
  if (!/kw/i.test(text)) return null;
  const [, day, week] = BEHIND.exec(text) ?? [];
  if (day !== undefined) return { day: day.trim(), week: Number(week) };
  const [, first, rest] = BEFORE.exec(text) ?? [];
  return rest === undefined ? null : { day: rest, week: Number(first) };
}

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;
/** The day of a week, from Sunday, by which ISO 8601 tells its year. */
const THURSDAY = 4;

/** Whether an ISO day is in this week of the year, counted as in ISO 8601. */
export function isInWeek(day: string, week: number): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  const weekday = date.getUTCDay() || WEEK_DAYS;
  const thursday = new Date(date.getTime() + (THURSDAY - weekday) * DAY_MS);
  const days = (thursday.getTime() - Date.UTC(thursday.getUTCFullYear(), 0, 1)) / DAY_MS;
  return Math.floor(days / WEEK_DAYS) + 1 === week;
}
