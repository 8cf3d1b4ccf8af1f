import { saysCancelled, saysNo } from './cancelled-row.js';
import { foldHeader } from './fold.js';
import { isCalled, type HeaderName } from './header-name.js';
import { isDoubtfulStatus } from './status-text.js';

const STATES: readonly HeaderName[] = ['state', 'orderState', 'bareState'];
const MARKS: readonly HeaderName[] = [
  'cancelled',
  'mark',
  'sentAt',
  'cameBack',
  'missing',
  'givenBack',
  'sent',
];
/** Names that only look like marks: of what is foreseen, of reasons, numbers and labels. */
const NO_MARKS: readonly HeaderName[] = ['foreseen', 'aboutCounter'];
/** Pieces that are still to be sent, which are as many as were ordered where nothing speaks against them. */
const LEFT = /^(?:fulfillable|current|remaining|open|offen\p{L}*|rest)(?:quantity|qty|menge)?$/u;
const WAITING = /^(?:(?:quantity|qty)?backorder(?:ed)?(?:quantity|qty)?|rueckstand(?:smenge)?)$/;
const OF_QUANTITY = /quantity|qty|menge/;
/** A yes, an amount or a day. */
const SAYS_SO = /^(?:true|yes|ja|wahr|x|\d[\d.,:tz+ -]*)$/i;

/**
 * Whether a named value of an item says that it is not to be sent, or not in this quantity: `status: cancelled`, `refunded_quantity: 1`,
 * `fulfillable_quantity: 0`.
 */
export function speaksAgainst(key: string, value: string, quantity: number): boolean {
  const folded = foldHeader(key);
  const isOne = (names: readonly HeaderName[], text: string) =>
    names.some((name) => isCalled(name, { folded: text }));
  if (LEFT.test(folded)) return /^\d+$/.test(value) && Number(value) < quantity;
  if (isOne(STATES, folded)) return saysCancelled(value) || isDoubtfulStatus(value);
  if (isOne(NO_MARKS, folded) || saysNo(value) || !SAYS_SO.test(value)) return false;
  return WAITING.test(folded) || isOne(MARKS, folded) || isOne(MARKS, folded.replace(OF_QUANTITY, ''));
}
