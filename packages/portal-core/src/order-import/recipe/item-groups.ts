import { speaksAgainst } from '../words/telling-key.js';
import { itemOf, type ItemPart } from './item-text.js';

/** Keys of a product in the lists of shops; the merchant's own number before the shop's. */
const ID_KEYS = [
  'sku',
  'artikelnummer',
  'artikel',
  'article_number',
  'item_sku',
  'product_sku',
  'product_id',
  'id',
];
const QUANTITY_KEYS = ['quantity', 'qty', 'menge', 'anzahl', 'product_qty', 'product_quantity', 'item_qty'];
const OTHER_KEYS = [
  'name',
  'product_name',
  'title',
  'product',
  'item_id',
  'line_item_id',
  'variation_id',
  'price',
  'total',
  'tax',
];
const KEYS = new Set([...ID_KEYS, ...QUANTITY_KEYS, ...OTHER_KEYS]);

/** Whether a text begins like the lists of shops, so that an id like it must be quoted. */
export function startsLikeGroup(text: string): boolean {
  return /^[[{]/.test(text) || KEYS.has(text.toLowerCase());
}

/**
 * Reads the item lists of shops: `name:Hemd|sku:A12|quantity:1`, separated by `;`, `,` or line breaks, including names with such
 * characters, and JSON lists of objects. Null when the text is neither. An item that is cancelled, sent or given back is not read.
 */
export function readItemGroups(text: string): ItemPart[] | null {
  const trimmed = text.trim();
  if (/^[[{]/.test(trimmed)) return readJson(trimmed);
  const named = readNamed(trimmed);
  if (named !== null) return named;
  const first = /^([a-z_ ]+):[^|]*\|/i.exec(trimmed)?.[1]?.trim();
  if (first === undefined || !KEYS.has(first.toLowerCase())) return null;
  const divider = new RegExp(`(?:[;,|]|[\\n\\r]+)\\s*(?=${first}\\s*:)`, 'i');
  return trimmed.split(divider).map((part) => ({ part, item: readGroup(part) }));
}

const NAMED = /(?:^|[\s,;|]+)((?:product |item )?[a-z_]+)\s*[:=]\s*/gi;
/** A key of two words, or one of a text whose items are divided by `|` while its keys are not: `Product ID: 7, Product Qty: 2 | …`. */
const KEYS_BY_COMMA = /^[^|]*[,;]\s*(?:product |item )[a-z_]+\s*[:=]/i;

/** Reads `sku: A, quantity: 2; sku: B, quantity: 1`: a new item begins with the same key as the first. Null when none has a quantity. */
function readNamed(text: string): ItemPart[] | null {
  const keys = [...text.matchAll(NAMED)].filter(([, key = '']) => KEYS.has(keyOf(key)));
  const first = keyOf(keys[0]?.[1] ?? '');
  if (keys[0]?.index !== 0 || (text.includes('|') && !KEYS_BY_COMMA.test(text))) return null;
  if (!keys.some(([, key = '']) => QUANTITY_KEYS.includes(keyOf(key)))) return null;
  const parts: { part: string; values: Map<string, string>; isTwice: boolean }[] = [];
  for (const [at, [whole, key = '']] of keys.entries()) {
    const name = keyOf(key);
    const from = keys[at]?.index ?? 0;
    const part = text.slice(from, keys[at + 1]?.index);
    if (name === first) parts.push({ part: '', values: new Map(), isTwice: false });
    const group = parts.at(-1);
    if (group === undefined) continue;
    group.part += part;
    group.isTwice ||= group.values.has(name) && !OTHER_KEYS.includes(name);
    group.values.set(name, part.slice(whole.length).replace(/[\s,;|]+$/, ''));
  }
  return parts.map(({ part, values, isTwice }) => ({
    part: part.replaceAll(/^[\s,;|]+|[\s,;|]+$/g, ''),
    item: isTwice || /[,;\n]/.test(idOf(values) ?? '') ? null : itemOfKeys(values),
  }));
}

const keyOf = (text: string): string => text.toLowerCase().replaceAll(' ', '_');

function idOf(values: ReadonlyMap<string, string>): string | undefined {
  const key = ID_KEYS.find((name) => values.has(name));
  return key === undefined ? undefined : values.get(key);
}

function readGroup(part: string): ItemPart['item'] {
  const values = new Map<string, string>();
  let last = '';
  for (const piece of part.split('|')) {
    const [, key = '', value = ''] = /^\s*([a-z_ ]+?)\s*:(.*)$/is.exec(piece) ?? [];
    const name = keyOf(key);
    if (KEYS.has(name) && values.has(name)) return null;
    if (name === '' && (ID_KEYS.includes(last) || QUANTITY_KEYS.includes(last)) && piece.trim() !== '')
      return null;
    if (name !== '') {
      values.set(name, value.trim());
      last = name;
    }
  }
  return itemOfKeys(values);
}

function itemOfKeys(values: ReadonlyMap<string, string>): ItemPart['item'] {
  const id = idOf(values);
  const quantities = QUANTITY_KEYS.filter((key) => values.has(key));
  if (id === undefined || quantities.length !== 1) return null;
  const quantity = (values.get(quantities[0] ?? '') ?? '').replace(/[.,]0{1,2}$/, '');
  const item = itemOf(id, quantity);
  const speaks = ([key, value]: readonly [string, string]) =>
    !KEYS.has(key) && speaksAgainst(key, value, item?.qty ?? 0);
  return [...values].some(speaks) ? null : item;
}

function readJson(text: string): ItemPart[] | null {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    return null;
  }
  const items: unknown[] = Array.isArray(list) ? list : [list];
  return items.map((item) => ({ part: JSON.stringify(item), item: jsonItem(item) }));
}

function jsonItem(item: unknown): ItemPart['item'] {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return null;
  const plain = Object.entries(item).filter(([, value]) =>
    ['string', 'number', 'boolean'].includes(typeof value),
  );
  return itemOfKeys(new Map(plain.map(([key, value]) => [key.toLowerCase(), String(value)])));
}
