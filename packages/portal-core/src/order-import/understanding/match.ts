import { guessByContent } from './content-tests.js';
import { editDistance } from './edit-distance.js';
import { foldHeader, isIgnoredHeader, KNOWN_HEADERS, knownHeader } from './header-dictionary.js';
import { fieldsOfMode } from '../recipe/order-fields.js';
import {
  IMPORT_FIELDS,
  IMPORT_MAX_COLUMNS,
  type ImportField,
  type ImportMapping,
  type ImportMode,
} from '../order-import.types.js';

/** Why a column was taken for a field. */
export type MatchReason = 'profile' | 'exact' | 'dictionary' | 'similar' | 'content';

/** A column found for a field. */
export interface FieldMatch {
  readonly field: ImportField;
  /** From 0. */
  readonly column: number;
  readonly reason: MatchReason;
  /** 0 to 1. */
  readonly confidence: number;
}

/** A mapping proposed for a file, and what it rests on. */
export interface HeaderMatch {
  readonly mapping: ImportMapping;
  readonly matches: readonly FieldMatch[];
}

export interface MatchOptions {
  /** Keeps to a mode; otherwise the columns decide. */
  readonly mode?: ImportMode;
  /** Recognises product ids among sample values. */
  readonly isKnownProduct?: (id: string) => boolean;
}

/**
 * Proposes a column for each field: by the field's own name, the shipped dictionary of shop headers, a typing error away from one, or
 * what the sample values look like. The surest match goes first; no column is used twice, and none behind the largest that is stored.
 */
export function matchHeader(
  header: readonly string[],
  samples: readonly (readonly string[])[],
  options: MatchOptions = {},
): HeaderMatch {
  const looked = header.slice(0, IMPORT_MAX_COLUMNS);
  const candidates = looked.flatMap((_, column) => candidatesOf(header, column, samples, options));
  const mode = options.mode ?? modeOf(candidates);
  const fields = fieldsOfMode(mode);
  const matches = assigned(candidates.filter(({ field }) => fields.includes(field)));
  return { mapping: { mode, columns: columnsOf(matches) }, matches };
}

/** The columns of some matches as a mapping holds them. */
export function columnsOf(matches: readonly FieldMatch[]): ImportMapping['columns'] {
  return Object.fromEntries(matches.map(({ field, column }) => [field, column]));
}

function candidatesOf(
  header: readonly string[],
  column: number,
  samples: readonly (readonly string[])[],
  { isKnownProduct }: MatchOptions,
): FieldMatch[] {
  const name = header[column] ?? '';
  if (isIgnoredHeader(name)) return [];
  const byName = nameCandidate(name, header);
  if (byName !== null) return [{ ...byName, column }];
  const values = samples.map((row) => row[column] ?? '');
  const byContent = guessByContent(values, isKnownProduct);
  const similar = similarCandidates(name).map((candidate) => ({ ...candidate, column }));
  return byContent === null ? similar : [...similar, { ...byContent, column, reason: 'content' }];
}

type NameCandidate = Omit<FieldMatch, 'column'>;

function nameCandidate(name: string, header: readonly string[]): NameCandidate | null {
  const folded = foldHeader(name);
  const exact = IMPORT_FIELDS.find((field) => foldHeader(field) === folded);
  if (exact !== undefined) return { field: exact, reason: 'exact', confidence: 1 };
  // Shopify calls the order's number "Name".
  if (folded === 'name' && header.some((other) => foldHeader(other).startsWith('lineitem')))
    return { field: 'external_order_id', reason: 'dictionary', confidence: 0.99 };
  const known = knownHeader(name);
  if (known === null) return null;
  return { field: known.field, reason: 'dictionary', confidence: 0.98 - 0.002 * known.rank };
}

/** Shortest header that may be taken for a known one in spite of a typing error. */
const SIMILAR_MIN = 5;

function similarCandidates(name: string): NameCandidate[] {
  const folded = foldHeader(name);
  if (folded.length < SIMILAR_MIN) return [];
  const limit = folded.length < 8 ? 1 : 2;
  const best = new Map<ImportField, number>();
  for (const { field, folded: known } of KNOWN_HEADERS) {
    const distance = editDistance(folded, known, limit);
    if (distance <= limit && distance < (best.get(field) ?? limit + 1)) best.set(field, distance);
  }
  return [...best].map(([field, distance]) => ({
    field,
    reason: 'similar' as const,
    confidence: 0.85 - 0.1 * distance,
  }));
}

/** Product and quantity in columns of their own make one row an item; else a column holding both makes one row an order. */
function modeOf(candidates: readonly FieldMatch[]): ImportMode {
  const sure = (field: ImportField) =>
    Math.max(0, ...candidates.filter((c) => c.field === field).map((c) => c.confidence));
  const apart = Math.min(sure('product_id'), sure('quantity'));
  return sure('product_id_and_quantity') > apart ? 'comma' : 'new-line';
}

function assigned(candidates: readonly FieldMatch[]): FieldMatch[] {
  const place = (field: ImportField) => IMPORT_FIELDS.indexOf(field);
  const sorted = [...candidates].sort(
    (a, b) => b.confidence - a.confidence || place(a.field) - place(b.field) || a.column - b.column,
  );
  const taken: FieldMatch[] = [];
  for (const candidate of sorted) {
    const free = taken.every(({ field, column }) => field !== candidate.field && column !== candidate.column);
    if (free) taken.push(candidate);
  }
  return taken.sort((a, b) => place(a.field) - place(b.field));
}
