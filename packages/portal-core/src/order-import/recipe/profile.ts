import { foldHeader } from '../understanding/header-dictionary.js';
import { columnsOf, type FieldMatch, type HeaderMatch } from '../understanding/match.js';
import type { Dialect, ImportField, ImportMapping, ImportProfileContent } from '../order-import.types.js';

/** A profile put on a file's header. */
export interface AppliedProfile extends HeaderMatch {
  /** Fields whose column the file does not have. */
  readonly missing: readonly ImportField[];
}

/** The profile that saves a mapping: its columns by name. */
export function profileFromMapping(
  { mode, columns, constants }: ImportMapping,
  header: readonly string[],
  dialect?: Dialect,
): ImportProfileContent {
  const names = entries(columns).map(([field, column]) => [field, header[column] ?? ''] as const);
  return {
    mode,
    columns: Object.fromEntries(names),
    ...(constants === undefined ? {} : { constants }),
    ...(dialect === undefined ? {} : { encoding: dialect.encoding, delimiter: dialect.delimiter }),
    ...(dialect?.dateOrder ? { dateOrder: dialect.dateOrder } : {}),
  };
}

/** Finds a profile's columns in a file by name, wherever they have moved to; a name that differs in case or punctuation counts. */
export function applyProfile(profile: ImportProfileContent, header: readonly string[]): AppliedProfile {
  const folded = header.map(foldHeader);
  const matches: FieldMatch[] = [];
  const missing: ImportField[] = [];
  for (const [field, name] of entries(profile.columns)) {
    const exact = header.indexOf(name);
    const column = exact >= 0 ? exact : folded.indexOf(foldHeader(name));
    if (column < 0) missing.push(field);
    else matches.push({ field, column, reason: 'profile', confidence: exact >= 0 ? 1 : 0.95 });
  }
  const { mode, constants } = profile;
  const mapping = { mode, columns: columnsOf(matches), ...(constants === undefined ? {} : { constants }) };
  return { mapping, matches, missing };
}

function entries<T>(record: Readonly<Partial<Record<ImportField, T>>>): [ImportField, T][] {
  return Object.entries(record) as [ImportField, T][];
}
