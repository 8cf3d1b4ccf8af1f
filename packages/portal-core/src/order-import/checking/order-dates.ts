/** Years in which an order of today can be; others are typing errors whatever else a file holds. */
const [FIRST_YEAR, LAST_YEAR] = [2000, 2050];
/** Days, nearly a year as `dayOf` counts, that an order may be apart from the others of its file; a wrong year is further. */
const APART = 355;
/** How often the usual distance from the middle an order may be apart in files that span years. */
const SPANS = 10;
/** Fewer dates tell of nothing usual. */
const LEAST = 3;
/** Dates behind an order that a file may have moved on to, and how many of them tell so. */
const [RECENT, MOVED] = [15, 8];

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The middle of some days, and how far one may be from it. */
interface Usual {
  readonly middle: number;
  readonly apart: number;
}

/** Tells dates of orders that stand far from the others of their file, as a wrong year does. `usual` are dates of its beginning. */
export class OrderDates {
  private readonly usual: Usual | null;
  private readonly recent: number[] = [];
  private last = '';
  private wasFar = false;

  constructor(usual: readonly string[]) {
    const days = usual.map(dayOf).filter((day) => !Number.isNaN(day));
    this.usual = days.length < LEAST ? null : usualOf(days);
  }

  /** Whether an ISO date is far from the others, and from those right before it; false for a text that is no date. */
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

/** Days of a year whose months all have 31. */
const [YEAR, MONTH] = [372, 31];

/** A number that grows by about one a day; NaN for what is no ISO date. */
function dayOf(date: string): number {
  const [, year, month, day] = ISO.exec(date) ?? [];
  return Number(year) * YEAR + (Number(month) - 1) * MONTH + Number(day) - 1;
}
