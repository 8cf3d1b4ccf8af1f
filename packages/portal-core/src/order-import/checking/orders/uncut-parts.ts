import type { RowIssue } from '../../order-import.types.js';
import type { ReadParts } from '../../recipe/whole-address.js';
import { issueOfSource } from './field-issue.js';
import type { FieldOf } from './order-reader.js';

/** The issues of the fields whose part cannot be cut out of a row; those of one cell are told once. */
export function uncutIn(
  readers: readonly FieldOf[],
  read: ReadParts,
  { cells, line }: { readonly cells: readonly string[]; readonly line: number },
): RowIssue[] {
  const told = new Set<number>();
  return readers.flatMap(([field, reader]) => {
    if (told.has(reader.column) || !reader.isUncut(cells, read)) return [];
    told.add(reader.column);
    return [issueOfSource(reader.source, { cells, line, field, code: 'cellPart' })];
  });
}
