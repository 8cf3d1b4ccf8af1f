import type { CleanOrder } from '../../../orders/index.js';
import { foldText, foldedWords } from '../../words/fold.js';
import { forbidsInName } from '../../understanding/not-to-send/remarks.js';
import {
  NO_STREET_ENDINGS,
  STREET_BEGINNINGS,
  STREET_ENDINGS,
  STREET_WORDS,
} from '../../words/data/street-kinds.js';
import { speaksOfElsewhere } from './no-value.js';

type Placed = Pick<CleanOrder, 'street' | 'country_code' | 'pack_station' | 'post_filiale'>;

const oneOf = (words: string): string => foldedWords(words).join('|');

const ENDING = new RegExp(
  String.raw`(?<=${oneOf(STREET_ENDINGS)})(?<!\b(?:${oneOf(NO_STREET_ENDINGS)}))(?![a-z])|\b(?:${oneOf(STREET_WORDS)})\b`,
);
const BEGINNING = new RegExp(String.raw`^(?:${oneOf(STREET_BEGINNINGS)})\s+[a-z]`);
const DIGIT = /\d/;
const CAPITAL = /\p{Lu}/u;

/** Countries whose streets have a number, or are called a street. */
const NUMBERED: ReadonlySet<string> = new Set(['DE', 'AT', 'CH', 'LI']);

/**
 * Whether a street may be none: it has no number, and is neither called by what streets are called by nor a house or a place. In countries
 * where houses have names instead of numbers, a text in small letters or with a word that no name has. One that is a remark is told as such.
 */
export function isNoKnownStreet({ street, country_code, pack_station, post_filiale }: Placed): boolean {
  if (street === '' || DIGIT.test(street) || pack_station !== '' || post_filiale !== '') return false;
  if (forbidsInName(street)) return false;
  if (speaksOfElsewhere(street)) return true;
  const text = foldText(street);
  if (ENDING.test(text) || BEGINNING.test(text)) return false;
  return NUMBERED.has(country_code) || !CAPITAL.test(street);
}
