import { findCountry } from '../../countries/index.js';
import type { CellPart } from '../order-import.types.js';
import { addressLines, type AddressLines } from './address-lines.js';
import { labelledAddress } from './labelled-address.js';
import { splitOneLineEnd } from './one-line-end.js';
import { splitTownLine, type TownLine } from './town-line.js';

/** The parts of a whole address in one cell. */
export type AddressPart = Extract<CellPart, `address${string}`>;
/** A whole address; its parts that are blank are not in the cell. */
export type WholeAddress = Readonly<Record<AddressPart, string>>;

/**
 * Splits a whole address in one cell, with its pieces on separate lines or separated by commas: from the end (or with post code and town before the street), an optional country, post
 * code and town, what is added to the street, the street, and names above it. Null when a piece is left over or their roles are not clear.
 * Telephone numbers and e-mail addresses are no part of it.
 */
export function splitAddress(text: string): WholeAddress | null {
  if (text === last.text) return last.address;
  last = { text, address: split(text) };
  return last.address;
}

/** The last address: each of its parts is asked for in turn. */
let last: { readonly text: string; readonly address: WholeAddress | null } = { text: '', address: null };

function split(text: string): WholeAddress | null {
  const labelled = labelledAddress(text);
  if (labelled !== undefined) return labelled;
  const pieces = piecesOf(text);
  const country = countryAtEnd(pieces);
  const above = country === '' ? pieces : pieces.slice(0, -1);
  return (
    ofLines(above, country) ??
    (country === '' ? null : ofLines(pieces, '')) ??
    ofLines(townLast(above), country)
  );
}

/** The pieces with the only one of post code and town at the end: `22303 Hamburg, Barmbeker Str. 4`. */
function townLast(pieces: readonly string[]): readonly string[] {
  const towns = pieces.filter((piece) => CODE_AND_TOWN.test(piece));
  return towns.length === 1 ? [...pieces.filter((piece) => piece !== towns[0]), ...towns] : [];
}

const CODE_AND_TOWN = /^(?:\d{5}|\p{L}{1,2}-\d{4,5})\s+\p{L}[\p{L}\s.()/-]*$/u;

function ofLines(pieces: readonly string[], country: string): WholeAddress | null {
  const found = townAtEnd(pieces);
  const lines = found === null ? null : addressLines(found.above);
  if (found === null || lines === null) return null;
  return {
    ...partsOf(lines),
    addressPostalCode: found.postalCode,
    addressCity: found.town,
    addressCountry: country,
  };
}

const partsOf = ({ company, name, second, street, addition }: AddressLines) => ({
  addressCompany: company,
  addressName: name,
  addressSecondName: second,
  addressStreet: street,
  addressAddition: addition,
});

const LINES = /[\n\r]+|<br\s*\/?>/i;
const PIECES = /[,;|]|\s\/\s/;
/** Between the pieces of a text that has none of those signs. */
const SELDOM_BETWEEN = /\s[·•–-]\s|\s{2,}/;
/** A line that is no part of an address. */
const CONTACT =
  /^(?:tel|telefon|telephone|phone|fon|mobil|mobile|handy|fax|e-?mail)\b|^\S+@\S+$|^(?:\+|\(?0)\d[\d\s()/.-]{6,}$/iu;

/** The pieces of a text, the last of which may hold street, town and country below a name: `Ring 3 24103 Kiel Deutschland`. */
function piecesOf(text: string): readonly string[] {
  const pieces = linesOrPieces(text);
  const [, , ...further] = pieces;
  const at = further.length > 0 && findCountry(pieces.at(-1) ?? '') !== null ? -2 : -1;
  const end = pieces.length > 1 ? splitOneLineEnd(pieces.at(at) ?? '') : null;
  return end === null ? pieces : [...pieces.slice(0, at), ...end, ...(at === -1 ? [] : pieces.slice(-1))];
}

/** The lines of a text, or its pieces between commas when it has one line; the last line may hold town and country. */
function linesOrPieces(text: string): string[] {
  const lines = cleaned(text.split(LINES));
  const end = lines.at(-1) ?? '';
  if (lines.length < 2) {
    const pieces = cleaned(text.split(PIECES));
    return pieces.length < 2 ? cleaned(text.split(SELDOM_BETWEEN)) : pieces;
  }
  return splitTownLine(end) === null ? [...lines.slice(0, -1), ...cleaned(end.split(PIECES))] : lines;
}

function cleaned(pieces: readonly string[]): string[] {
  return pieces
    .map((piece) => piece.replace(/[,;]\s*$/, '').trim())
    .filter((piece) => piece !== '' && !CONTACT.test(piece));
}

function countryAtEnd(pieces: readonly string[]): string {
  const end = pieces.at(-1) ?? '';
  return pieces.length < 3 || /\d/.test(end) || findCountry(end) === null ? '' : end;
}

type Found = TownLine & { readonly above: readonly string[] };

/** Post code and town at the end: in one piece, or in two adjacent ones, of which a region may stand between. */
function townAtEnd(pieces: readonly string[]): Found | null {
  const together = splitTownLine(pieces.at(-1) ?? '');
  if (together === null) return null;
  if (together.postalCode !== '' && together.town !== '') return { ...together, above: pieces.slice(0, -1) };
  const [town = '', region = ''] = pieces.slice(-3);
  const hasRegion = pieces.length > 3 && together.town === '' && isRegion(region, town);
  const before = splitTownLine((hasRegion ? town : pieces.at(-2)) ?? '');
  const oneEach = before !== null && (together.postalCode === '') !== (before.postalCode === '');
  if (!oneEach || together.town + before.town === '') return null;
  return {
    postalCode: together.postalCode + before.postalCode,
    town: together.town + before.town,
    above: pieces.slice(0, hasRegion ? -3 : -2),
  };
}

/** The states of Germany and Austria that are not named like a town. */
const STATE =
  /^(?:baden-württemberg|bayern|brandenburg|hessen|mecklenburg-vorpommern|niedersachsen|nordrhein-westfalen|rheinland-pfalz|saarland|sachsen(?:-anhalt)?|schleswig-holstein|thüringen|burgenland|kärnten|niederösterreich|oberösterreich|steiermark|tirol|vorarlberg)$/iu;

/** Whether a piece is the region of the town before it: a state, or the town once more (`Berlin,Berlin,10115`). */
const isRegion = (region: string, town: string): boolean =>
  splitTownLine(town)?.postalCode === '' && (STATE.test(region) || region === town);

/** Parts that few addresses have, so that a recipe may read none of them. */
const SELDOM = ['addressCompany', 'addressSecondName', 'addressAddition'] as const;

/** What a recipe reads of whole addresses. */
export interface ReadParts {
  readonly parts: ReadonlySet<CellPart>;
  /** The country fixed for the whole file; empty without one. */
  readonly country: string;
}

/** Whether no part of an address is lost: each one is among those that are read, or the row or the recipe says the same. */
export function isWholeRead(text: string, { parts, country }: ReadParts, cells: readonly string[]): boolean {
  const isAll = parts.has('addressCountry') && SELDOM.every((part) => parts.has(part));
  const address = isAll || !parts.has('addressStreet') ? null : splitAddress(text);
  if (address === null) return true;
  const isSaid = (part: AddressPart, says: (cell: string) => boolean): boolean =>
    address[part] === '' || parts.has(part) || cells.some((cell) => says(cell.trim()));
  const code = findCountry(address.addressCountry);
  const isNamed = parts.has('addressName') || isNameIn(cells, address.addressName, text);
  return (
    isNamed &&
    SELDOM.every((part) => isSaid(part, (cell) => cell === address[part])) &&
    (code === findCountry(country) || isSaid('addressCountry', (cell) => findCountry(cell) === code))
  );
}

const GREETING = /^(?:frau|herrn?|familie|fam|firma|fa|mrs?|ms)\.?\s+/iu;

/** Whether the other cells of a row have all words of the name in its address. */
function isNameIn(cells: readonly string[], name: string, address: string): boolean {
  if (name === '') return true;
  const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  const words = new Set(cells.filter((cell) => cell !== address).flatMap(wordsOf));
  return wordsOf(name.replace(GREETING, '')).every((word) => words.has(word));
}
