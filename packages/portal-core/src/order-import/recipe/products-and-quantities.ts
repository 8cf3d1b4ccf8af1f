import type { OrderItem } from '../../orders/index.js';

/** A product and how many of it. */
export type ProductAndQuantity = Pick<OrderItem, 'id' | 'qty'>;

const NEEDS_QUOTES = /[,;"]|^\s|\s$/;
const WHOLE_NUMBER = /^\d{1,9}$/;
/** `SKU x 2`, `SKU x2`, `SKU*2`, `SKU × 2`: an `x` needs a space before it, since ids like `KABEL-2x3` exist. */
const TIMES = /^(.*?)(?:\s+[xX×]|\s*\*)\s*(\S+)$/s;

/**
 * Writes items as one cell: `SKU:2, SKU2:1`. An id with a comma, semicolon, quotation mark or outer space is quoted, so that
 * `parseProductsAndQuantities` gives back exactly the same items.
 */
export function formatProductsAndQuantities(items: readonly ProductAndQuantity[]): string {
  return items.map(({ id, qty }) => `${quoted(id)}:${qty}`).join(', ');
}

function quoted(id: string): string {
  return NEEDS_QUOTES.test(id) ? `"${id.replaceAll('"', '""')}"` : id;
}

/**
 * Reads `SKU:2, SKU2:1` (api.md "Choices where a specification is silent"): `,` or `;` between items, `:`, `*` or ` x` between id
 * and quantity, a lone id means 1; the quantity stands after the last `:`. The same product twice adds its quantities. Answers null
 * when some part cannot be read or its quantity is not a whole number of at least 1; no items for an empty text.
 */
export function parseProductsAndQuantities(text: string): ProductAndQuantity[] | null {
  const parts = splitItems(text);
  if (parts === null) return null;
  const quantities = new Map<string, number>();
  for (const part of parts) {
    const item = parseItem(part);
    if (item === null) return null;
    quantities.set(item.id, (quantities.get(item.id) ?? 0) + item.qty);
  }
  return [...quantities].map(([id, qty]) => ({ id, qty }));
}

interface ItemText {
  /** The id when it was quoted, else null. */
  readonly quotedId: string | null;
  /** What follows the quoted id, or the whole part. */
  readonly rest: string;
}

function splitItems(text: string): ItemText[] | null {
  if (!text.includes('"')) return text.split(/[,;]/).flatMap(plainPart);
  const parts: ItemText[] = [];
  const pattern = /\s*"((?:[^"]|"")*)"([^,;]*)(?:[,;]|$)|([^,;]*)(?:[,;]|$)/gy;
  while (pattern.lastIndex < text.length) {
    const match = pattern.exec(text);
    if (match === null) return null;
    if (match[1] === undefined) parts.push(...plainPart(match[3] ?? ''));
    else parts.push({ quotedId: match[1].replaceAll('""', '"'), rest: (match[2] ?? '').trim() });
  }
  return parts;
}

function plainPart(part: string): ItemText[] {
  const rest = part.trim();
  return rest === '' ? [] : [{ quotedId: null, rest }];
}

function parseItem({ quotedId, rest }: ItemText): ProductAndQuantity | null {
  if (quotedId !== null) {
    if (rest === '') return item(quotedId, '1');
    return /^[:*xX×]/.test(rest) ? item(quotedId, rest.slice(1)) : null;
  }
  const colon = rest.lastIndexOf(':');
  if (colon >= 0) return item(rest.slice(0, colon).trim(), rest.slice(colon + 1));
  const times = TIMES.exec(rest);
  return times ? item((times[1] ?? '').trim(), times[2] ?? '') : item(rest, '1');
}

function item(id: string, quantity: string): ProductAndQuantity | null {
  const digits = quantity.trim();
  if (id === '' || !WHOLE_NUMBER.test(digits)) return null;
  const qty = Number(digits);
  return qty >= 1 ? { id, qty } : null;
}
