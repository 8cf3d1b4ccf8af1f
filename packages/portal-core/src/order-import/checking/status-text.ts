import { foldText } from '../understanding/fold.js';
import { DOUBTFUL_STATUS_WORDS, SENDING_WORDS, WAITING_WORDS } from '../understanding/words/status-words.js';

const DOUBTFUL = beginningOf(DOUBTFUL_STATUS_WORDS);
const WAITING = beginningOf(WAITING_WORDS);
const SENDING = beginningOf(SENDING_WORDS);
const PARTLY_GIVEN_UP =
  /(?:part(?:ial|ly)|teil)[a-z]*[\s_-]*(?:storn|cancel|refund|erstatt|retour|return|annul|widerruf)/;
/** Words for missing payment or release. */
const NOT_YET =
  /(?<![a-z])(?:nicht|not|un)[\s_-]*(?:bezahlt|gezahlt|paid|freigegeben|released|bestaetigt|confirmed|approved|verfuegbar|available|lagernd|lieferbar)/;

/** Whether a status does not confirm that its order is to be sent: it is on hold, failed, dropped, partly cancelled or pending. */
export function isDoubtfulStatus(text: string): boolean {
  const said = foldText(text);
  if (PARTLY_GIVEN_UP.test(said) || NOT_YET.test(said) || DOUBTFUL.test(said)) return true;
  return WAITING.test(said) && !SENDING.test(said);
}

/** A pattern that matches any of the words at the beginning of a word. */
function beginningOf(words: string): RegExp {
  return new RegExp(`(?<![a-z])(?:${foldText(words).trim().split(/\s+/).join('|')})`);
}
