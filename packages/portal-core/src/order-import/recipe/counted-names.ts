import type { ItemPart } from './item-text.js';

/** Dividers of items, the strongest first; names of products may hold those that come later. */
const DIVIDERS = [/[\n\r]+/, /\|/, /;/, null] as const;
/** `2x Stövchen`, `2 x Stövchen`, `2 × Stövchen`: a count before a word. */
const COUNTED = /^([1-9]\d{0,8})\s*[xX×]\s+(\p{L}{3}.*)$/su;
/** A second count in what should be one name. */
const NEXT_COUNT =
  /[,;|/+\n\r]\s*\d{1,9}\s*[xX×*]\s|[:*×]\s*\d{1,9}\s*$|\s[xX]\s?\d{1,9}\s*$|\(\s*x?\d{1,9}\s*x?\s*\)/u;
/** A product number, which stands in a list rather than before the rest of a name. */
const CODE = /^\S*\d\S*\s*[,;|/]/u;

/**
 * Reads items that each begin with their count, `2x Stövchen, blau|1x Becher 0,4 l`, by the one divider after which counts stand: the
 * names may hold the others. Null when a part has no count, or a name may hold a second item.
 */
export function readCountedNames(text: string): ItemPart[] | null {
  const trimmed = text.trim();
  const divider = DIVIDERS.find((one) => one === null || one.test(trimmed)) ?? null;
  const parts = (divider === null ? [trimmed] : trimmed.split(divider)).map((part) => part.trim());
  const items = parts
    .filter((part) => part !== '')
    .map((part): ItemPart => {
      const [, count = '', name = ''] = COUNTED.exec(part) ?? [];
      const isOne = name !== '' && !NEXT_COUNT.test(name) && !CODE.test(name);
      return { part, item: isOne ? { id: name, qty: Number(count) } : null };
    });
  return items.length > 0 && items.every(({ item }) => item !== null) ? items : null;
}
