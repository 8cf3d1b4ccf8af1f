import { foldText } from '../understanding/fold.js';
import { DOUBTFUL_STATUS_WORDS, SENDING_WORDS, WAITING_WORDS } from '../understanding/words/status-words.js';

const DOUBTFUL = beginningOf(DOUBTFUL_STATUS_WORDS);
const WAITING = beginningOf(WAITING_WORDS);
const SENDING = beginningOf(SENDING_WORDS);
const PARTLY_GIVEN_UP =
  /(?:part(?:ial|ly)|teil)[a-z]*[\s_-]*(?:storn|cancel|refund|erstatt|retour|return|annul|widerruf)/;
/** Payment or release that is missing. */
const NOT_YET =
  /(?<![a-z])(?:nicht|not|un)[\s_-]*(?:bezahlt|gezahlt|paid|freigegeben|released|bestaetigt|confirmed|approved|verfuegbar|available|lagernd|lieferbar)/;

/** Whether a status leaves it open that its order is to be sent: one that is held, failed, dropped, given up in part or waited for. */
export function isDoubtfulStatus(text: string): boolean {
  const said = foldText(text);
  if (PARTLY_GIVEN_UP.test(said) || NOT_YET.test(said) || DOUBTFUL.test(said)) return true;
  return WAITING.test(said) && !SENDING.test(said);
}

/** Any of the words at the beginning of one. */
function beginningOf(words: string): RegExp {
  return new RegExp(`(?<![a-z])(?:${foldText(words).trim().split(/\s+/).join('|')})`);
}
