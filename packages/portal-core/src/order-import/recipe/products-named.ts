import { cleanText } from '../../validation/index.js';
import type { ImportMapping } from '../order-import.types.js';
import { foldValue, formatValuePair } from './value-map.js';

/** What a person said a product is in rows that call it something: the id, or undefined where nothing was said of the two together. */
export type ProductsNamed = (id: string, told: string) => string | undefined;

const textOf = (id: string, told: string): string => `${id} / ${told}`;

/** The value pair that says which product is meant by a number in the rows that call it `told`. */
export const productNamedPair = (id: string, told: string, meaning: string): string =>
  formatValuePair({ field: 'product_named', text: textOf(id, told), meaning });

/** What was said of numbers and what stands beside them; null when nothing was. */
export function compileProductsNamed({ values }: ImportMapping): ProductsNamed | null {
  const pairs = Object.entries(values?.product_named ?? {});
  if (pairs.length === 0) return null;
  const meant = new Map(pairs.map(([text, meaning]) => [foldValue(text), cleanText(meaning)]));
  return (id, told) => meant.get(foldValue(textOf(id, told)));
}

/** Which product a row means by a number, by all it says; one that is said to be another goes before one said to be right. */
export function productInRow(named: ProductsNamed, id: string, told: readonly string[]): string {
  if (id === '') return id;
  const meant = told.flatMap((text) => (text === '' ? [] : (named(id, text) ?? [])));
  return meant.find((other) => other !== id) ?? id;
}
