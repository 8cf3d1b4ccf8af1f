import { readColumn } from '../columns/column.js';
import { foldText, headerTokens } from '../../words/fold.js';
import { HANDLED, HANDLED_ALONE } from '../../words/data/handled-words.js';
import {
  FORBIDDING,
  FORBIDDING_ALL,
  FORBIDDING_ALONE,
  FORBIDDING_BELOW,
  FORBIDDING_IN_NAMES,
  HARMLESS,
  NO_REMARKS,
  REMARK_FILLERS,
} from '../../words/data/remark-words.js';
import { anyOf, listed, Phrases, plain } from './phrases.js';
import { GROUP, groupsIn } from './word-groups.js';

/** Whether a text in a column that feeds nothing says that its order must not be sent, or not like others. */
export function forbidsSending(text: string): boolean {
  if ((groupsIn(text) & GROUP.forbidding) === 0) return false;
  const { forbidding, alone } = (lists ??= compile());
  const words = tellingWords(text);
  return alone.test(words) || says(words, forbidding) || TELLS_WHERE.test(text);
}

/** The place of delivery in a remark: `Bitte liefern an: Eva Groß, Ring 8, 1010 Wien`. */
const TELLS_WHERE =
  /(liefern|senden|schicken|lieferung|versand|deliver|ship|send) (\p{L}+ )?(bitte )?(an|to)\b.*\b\d{4,5}\s+\p{L}/isu;

/** Whether a remark says that its order is handled otherwise than its cells say: fetched, received, sent in part, or together with another. */
export function saysHandled(text: string): boolean {
  if ((groupsIn(text) & GROUP.handled) === 0) return false;
  const { handled, handledAlone } = (lists ??= compile());
  const words = tellingWords(text);
  return handledAlone.test(words) || says(words, handled);
}

/** Whether a text with a name or a place also says so. */
export function forbidsInName(text: string): boolean {
  return (groupsIn(text) & GROUP.inNames) !== 0 && says(tellingWords(text), (lists ??= compile()).inNames);
}

/** Whether a sentence below the rows says so about every order. */
export const forbidsAll = (text: string): boolean => says(tellingWords(text), (lists ??= compile()).all);

/** Whether a title says so about the rows below it. */
export const forbidsBelow = (text: string): boolean => says(tellingWords(text), (lists ??= compile()).below);

/** The words of a text that may be significant, with a space before and behind each. */
function tellingWords(text: string): string {
  const { fillers } = (lists ??= compile());
  const words = plain(text)
    .split(' ')
    .filter((word) => word !== '' && !fillers.has(word));
  return ` ${words.join(' ')} `;
}

/**
 * Whether words have a phrase outside of harmless ones. Most texts have none at all: harmless phrases are searched only in the others.
 */
function says(words: string, phrases: Phrases): boolean {
  return phrases.isIn(words) && phrases.isIn(` ${words.replaceAll((lists ??= compile()).harmless, ' , ')} `);
}

/** Whether a header shows that such texts are about something else: a person, a place, a rule for all orders. */
export function holdsNoRemarks(header: string): boolean {
  const { reading, folded } = readColumn(header, 0, []);
  return (
    reading !== null ||
    headerTokens(header).some(({ text }) => NONE.includes(text)) ||
    NONE.some((word) => word.length >= WITHIN && folded.includes(word))
  );
}

/** Number of letters from which on a word is also found inside another. */
const WITHIN = 5;

const NONE = listed(NO_REMARKS).map(foldText);

interface Lists {
  readonly harmless: RegExp;
  readonly forbidding: Phrases;
  readonly alone: RegExp;
  readonly handled: Phrases;
  readonly handledAlone: RegExp;
  readonly inNames: Phrases;
  readonly all: Phrases;
  readonly below: Phrases;
  readonly fillers: ReadonlySet<string>;
}

let lists: Lists | undefined;

function compile(): Lists {
  return {
    harmless: new RegExp(`(?<= )${anyOf(listed(HARMLESS))}(?= )`, 'g'),
    forbidding: new Phrases(FORBIDDING),
    alone: new RegExp(`^ ${anyOf(listed(FORBIDDING_ALONE))} $`),
    all: new Phrases(FORBIDDING_ALL),
    below: new Phrases(FORBIDDING_BELOW),
    handled: new Phrases(HANDLED),
    handledAlone: new RegExp(`^ ${anyOf(listed(HANDLED_ALONE))} $`),
    inNames: new Phrases(FORBIDDING_IN_NAMES),
    fillers: new Set(listed(REMARK_FILLERS).map(plain)),
  };
}
