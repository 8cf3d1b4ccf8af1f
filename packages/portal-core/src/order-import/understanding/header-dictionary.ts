import { HEADER_NAMES } from './header-names.js';
import { ORDER_EXPORT_COLUMNS } from '../export-columns.js';
import { IMPORT_FIELDS, type ImportField } from '../order-import.types.js';

/** Headers of the portal's own export and of rejected-rows files that no field takes, however much they look like one. */
const NOT_IMPORTED = [
  'line',
  'error',
  ...ORDER_EXPORT_COLUMNS.filter((c) => c.field === null).flatMap((c) => Object.values(c.header)),
];

/** A header without case, accents, punctuation and spaces; umlauts as two letters: `Straße/Hausnr.` is `strassehausnr`. */
export function foldHeader(header: string): string {
  return header
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** One known name of a field. */
export interface KnownHeader {
  readonly field: ImportField;
  readonly folded: string;
  /** 0 for the field's best name. */
  readonly rank: number;
}

/** Every known name, field by field. */
export const KNOWN_HEADERS: readonly KnownHeader[] = IMPORT_FIELDS.flatMap((field) =>
  HEADER_NAMES[field].split('|').map((name, rank) => ({ field, folded: foldHeader(name), rank })),
);
const byName = new Map([...KNOWN_HEADERS].reverse().map((known) => [known.folded, known]));
const ignored = new Set(NOT_IMPORTED.map(foldHeader));

/** The field a header is known to name, or null. */
export function knownHeader(header: string): KnownHeader | null {
  return byName.get(foldHeader(header)) ?? null;
}

/** Whether a header is known to be of no use for the import. */
export function isIgnoredHeader(header: string): boolean {
  return ignored.has(foldHeader(header));
}
