import type { OrderItem } from '../../orders/index.js';

/** A product with its quantity. */
export type ProductAndQuantity = Pick<OrderItem, 'id' | 'qty'>;

/** A part of a cell and the item in it; null when the item is uncertain. */
export interface ItemPart {
  readonly part: string;
  readonly item: ProductAndQuantity | null;
}

export interface ItemText {
  /** The id if it was quoted; otherwise null. */
  readonly quotedId: string | null;
  /** The text after the quoted id, or the whole part; trimmed. */
  readonly rest: string;
}

export interface ReadItem {
  readonly item: ProductAndQuantity | null;
  /** `lone`: without a quantity; `counted`: in everyday notation (`2x SKU`, `SKU (2)`), where every item has one; `plain`: any other. */
  readonly form: 'lone' | 'counted' | 'plain';
}

const WHOLE_NUMBER = /^\d{1,9}$/;
const UNIT = String.raw`(?:Stk\.?|Stück|Stck\.?|St\.|pcs\.?|pc\.|pieces?)`;
/** `SKU x 2`, `SKU x2`, `SKU*2`, `SKU × 2`: an `x` needs a space before it, since ids like `KABEL-2x3` exist. */
const TIMES = new RegExp(String.raw`^(.*?)(?:\s+[xX×]|\s*[*×])\s*(\S+(?:\s+${UNIT})?)$`, 'su');
/**
 * `2x SKU`, `2 x SKU`, `2 × SKU`, `2 Stk. SKU`; an `x` needs a space after it, since ids like `2x4-HOLZ` exist. No count begins with two
 * zeros.
 */
const COUNT_FIRST = new RegExp(
  String.raw`^(0?[1-9]\d{0,8}|0)(?:\s*[xX]\s+|\s*[×*]\s*|\s*(?:${UNIT}|mal)\s+)(\S.*)$`,
  'isu',
);
/** `3 NW1051`: before a number of letters and digits without spaces, which no name is. */
const COUNT_ALONE = /^([1-9]\d{0,2})\s+(\p{L}[\p{L}\d_./-]*\d[\p{L}\d_./-]*)$/u;
/** `SKU 2 Stück`, `SKU - 2 Stk.`, `SKU 2x`: spaces separate the count, which could otherwise be part of the id (`A-2`). */
const COUNT_LAST = new RegExp(
  String.raw`^(.*[^\s:=–—-])\s+(?:[-–—]\s+)?(\d{1,9})\s*(?:${UNIT}|St|[x×])$`,
  'isu',
);
/** `SKU (2)`, `SKU (x2)`, `SKU (2x)`. */
const IN_BRACKETS = new RegExp(String.raw`^(.*\S)\s+\(\s*x?\s*(\d{1,9})\s*(?:x|×|${UNIT})?\s*\)$`, 'isu');
/** A text that could be two of `4-HOLZ` or the one product `2x4-HOLZ`. */
const COUNT_OR_ID = /^\d{1,9}[xX]\S|\S\(\d{1,9}\)$/;
/**
 * Texts with several quantities or prices, which are therefore no single id: `A:2 B`, `A (2) B`, `A 2 Stück B`, `A à 2`,
 * `A1 (3.00)`; a decimal comma is a separator and leaves `A1 (3`.
 */
const NO_ID = new RegExp(
  String.raw`[:*×]\s*\d{1,9}(?:[\s/:<\\]|$)|\(\s*x?\d{1,9}\s*x?\s*\)\s|\d\s*${UNIT}\s|\d\s+${UNIT}$|(?:^|\s)[à@](?:\s|$)|\d\S{0,40}\s{0,3}\(\d{1,5}(?:\.\d\d\))?$|\d\s{1,3}(?:je|zu|=)\s{0,3}\d{1,5}\.\d\d$`,
  'iu',
);
/** A count without a product, or after one in an ambiguous way: `2 Stück`, `2x`, `A-2 Stück`. */
const ENDS_IN_COUNT = new RegExp(String.raw`\d\s*${UNIT}$|^\d{1,9}\s*[x×]$`, 'iu');
const QUANTITY = new RegExp(String.raw`^(\d{1,9})(?:\s*${UNIT})?$`, 'iu');

/** Reads one item of a list. An ambiguous text is not read. */
export function readItemText({ quotedId, rest }: ItemText): ReadItem {
  if (quotedId !== null) {
    if (rest === '') return { item: itemOf(quotedId, '1'), form: 'lone' };
    const times = /^(?:[:*×]|[xX](?=\s*\d))(.*)$/s.exec(rest);
    return { item: times === null ? null : itemOf(quotedId, times[1] ?? ''), form: 'plain' };
  }
  const counted = COUNT_FIRST.exec(rest) ?? COUNT_ALONE.exec(rest);
  const behind = IN_BRACKETS.exec(rest) ?? COUNT_LAST.exec(rest);
  const after = quantityAfter(rest, counted !== null);
  const readings = [counted, behind, after].filter((reading) => reading !== null).length;
  if (readings > 1) return { item: null, form: 'counted' };
  if (counted !== null) return { item: countedItem(counted[2], counted[1]), form: 'counted' };
  if (behind !== null) return { item: countedItem(behind[1], behind[2]), form: 'counted' };
  if (after !== null) return { item: bareItem(after.id.trim(), after.quantity), form: 'plain' };
  return { item: COUNT_OR_ID.test(rest) ? null : countedItem(rest, '1'), form: 'lone' };
}

/** An item whose id must not also end with a count. */
function countedItem(id = '', quantity = ''): ProductAndQuantity | null {
  return ENDS_IN_COUNT.test(id) ? null : bareItem(id, quantity);
}

/** An item whose id is not quoted, and must therefore not contain a quantity. */
function bareItem(id = '', quantity = ''): ProductAndQuantity | null {
  return NO_ID.test(id) ? null : itemOf(id, quantity);
}

/** The quantity after the last colon, or after a times sign other than that of the count at the beginning. */
function quantityAfter(text: string, countFirst: boolean): { id: string; quantity: string } | null {
  const colon = text.lastIndexOf(':');
  if (colon >= 0) return { id: text.slice(0, colon), quantity: text.slice(colon + 1) };
  const times = TIMES.exec(text);
  if (times === null) return null;
  const [, id = '', quantity = ''] = times;
  return countFirst && WHOLE_NUMBER.test(id) && !WHOLE_NUMBER.test(quantity) ? null : { id, quantity };
}

/** An item made of texts; null without an id, or when the quantity is no whole number of at least 1, with or without `Stück`. */
export function itemOf(id: string, quantity: string): ProductAndQuantity | null {
  const qty = Number(QUANTITY.exec(quantity.trim())?.[1] ?? 0);
  return id === '' || qty < 1 ? null : { id, qty };
}
