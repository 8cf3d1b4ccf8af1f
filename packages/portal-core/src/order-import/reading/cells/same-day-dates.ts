import { ownText } from '../bytes/own-text.js';
import type { TurnedDatesJudge } from './turned-dates.js';

/** Least number of months beside the one that turned dates have for their day. */
const LEAST_MONTHS = 2;

/** A date that can be read either way, by the day that it has in each. */
interface Open {
  readonly first: number;
  readonly second: number;
  readonly text: string;
}

/**
 * Creates the judge of one column in which all dates that can be turned are of one day, in several months, and that day is the month of those
 * that cannot: `11.09.`, `11.10.`, `11.12.` beside `13.11.` were the 9th, 10th and 12th of November before a spreadsheet of another country
 * turned them.
 */
export function createSameDayJudge(): TurnedDatesJudge {
  const opens = new Map<string, Open>();
  const months = new Map<'dmy' | 'mdy', Set<number>>();
  let left = '';
  let isWritten = false;
  return {
    observe({ first, second, third, separator, yearFirst, short }, text) {
      if (separator === ' ' || (short && separator === '-') || isWritten) return;
      // A day of a sheet is read like one that is written day first.
      const [one, other] = yearFirst ? [third, second] : [first, second];
      if (one <= 12 && other <= 12) {
        if (one !== other) opens.set(`${one} ${other}`, { first: one, second: other, text: ownText(text) });
        return;
      }
      isWritten = yearFirst;
      const [order, month] = one > 12 ? (['dmy', other] as const) : (['mdy', one] as const);
      months.set(order, (months.get(order) ?? new Set()).add(month));
      left ||= ownText(text);
    },
    verdict() {
      const [found, ...others] = [...months];
      if (found === undefined || others.length > 0 || isWritten) return null;
      const [order, ofLeft] = found;
      const [all, days] = [[...opens.values()], new Set<number>()];
      for (const { first, second } of all) days.add(order === 'dmy' ? first : second);
      const [day = 0] = days;
      const isNear = [...ofLeft].every((month) => Math.abs(month - day) <= 1);
      return days.size === 1 && all.length >= LEAST_MONTHS && isNear
        ? { turned: all[0]?.text ?? '', left }
        : null;
    },
  };
}
