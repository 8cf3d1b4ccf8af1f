import { saysCancelled } from '../../words/cancelled-row.js';
import { isDoubtfulStatus } from '../../words/status-text.js';
import { forbidsSending, saysHandled } from './remarks.js';

/** What an order is sorted by, and says nothing of its sending: a special offer, a customer who came back. */
const SORTS =
  /^\s*(?:angebote?|offers?|credit|return(?:ing)?[\s_-]+(?:customer|client|buyer)s?|returns?[\s_-]+(?:ok|okay|accepted|allowed)|shipped[\s_-]+free)\s*$/iu;
/** What was sent in part or again, belongs together with another, or waits for something to be cleared up. */
const NOT_AS_IT_IS =
  /(?<!\p{L})(?:partial(?:ly)?|partly|teilweise|teil(?:versand|lieferung|versendet|geliefert)|do[\s_-]*not[\s_-]*(?:ship|send)|merged?|combined?|re-?ship\p{L}*|split[\s_-]*(?:ship|order|deliver|fulfil)\p{L}*|problem\p{L}*|(?:address|delivery|payment|order)[\s_-]*issues?|delay(?:ed)?|verzögert|verzögerung|high[\s_-]*risk)(?!\p{L})/iu;

/** Whether a tag says that its order is done with, held, or handled otherwise. */
export const forbidsAsTag = (tag: string): boolean =>
  !SORTS.test(tag) &&
  (NOT_AS_IT_IS.test(tag) ||
    forbidsSending(tag) ||
    saysHandled(tag) ||
    isDoubtfulStatus(tag) ||
    saysCancelled(tag.trim()));
