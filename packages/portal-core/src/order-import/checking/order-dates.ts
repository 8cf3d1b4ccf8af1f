/** First and last year of a plausible order date; others are typing errors, whatever else a file holds. */
const [FIRST_YEAR, LAST_YEAR] = [2000, 2050];
/** Days (as `dayOf` counts, nearly a year) that an order may be away from the others of its file; a wrong year is further away. */
const APART = 355;
/** Largest distance of an order from the middle, in multiples of the usual one, for files that span years. */
const SPANS = 10;
/** Least number of dates needed to know what is usual. */
const LEAST = 3;
/** Most previous dates kept, and their least number for an order to be near them instead, since a file may move on in time. */
const [RECENT, MOVED] = [15, 8];

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The middle of some days, and the largest usual distance from it. */
interface Usual {
  readonly middle: number;
  readonly apart: number;
}

/** Detects order dates far from the others of their file, such as a wrong year. `usual` are dates from its beginning. */
export class OrderDates {
  private readonly usual: Usual | null;
  private readonly recent: number[] = [];
  private last = '';
  private wasFar = false;

  constructor(usual: readonly string[]) {
    const days = usual.map(dayOf).filter((day) => !Number.isNaN(day));
    this.usual = days.length < LEAST ? null : usualOf(days);
  }

  /** Whether an ISO date is far from the others and from those just before it; false for a text that is no date. */
  isFar(date: string): boolean {
    if (date === this.last) return this.wasFar;
    this.last = date;
    this.wasFar = this.judge(dayOf(date));
    return this.wasFar;
  }

  private judge(day: number): boolean {
    if (Number.isNaN(day)) return false;
    const hasMoved = this.recent.length >= MOVED;
    const isFar = this.usual !== null && isApart(day, this.usual);
    const isFarNow = isFar && (!hasMoved || isApart(day, usualOf(this.recent)));
    if (this.recent.push(day) > RECENT) this.recent.shift();
    return isFarNow || day < FIRST_YEAR * YEAR || day >= (LAST_YEAR + 1) * YEAR;
  }
}

const isApart = (day: number, { middle, apart }: Usual): boolean => Math.abs(day - middle) > apart;

function usualOf(days: readonly number[]): Usual {
  const middle = medianOf(days);
  const distance = medianOf(days.map((day) => Math.abs(day - middle)));
  return { middle, apart: Math.max(APART, SPANS * distance) };
}

const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Days of a year and of a month when all months have 31. */
const [YEAR, MONTH] = [372, 31];

/** A number that grows by about one per day; NaN for a text that is no ISO date. */
function dayOf(date: string): number {
  const [, year, month, day] = ISO.exec(date) ?? [];
  return Number(year) * YEAR + (Number(month) - 1) * MONTH + Number(day) - 1;
}
