import { cleanText } from '../../validation/index.js';
import type { ImportMapping } from '../order-import.types.js';
import { foldValue, formatValuePair } from './value-map.js';

/**
 * Returns the product that the user chose for an id in rows with a certain name: its id, or undefined if nothing was chosen for the two
 * together.
 */
export type ProductsNamed = (id: string, told: string) => string | undefined;

const textOf = (id: string, told: string): string => `${id} / ${told}`;

/** `product_named`: what is said of a doubt about a row; `product_called`: that the shop calls a product so, which lasts. */
export type NamedField = 'product_named' | 'product_called';

/** The value pair that maps an id in the rows with the name `told` to a product. */
export const productNamedPair = (field: NamedField, [id, told]: readonly [string, string], meaning: string) =>
  formatValuePair({ field, text: textOf(id, told), meaning });

/** The user's choices for ids and the names beside them; null without any. */
export function compileProductsNamed({ values }: ImportMapping, field: NamedField): ProductsNamed | null {
  const pairs = Object.entries(values?.[field] ?? {});
  if (pairs.length === 0) return null;
  const meant = new Map(pairs.map(([text, meaning]) => [foldValue(text), cleanText(meaning)]));
  return (id, told) => meant.get(foldValue(textOf(id, told)));
}

/** The product that a row means by an id, considering all its texts; a text mapped to another product takes precedence over a confirmed one. */
export function productInRow(named: ProductsNamed, id: string, told: readonly string[]): string {
  if (id === '') return id;
  const meant = told.flatMap((text) => (text === '' ? [] : (named(id, text) ?? [])));
  return meant.find((other) => other !== id) ?? id;
}
