import { foldWords } from '../../reading/rows/closing-lines.js';
import { namesDays, namesOthers } from '../../reading/rows/section-headings.js';
import { OF_TITLES } from '../../words/data/sentence-words.js';
import {
  COUNTED_IN,
  DELIVERIES,
  NAMED_PLACES,
  PACKS,
  TELLING_ALONE,
  TELLING_IN_TITLES,
  TELLING_PHRASES,
} from '../../words/data/title-words.js';

const listed = (words: string): ReadonlySet<string> => new Set(foldWords(words));
const [ALONE, PACK_WORDS, BEFORE_PACKS] = [listed(TELLING_ALONE), listed(PACKS), listed(COUNTED_IN)];
const [DELIVERY, PLACES, HARMLESS] = [listed(DELIVERIES), listed(NAMED_PLACES), listed(OF_TITLES)];
const PHRASES = TELLING_PHRASES.split('|').map((phrase) => ` ${foldWords(phrase).join(' ')} `);
const [WHOLE, BEGINNINGS] = [telling((word) => !word.endsWith('*')), telling((word) => word.endsWith('*'))];

/** A company with its legal form, whatever its name means: `Muster GmbH`. */
const COMPANY =
  /[\p{L}\p{N}&.-]+,? (?:gmbh|mbh|ag|kg|ohg|ug|e\.? ?k|gbr|se|ltd|limited|inc|llc|corp|plc|b\.?v|s\.?a|s\.?r\.?l|sarl|e\.? ?v)(?![\p{L}])\.?/giu;
const STREET = /(?:str|strasse|straße|weg|platz|allee|gasse|ring|damm|ufer|street|road)$/u;
/** What needs no word. */
const IN_PIECES = /(?<!\p{L})(?:in|je|per) (?:stück|stk|stueck|pieces|pcs|units|einheiten)(?!\p{L})\.?/giu;
/** What a list does not have. */
const LEFT_OUT = /(?<!\p{L})(?:ohne|without|excl\.?|exkl\.?) \p{L}+/giu;

function telling(isMeant: (word: string) => boolean): readonly string[] {
  const words = TELLING_IN_TITLES.split(/\s+/).filter((word) => word !== '' && isMeant(word));
  return words.flatMap(foldWords);
}

/**
 * Whether a title or a line below the rows names something that changes what is sent, where, when or whether at all: packs, places, days of
 * delivery, payment, offers and the like.
 */
export function tellsOfSending(text: string): boolean {
  const told = text.replaceAll(COMPANY, ' ').replaceAll(LEFT_OUT, ' ').replaceAll(IN_PIECES, ' ');
  const words = foldWords(told).filter((word) => !STREET.test(word));
  if (words.length === 0) return false;
  const [first = ''] = words;
  if (words.length === 1 && (ALONE.has(first) || PACK_WORDS.has(first))) return true;
  if (words.some(isTelling) || namesOthers(words) || tellsOfPacks(words)) return true;
  const spaced = ` ${words.join(' ')} `;
  if (PHRASES.some((phrase) => spaced.includes(phrase))) return true;
  if (words.some((word) => DELIVERY.has(word)) && namesDays(told)) return true;
  return words.some((word, at) => PLACES.has(word) && isName(words[at + 1]));
}

const isTelling = (word: string): boolean =>
  WHOLE.includes(word) || BEGINNINGS.some((beginning) => word.startsWith(beginning));

const isName = (word: string | undefined): boolean =>
  word !== undefined && !HARMLESS.has(word) && !word.endsWith('ing');

/** Whether packs stand beside a number, or behind a small word. */
function tellsOfPacks(words: readonly string[]): boolean {
  return words.some(
    (word, at) =>
      PACK_WORDS.has(word) &&
      [words[at - 1] ?? '', words[at + 1] ?? ''].some(
        (beside) => /^\d+(?:er|x)?$/.test(beside) || BEFORE_PACKS.has(beside),
      ),
  );
}
