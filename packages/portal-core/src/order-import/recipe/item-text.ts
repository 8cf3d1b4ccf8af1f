import type { OrderItem } from '../../orders/index.js';

/** A product and how many of it. */
export type ProductAndQuantity = Pick<OrderItem, 'id' | 'qty'>;

/** A part of a cell with what it says; null when it says nothing certain. */
export interface ItemPart {
  readonly part: string;
  readonly item: ProductAndQuantity | null;
}

export interface ItemText {
  /** The id when it was quoted, else null. */
  readonly quotedId: string | null;
  /** What follows the quoted id, or the whole part; trimmed. */
  readonly rest: string;
}

export interface ReadItem {
  readonly item: ProductAndQuantity | null;
  /** `lone`: no quantity is said; `counted`: as people write it (`2x SKU`, `SKU (2)`), where every item has one; `plain`: all else. */
  readonly form: 'lone' | 'counted' | 'plain';
}

const WHOLE_NUMBER = /^\d{1,9}$/;
/** `SKU x 2`, `SKU x2`, `SKU*2`, `SKU × 2`: an `x` needs a space before it, since ids like `KABEL-2x3` exist. */
const TIMES = /^(.*?)(?:\s+[xX×]|\s*[*×])\s*(\S+)$/s;
/** `2x SKU`, `2 x SKU`, `2 × SKU`, `2 Stk. SKU`; an `x` needs a space behind it, since ids like `2x4-HOLZ` exist. */
const COUNT_FIRST = /^(\d{1,9})(?:\s*[xX]\s+|\s*[×*]\s*|\s*(?:Stk\.?|Stück|St\.|pcs\.?|pc\.)\s+)(\S.*)$/is;
/** `SKU (2)`, `SKU (x2)`, `SKU (2x)`. */
const IN_BRACKETS = /^(.*\S)\s+\(\s*x?\s*(\d{1,9})\s*(?:x|×|Stk\.?|Stück|pcs\.?)?\s*\)$/is;
/** Could be two of `4-HOLZ` as well as the one product `2x4-HOLZ`. */
const COUNT_OR_ID = /^\d{1,9}[xX]\S|\S\(\d{1,9}\)$/;

/** Reads one item of a list. A text that can be read in two ways is not read. */
export function readItemText({ quotedId, rest }: ItemText): ReadItem {
  if (quotedId !== null) {
    if (rest === '') return { item: itemOf(quotedId, '1'), form: 'lone' };
    const times = /^(?:[:*×]|[xX](?=\s*\d))(.*)$/s.exec(rest);
    return { item: times === null ? null : itemOf(quotedId, times[1] ?? ''), form: 'plain' };
  }
  const counted = COUNT_FIRST.exec(rest);
  const bracket = IN_BRACKETS.exec(rest);
  const after = quantityAfter(rest, counted !== null);
  const readings = [counted, bracket, after].filter((reading) => reading !== null).length;
  if (readings > 1) return { item: null, form: 'counted' };
  if (counted !== null) return { item: itemOf(counted[2] ?? '', counted[1] ?? ''), form: 'counted' };
  if (bracket !== null) return { item: itemOf(bracket[1] ?? '', bracket[2] ?? ''), form: 'counted' };
  if (after !== null) return { item: itemOf(after.id.trim(), after.quantity), form: 'plain' };
  return { item: COUNT_OR_ID.test(rest) ? null : itemOf(rest, '1'), form: 'lone' };
}

/** The quantity after the last colon, or after a times sign that is not the one behind the count at the beginning. */
function quantityAfter(text: string, countFirst: boolean): { id: string; quantity: string } | null {
  const colon = text.lastIndexOf(':');
  if (colon >= 0) return { id: text.slice(0, colon), quantity: text.slice(colon + 1) };
  const times = TIMES.exec(text);
  if (times === null) return null;
  const [, id = '', quantity = ''] = times;
  return countFirst && WHOLE_NUMBER.test(id) && !WHOLE_NUMBER.test(quantity) ? null : { id, quantity };
}

/** An item of texts; null when there is no id or the quantity is no whole number of at least 1. */
export function itemOf(id: string, quantity: string): ProductAndQuantity | null {
  const digits = quantity.trim();
  if (id === '' || !WHOLE_NUMBER.test(digits) || Number(digits) < 1) return null;
  return { id, qty: Number(digits) };
}
