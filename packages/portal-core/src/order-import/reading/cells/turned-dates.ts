import type { DateParts } from './order-date.js';
import { ownText } from '../bytes/own-text.js';

/** Dates of one column whose day and month a spreadsheet may have swapped, with one example of them and one of a date it could not convert. */
export interface TurnedDates {
  readonly turned: string;
  readonly left: string;
}

/** Looks for swapped dates in one column. */
export interface TurnedDatesJudge {
  observe(parts: DateParts, text: string): void;
  /** The swapped dates; null when nothing suggests any. */
  verdict(): TurnedDates | null;
}

/**
 * Creates the judge of one column. A spreadsheet that reads dates of another country converts each one that is valid in its own format,
 * with day and month swapped, and leaves the others as texts: from `05/12/2026` and `05/13/2026` a German one makes 2026-12-05 and a text.
 * Evidence is therefore: dates that show their order are written with slashes or hyphens, no others do, and no date in the other format has
 * a day after the twelfth.
 */
export function createTurnedDatesJudge(): TurnedDatesJudge {
  let [left, iso, dotted] = ['', '', ''];
  let leftIsDayFirst = false;
  let ruledOut = false;
  return {
    observe(parts, text) {
      const { first, second, third, separator, yearFirst, short } = parts;
      const [one, other] = yearFirst ? [second, third] : [first, second];
      const isOpen = one <= 12 && other <= 12;
      // With a word for the month nothing can be turned; `26-11-18` may begin with its year.
      if (separator === ' ' || (short && separator === '-')) return;
      if (yearFirst || separator === '.') {
        if (!isOpen) ruledOut = true;
        else if (one === other) return;
        else if (yearFirst) iso ||= ownText(text);
        else dotted ||= ownText(text);
      } else if (isOpen) ruledOut ||= one !== other;
      else {
        left ||= ownText(text);
        leftIsDayFirst ||= first > 12;
      }
    },
    verdict() {
      // Dots are written day first as well: beside such texts nothing was turned.
      const turned = iso === '' && !leftIsDayFirst ? dotted : iso;
      return ruledOut || left === '' || turned === '' ? null : { turned, left };
    },
  };
}
