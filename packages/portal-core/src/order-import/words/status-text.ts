import { foldedWords, foldText } from './fold.js';
import {
  DOUBTFUL_STATUS_WORDS,
  GOOD_STATUS_WORDS,
  SENDING_WORDS,
  STATUS_FILLERS,
  WAITING_WORDS,
} from './data/status-words.js';

const DOUBTFUL = beginningOf(DOUBTFUL_STATUS_WORDS);
const WAITING = beginningOf(WAITING_WORDS);
const SENDING = beginningOf(SENDING_WORDS);
const PARTLY_GIVEN_UP =
  /(?:part(?:ial|ly)|teil)[a-z]*[\s_-]*(?:storn|cancel|refund|erstatt|retour|return|annul|widerruf)/;
/** Words for missing payment or release. */
const NOT_YET =
  /(?<![a-z])(?:nicht|not|un)[\s_-]*(?:bezahlt|gezahlt|paid|freigegeben|released|bestaetigt|confirmed|approved|verfuegbar|available|lagernd|lieferbar)/;

/** Words for a payment that is waited for, whatever else is done meanwhile. */
const PAYMENT_AWAITED =
  /(?:zahlung\w*|payment|geldeingang|bezahlung|vorkasse)\W+(?:noch\W+|is\W+|ist\W+)?(?:ausstehend|offen|pending|awaited|erwartet|fehlt)|(?:ausstehende?|offene|pending|awaiting|wart\w*\W+auf|waiting\W+for)\W+(?:die\W+)?(?:zahlung|payment|geldeingang|bezahlung)/;

/** Shopware's and Ecwid's status of an order that is paid and to be sent. */
const IN_PROCESS = /^\s*(?:in bearbeitung \(wartet\)|awaiting[_ ]processing)\s*$/;

/** Whether a status does not confirm that its order is to be sent: it is on hold, failed, dropped, partly cancelled or pending. */
export function isDoubtfulStatus(text: string): boolean {
  const said = foldText(text);
  if (IN_PROCESS.test(said)) return false;
  if (PAYMENT_AWAITED.test(said) || PARTLY_GIVEN_UP.test(said) || NOT_YET.test(said) || DOUBTFUL.test(said))
    return true;
  return WAITING.test(said) && !SENDING.test(said);
}

/** Whether a status says only that something is still to be done; of the sending, that is no reason to wait. */
export const isOnlyWaiting = (text: string): boolean => {
  const words = foldText(text)
    .split(/[^a-z]+/)
    .filter((word) => word !== '');
  return words.length > 0 && words.every((word) => WAITING.test(word));
};

const GOOD = new Set([...foldedWords(GOOD_STATUS_WORDS), ...foldedWords(STATUS_FILLERS)]);
/** Answers, blanks, dates and signs: they tell nothing by themselves. */
const TELLS_NOTHING =
  /^(?:\P{L}*\p{L}?\P{L}*|ja|nein|yes|no|true|false|wahr|falsch|none|null|n\/a|keine?r?)$/iu;

/** A number or a letter that only its shop understands. */
const CODE = /^(?:\d{1,4}(?:[.,]\d{1,2})?|(?![jny])\p{L})$/iu;

/** Whether a status is known to leave its order to be sent, or tells nothing; any other may mean anything. */
export function isKnownStatus(text: string): boolean {
  const said = text.trim();
  if (CODE.test(said) || said.includes('?')) return false;
  if (TELLS_NOTHING.test(said) || IN_PROCESS.test(foldText(said))) return true;
  const words = foldText(said)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
  if (words.some((word) => PARTLY.test(word)) || (words[0] === 'no' && words.length > 1)) return false;
  const sends = words.some((word) => SENDING.test(word));
  return words.every((word) => GOOD.has(word) || MAY_BE.test(word) || (sends && WAITING.test(word)));
}

/** An order that is paid in part is not, and of one that was sent in part only the rest is to be sent. */
const PARTLY = /^(?:teil(?!nehm)|part(?:ial|ly))/;
/** What may be done with an order is not done. */
const MAY_BE = /^(?!un|nicht).*(?:bar|able)$/;

/** A pattern that matches any of the words at the beginning of a word. */
function beginningOf(words: string): RegExp {
  return new RegExp(`(?<![a-z])(?:${foldedWords(words).join('|')})`);
}
