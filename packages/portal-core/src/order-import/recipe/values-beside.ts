import { cleanText } from '../../validation/index.js';
import type { ImportMapping } from '../order-import.types.js';
import { foldValue, formatValuePair, type ValuePair } from './value-map.js';

/** Fields of which a person can say what their text means beside another text of the same order. */
type FieldBeside = 'street' | 'country';

/** Returns what a person said that a text means beside another; undefined if nothing was said of the two together. */
export type ValuesBeside = (field: FieldBeside, text: string, beside: string) => string | undefined;

const BETWEEN = ' / ';
/** A text with the one beside it, as a value pair has them. */
export const besideText = (text: string, beside: string): string => `${text}${BETWEEN}${beside}`;

/** The value pair that says what a text means beside another: it answers no order in which either of them differs. */
export const besidePair = (field: FieldBeside, [text, beside]: readonly [string, string], meaning: string) =>
  formatValuePair({ field, text: besideText(text, beside), meaning });

/** The text of a value pair without the one beside it. */
export const withoutBeside = (text: string): string => text.split(BETWEEN, 1)[0] ?? text;

/** Whether a value pair is one of a text beside another. */
export const isBeside = ({ field, text }: Pick<ValuePair, 'field' | 'text'>): boolean =>
  (field === 'street' || field === 'country' || field === 'unit') && text.includes(BETWEEN);

/** What a person said of texts beside others; null without any. */
export function compileBeside({ values }: ImportMapping): ValuesBeside | null {
  const pairs = (['street', 'country'] as const).flatMap((field) =>
    Object.entries(values?.[field] ?? {})
      .filter(([text]) => isBeside({ field, text }))
      .map(([text, meaning]) => [`${field}:${foldValue(text)}`, cleanText(meaning)] as const),
  );
  if (pairs.length === 0) return null;
  const meant = new Map(pairs);
  return (field, text, beside) => meant.get(`${field}:${foldValue(besideText(text, beside))}`);
}
