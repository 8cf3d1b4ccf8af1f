import { cleanText } from '../../validation/index.js';
import { VALUE_FIELDS, type ImportMapping, type ValueField } from '../order-import.types.js';

/** What a text of the file stands for in a field. */
export interface ValuePair {
  readonly field: ValueField;
  /** As it stands in the file; empty for blank cells. */
  readonly text: string;
  readonly meaning: string;
}

/** A text as value maps compare it: clean (`cleanText`), runs of spaces as one, without case, `ß` as `ss` as capitals have it. */
export function foldValue(text: string): string {
  return cleanText(text).replaceAll(/\s+/g, ' ').toLowerCase().replaceAll('ß', 'ss');
}

/**
 * A look-up of what texts stand for; null for a field without a value map. A text that is listed as it stands there goes before one that is
 * only compared alike; one that is not listed stands for itself.
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

const PAIR = /^\s*([a-z_]+)\s*:\s*(?:"((?:[^"]|"")*)"|([^=]*?))\s*=(.*)$/s;

/** Writes a pair as `parseValuePair` reads it. */
export function formatValuePair({ field, text, meaning }: ValuePair): string {
  const isPlain = !/[="]/.test(text);
  return `${field}:${isPlain ? text : `"${text.replaceAll('"', '""')}"`}=${meaning}`;
}

/**
 * Reads `salutation:Divers=frau`; a text with `=` stands in double quotes, no text (`salutation:=herr`) means blank cells. Null when it
 * is not of that form or names no field.
 */
export function parseValuePair(pair: string): ValuePair | null {
  const match = PAIR.exec(pair);
  const field = VALUE_FIELDS.find((name) => name === match?.[1]);
  if (match === null || field === undefined) return null;
  const text = match[2]?.replaceAll('""', '"') ?? match[3] ?? '';
  return { field, text: text.trim(), meaning: (match[4] ?? '').trim() };
}
