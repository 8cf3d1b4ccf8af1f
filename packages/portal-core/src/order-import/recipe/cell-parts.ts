import { countryOfPostalCode } from '../../countries/index.js';
import { splitTownLine } from './town-line.js';
import type { CellPart } from '../order-import.types.js';
import { saysSamePlace } from '../words/same-place.js';
import { splitAddress } from './whole-address.js';

/**
 * The part of a text that a recipe takes; empty for an empty text, null when it cannot be split with certainty. The parts join back to the
 * text: nothing is dropped and nothing is invented.
 */
export function takePart(text: string, part: CellPart): string | null {
  if (text === '') return '';
  switch (part) {
    case 'turnedName':
      return turnedName(text);
    case 'postalCodeOfTown':
      return splitTownLine(text)?.postalCode ?? null;
    case 'townOfPostalCode':
      return splitTownLine(text)?.town ?? null;
    case 'countryOfPostalCode':
      return countryOfPostalCode(splitTownLine(text)?.postalCode ?? text) ?? '';
    case 'careOf':
      return CARE_OF.test(text) ? text : `c/o ${text}`;
    default:
      return saysSamePlace(text) ? '' : (splitAddress(text)?.[part] ?? null);
  }
}

/** Words that introduce the person a parcel is left with. */
const CARE_OF = /^(c\s?\/\s?o|care of|bei|z\.?\s?hd|zu händen|zh)\b/iu;

/** Words that show that a text with a comma is no person's `Name, Vorname`. */
const NO_PERSON =
  /[\d&@]|\bc\/o\b|\b(?:gmbh|mbh|ag|kg|kgaa|ohg|gbr|ug|se|e\.?\s?k|e\.?\s?v|inc|ltd|llc|llp|plc|corp|co|bv|nv|sarl|sas|srl|spa|oy|ab|as|firma|abt|abteilung|zentrale|filiale)\b/iu;
const TITLES =
  /^(?:(?:herrn?|frau|mrs?|ms|dr|prof|dipl|ing|mag|med|phil|rer|nat|jur|h\.?\s?c)\b\.?(?:-(?:ing|kfm|phys|chem|inf|biol)\b\.?)?\s*)+/iu;

/** Swaps `Müller, Anna` to `Anna Müller`, titles first; a text without a comma is returned unchanged. */
function turnedName(text: string): string | null {
  const sides = text.split(',').map((side) => side.trim());
  if (sides.length === 1) return text;
  const [last = '', first = ''] = sides;
  if (sides.length > 2 || last === '' || first === '' || NO_PERSON.test(text)) return null;
  const title = TITLES.exec(last)?.[0].trim() ?? '';
  return [title, first, last.slice(title.length).trim()].filter((piece) => piece !== '').join(' ');
}
