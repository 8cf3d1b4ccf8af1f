import { cleanText } from '../../validation/index.js';
import { VALUE_FIELDS, type ImportMapping, type ValueField } from '../order-import.types.js';

/** The meaning of a file's text in a field. */
export interface ValuePair {
  readonly field: ValueField;
  /** The text as in the file; empty for blank cells. */
  readonly text: string;
  readonly meaning: string;
}

/** A text in the form in which value maps compare it: clean (`cleanText`), with single spaces, without case, `ß` as `ss` like its capital. */
export function foldValue(text: string): string {
  return cleanText(text).replaceAll(/\s+/g, ' ').toLowerCase().replaceAll('ß', 'ss');
}

/**
 * Returns a look-up of the meanings of texts; null for a field without a value map. An exact entry takes precedence over one that only
 * compares equal; a text without an entry stands for itself.
 */
export function compileValueMap(
  values: ImportMapping['values'],
  field: ValueField,
): ((text: string) => string) | null {
  const meanings = values?.[field];
  if (meanings === undefined) return null;
  const pairs = Object.entries(meanings);
  const exact = new Map(pairs.map(([text, meaning]) => [cleanText(text), meaning]));
  const folded = new Map(pairs.map(([text, meaning]) => [foldValue(text), meaning]));
  return folded.size === 0 ? null : (text) => exact.get(text) ?? folded.get(foldValue(text)) ?? text;
}

const PAIR = /^\s*([a-z_]+)\s*:\s*(?:"((?:[^"]|"")*)"|'((?:[^']|'')*)'|([^=]*?))\s*=(.*)$/s;

/** Writes a pair in the format of `parseValuePair`, in single quotes where it needs some: every shell reads those between double ones. */
export function formatValuePair({ field, text, meaning }: ValuePair): string {
  const isPlain = !/=|^\s*["']/.test(text);
  return `${field}:${isPlain ? text : `'${text.replaceAll("'", "''")}'`}=${meaning}`;
}

/**
 * Parses `salutation:Divers=frau`; a text with `=`, or with a quote in front, is written in quotes, an empty text (`salutation:=herr`) means blank cells. Null
 * when the pair has another form or an unknown field.
 */
export function parseValuePair(pair: string): ValuePair | null {
  const match = PAIR.exec(pair);
  const field = VALUE_FIELDS.find((name) => name === match?.[1]);
  if (match === null || field === undefined) return null;
  const [, , double, single, plain = '', meaning = ''] = match;
  const text = double?.replaceAll('""', '"') ?? single?.replaceAll("''", "'") ?? plain;
  return { field, text: text.trim(), meaning: meaning.trim() };
}
