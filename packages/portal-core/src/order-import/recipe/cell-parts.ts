import { findCountry } from '../../countries/index.js';
import { splitTownLine } from './town-line.js';
import type { CellPart } from '../order-import.types.js';

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
    case 'careOf':
      return CARE_OF.test(text) ? text : `c/o ${text}`;
    default:
      return splitAddress(text)?.[part] ?? null;
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

type AddressPart = Extract<CellPart, `address${string}`>;

/**
 * Splits a whole address in one cell, with its pieces on separate lines or separated by commas: from the end, an optional country, post
 * code and town, the street, and the name before it. Null when a piece is left over or their roles are not clear.
 */
function splitAddress(text: string): Readonly<Record<AddressPart, string>> | null {
  const pieces = piecesOf(text);
  const country = countryAtEnd(pieces);
  const town = townAtEnd(pieces);
  const street = pieces.pop();
  const name = pieces.pop() ?? '';
  if (town === null || street === undefined || pieces.length > 0) return null;
  if (!/\d/.test(street) || /\d/.test(name)) return null;
  return {
    addressName: name,
    addressStreet: street,
    addressPostalCode: town.postalCode,
    addressCity: town.town,
    addressCountry: country,
  };
}

function piecesOf(text: string): string[] {
  const divider = /[\n\r]/.test(text) ? /[\n\r]+/ : /[,;|]|<br\s*\/?>/i;
  return text
    .split(divider)
    .map((piece) => piece.replace(/,$/, '').trim())
    .filter((piece) => piece !== '');
}

function countryAtEnd(pieces: string[]): string {
  const last = pieces.at(-1) ?? '';
  if (pieces.length < 3 || /\d/.test(last) || findCountry(last) === null) return '';
  pieces.pop();
  return last;
}

/** Removes post code and town from the end: in one piece, or in two adjacent ones. */
function townAtEnd(pieces: string[]): { postalCode: string; town: string } | null {
  const last = pieces.pop() ?? '';
  const together = splitTownLine(last);
  if (together === null) return null;
  if (together.postalCode !== '' && together.town !== '') return together;
  const before = splitTownLine(pieces.pop() ?? '');
  if (before === null) return null;
  const [postalCode, town] = [together.postalCode + before.postalCode, together.town + before.town];
  const oneEach = (together.postalCode === '') !== (before.postalCode === '');
  return oneEach && town !== '' ? { postalCode, town } : null;
}
