import type { IssueCode } from '../../validation/index.js';
import type { WordKind } from './erp-word.types.js';

/** What a word names, and the field of a record where it stands. */
interface WordPlace {
  readonly kind: WordKind;
  readonly field: string;
}

const UNKNOWN_BY: ReadonlyMap<string, WordPlace> = new Map<IssueCode, WordPlace>([
  ['unknownErpStatus', { kind: 'status', field: 'status' }],
  ['unknownDeliveryStatus', { kind: 'delivery_status', field: 'status' }],
  ['unknownWarehouse', { kind: 'warehouse', field: 'warehouse' }],
]);

/** Where the word stands for which alone a record was refused; null for a record that is right, or broken otherwise. */
export function unknownBy(errors: readonly { readonly code: string }[]): WordPlace | null {
  const [only, ...others] = errors;
  return only === undefined || others.length > 0 ? null : (UNKNOWN_BY.get(only.code) ?? null);
}
