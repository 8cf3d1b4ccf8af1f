import type { CancelledSource } from '../order-import.types.js';

/** How shops and marketplaces say that an order is not to be sent any more. */
const SAYS_CANCELLED =
  /^(?:wurde |ist |order |line )?(?:storniert|gestorniert|storno|cancel(?:l)?ed|cancel(?:l)?ation|void(?:ed)?|annull?iert|abgebrochen|widerrufen|refunded|erstattet|retoure|retourniert|returned|rückgabe)(?![\p{L}\d])/iu;
const SAYS_NO =
  /^(?:|nein|no|n|nicht storniert|not cancelled|false|falsch|keine?|none|null|n\/a|[-–—]+|0+(?:[.,]0+)?)$/iu;

/** The column from 0 in which a row says that it is cancelled; undefined when none does. */
export function cancelledColumn(
  sources: readonly CancelledSource[],
  cells: readonly string[],
): number | undefined {
  return sources.find(({ column, when }) => {
    const text = (cells[column] ?? '').trim();
    return when === 'says' ? SAYS_CANCELLED.test(text) : !SAYS_NO.test(text);
  })?.column;
}
