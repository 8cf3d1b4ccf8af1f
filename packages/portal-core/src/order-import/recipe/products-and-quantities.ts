import { readCountedNames } from './counted-names.js';
import { readItemGroups, startsLikeGroup } from './item-groups.js';
import { plainNotation } from './item-notations.js';
import {
  readItemText,
  type ItemPart,
  type ItemText,
  type ProductAndQuantity,
  type ReadItem,
} from './item-text.js';

export type { ProductAndQuantity } from './item-text.js';

/** The items of a cell, or its first part that cannot be read or is ambiguous. */
export type ItemListReading =
  | { readonly ok: true; readonly items: readonly ProductAndQuantity[] }
  | { readonly ok: false; readonly part: string };

/** Ids that need no quotation marks, whatever is around them. */
const PLAIN_ID = /^[\p{L}\d][\p{L}\d_./-]*$/u;

/**
 * Writes items as one cell: `SKU:2, SKU2:1`. An id that could be misread is quoted, so that `parseProductsAndQuantities` returns exactly
 * the same items.
 */
export function formatProductsAndQuantities(items: readonly ProductAndQuantity[]): string {
  return items.map(({ id, qty }) => `${quoted(id)}:${qty}`).join(', ');
}

function quoted(id: string): string {
  return PLAIN_ID.test(id) && !startsLikeGroup(id) ? id : `"${id.replaceAll('"', '""')}"`;
}

/** Like `readProductsAndQuantities`, with null for a cell that cannot be read. */
export function parseProductsAndQuantities(text: string): ProductAndQuantity[] | null {
  const reading = readProductsAndQuantities(text);
  return reading.ok ? [...reading.items] : null;
}

/**
 * Reads the items of one cell (api.md "Choices where a specification is silent"): `SKU:2, SKU2:1`, `2x SKU`, `SKU x2`, `SKU (2)`, separated
 * by `,`, `;`, line breaks or, if every part has its quantity, `|`; an id alone means 1. Names after a count may hold commas. Also WooCommerce's `name:Hemd|sku:A12|quantity:1`
 * and JSON lists of objects with `sku` and `quantity`. Quantities of a repeated product are added; an empty text has no items. A cell is
 * read as a whole or not at all.
 */
export function readProductsAndQuantities(cell: string): ItemListReading {
  const text = withoutGaps(cell);
  const parts = readItemGroups(text) ?? partsRead(plainNotation(text));
  const quantities = new Map<string, number>();
  for (const { item, part } of parts) {
    if (item === null) return { ok: false, part };
    quantities.set(item.id, (quantities.get(item.id) ?? 0) + item.qty);
  }
  return { ok: true, items: [...quantities].map(([id, qty]) => ({ id, qty })) };
}

/** A text with one space for each wide gap, which would be slow to look through. */
const withoutGaps = (text: string): string => (text.includes('"') ? text : text.replaceAll(WIDE_GAP, ' '));
const WIDE_GAP = /[ \t\u00A0]{9,}/g;

/** Whether a text lists products without any quantity: `A`, `A, B`. */
export function saysNoQuantity(cell: string): boolean {
  const text = withoutGaps(cell);
  if (readItemGroups(text) !== null) return false;
  const pieces = piecesOf(plainNotation(text)) ?? [];
  return (
    pieces.length > 0 && pieces.flatMap(readPiece).every(({ form, item }) => form === 'lone' && item !== null)
  );
}

/** The items by every divider, or, where that does not read the cell, those that each begin with their count. */
function partsRead(text: string): ItemPart[] {
  const parts = partsOf(text);
  return parts.every(({ item }) => item !== null) ? parts : (readCountedNames(text) ?? parts);
}

interface Piece extends ItemText {
  /** The piece as written. */
  readonly raw: string;
  /** The separator before it; empty for the first. */
  readonly divider: string;
}

function partsOf(text: string): ItemPart[] {
  const pieces = piecesOf(text.includes('"') ? text : text.replaceAll(/<br\s*\/?>/gi, '\n'));
  if (pieces === null) return [{ part: text.trim(), item: null }];
  const read = pieces.flatMap(readPiece);
  const allCounted =
    read.length > 1 && read.some(({ piece, form }) => piece.divider === '|' || form === 'counted');
  const someCounted = read.some(({ form }) => form !== 'lone');
  return read.map(({ piece, item, form }, index) => {
    const before = read[index - 1];
    if (before !== undefined && before.form !== 'lone' && isDecimalPlaces(piece))
      return { part: `${before.piece.raw.trim()},${piece.raw}`, item: null };
    const uncounted = allCounted || (someCounted && isWords(piece)) || isMaybeCount(piece, pieces);
    return { part: piece.raw.trim(), item: uncounted && form === 'lone' ? null : item };
  });
}

type PieceRead = ReadItem & { readonly piece: Piece };

/**
 * Reads a piece: several items if `+`, `und` or a slash between spaces separates them and all have their quantity, otherwise one, whose id may contain such
 * characters.
 */
function readPiece(piece: Piece): PieceRead[] {
  const sums = piece.quotedId === null ? piece.rest.split(SUM) : [];
  const items = sums.map((rest) => ({ piece, ...readItemText({ quotedId: null, rest }) }));
  const counted = items.filter(({ form }) => form !== 'lone').length;
  if (counted < 2) return [{ piece, ...readItemText(piece) }];
  if (counted === items.length && items.every(({ item }) => item !== null)) return items;
  return [{ piece, item: null, form: 'counted' }];
}

/**
 * Whether a piece such as the `2` of `A;2` or `12;2` is more likely a quantity than a product; false if every piece is a number of the same
 * length, like product numbers.
 */
function isMaybeCount({ quotedId, rest }: Piece, pieces: readonly Piece[]): boolean {
  if (quotedId !== null || pieces.length < 2 || !/^\d{1,3}$/.test(rest)) return false;
  return rest.length < 3 || !pieces.every((other) => /^\d{3}$/.test(other.rest));
}

/**
 * Whether a piece consists of words, such as `zwei Becher` beside `A:2`: more likely a quantity in words, or the rest of a name, than one
 * piece of such a product.
 */
const isWords = ({ quotedId, rest }: Piece): boolean => quotedId === null && /\s/.test(rest);

/** Whether a piece is the decimals of a quantity, such as the `50` of `A:1,50`, and no product of that number. */
const isDecimalPlaces = ({ divider, raw }: Piece): boolean => divider === ',' && /^\d{1,3}$/.test(raw);

/** A quoted id with the text after it, or any text; up to the next separator. */
const PIECE = /\s*"((?:[^"]|"")*)"([^,;|\n\r]*)(?=[,;|\n\r]|$)|[^,;|\n\r]*/gy;
/** Separators of items that are added up in words. */
const SUM = /\s*\+\s+|\s+(?:\+|&|\/|und|and)\s+/iu;
/** The dot, dash or other bullet before each item of a list. */
const BULLET = /^[•·▪‣*–—-]\s+/u;

function piecesOf(text: string): Piece[] | null {
  const pieces: Piece[] = [];
  let divider = '';
  for (PIECE.lastIndex = 0; ; PIECE.lastIndex += 1) {
    const match = PIECE.exec(text);
    if (match === null) return null;
    const [raw, id, after] = match;
    if (id !== undefined)
      pieces.push({ quotedId: id.replaceAll('""', '"'), rest: (after ?? '').trim(), raw, divider });
    else if (raw.trim() !== '')
      pieces.push({ quotedId: null, rest: raw.trim().replace(BULLET, ''), raw, divider });
    if (PIECE.lastIndex >= text.length) return pieces;
    divider = text.charAt(PIECE.lastIndex);
  }
}
