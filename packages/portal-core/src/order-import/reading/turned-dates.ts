import type { DateParts } from './order-date.js';
import { ownText } from './own-text.js';

/** Dates of one column that a spreadsheet may have turned to another month, as one of them stands there and one it had to leave. */
export interface TurnedDates {
  readonly turned: string;
  readonly left: string;
}

/** Looks for turned dates among those of one column. */
export interface TurnedDatesJudge {
  observe(parts: DateParts, text: string): void;
  /** Null where nothing speaks for it. */
  verdict(): TurnedDates | null;
}

/**
 * A spreadsheet that reads the dates of another country takes each it can for one of its own, day and month turned, and leaves the others
 * as texts: of `05/12/2026` and `05/13/2026` a German one makes 2026-12-05 and a text. So what shows its order is written with slashes or
 * hyphens, nothing else is, and no date of the other writing has a day beyond the twelfth.
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
