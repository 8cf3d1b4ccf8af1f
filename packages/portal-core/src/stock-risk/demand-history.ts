/** Number of days whose orders predictions are learned from: the past two months (specification 1 section 9). */
export const HISTORY_DAYS = 60;

/** Ordered units of a product per day, oldest day first, without gaps. */
export interface DemandHistory {
  /** Weekday of the first day: 0 is Monday. */
  readonly firstWeekday: number;
  readonly units: readonly number[];
}

/** Units per day by weekday: seven numbers, Monday first. The result of every model. */
export type WeekdayDemand = readonly number[];

const DAY_MS = 86_400_000;
/** Weekday of 1 January 1970. */
const THURSDAY = 3;

/** The weekday of an ISO day: 0 is Monday. Uses plain arithmetic, since it is called for every product. */
export function weekdayOf(day: string): number {
  const days = Date.parse(day) / DAY_MS;
  return (((days + THURSDAY) % 7) + 7) % 7;
}

/** A prediction with the same units on every weekday. */
export const everyDay = (units: number): WeekdayDemand => Array.from({ length: 7 }, () => units);

/** The mean of the numbers; 0 for an empty list. */
export function meanOf(numbers: readonly number[]): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return numbers.length === 0 ? 0 : sum / numbers.length;
}

/** The first days of a history as a shorter history. */
export const firstDays = ({ firstWeekday, units }: DemandHistory, count: number): DemandHistory => ({
  firstWeekday,
  units: units.slice(0, count),
});
