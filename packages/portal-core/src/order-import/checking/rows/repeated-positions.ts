import type { Reading, RowIssue } from '../../order-import.types.js';
import { usedColumns } from '../../recipe/field-source.js';
import { hasMeaning, readColumn } from '../../understanding/columns/column.js';
import { fieldIssue } from '../orders/field-issue.js';
import type { OrderGroup } from '../orders/order-group.js';

/** Finds rows that stand twice in an order with the same position: exported or pasted twice, not ordered twice. */
export class RepeatedPositions {
  private readonly columns: readonly number[];
  private readonly mapping: Reading['mapping'];

  constructor({ mapping, header }: Pick<Reading, 'mapping' | 'header'>) {
    const used = usedColumns(mapping);
    this.mapping = mapping;
    this.columns = header.flatMap((name, column) =>
      mapping.mode === 'new-line' &&
      !used.has(column) &&
      hasMeaning(readColumn(name, column, []), 'position', 'line')
        ? [column]
        : [],
    );
  }

  /** The issue of the first row that is wholly equal to an earlier one of its order, its position included; null for most orders. */
  issueOf({ source, lines }: OrderGroup): RowIssue | null {
    if (this.columns.length === 0 || source.length < 2) return null;
    const seen = new Map<string, number>();
    for (const [row, cells] of source.entries()) {
      if (this.columns.every((column) => (cells[column] ?? '').trim() === '')) continue;
      const text = cells.join('\n');
      const earlier = seen.get(text);
      if (earlier === undefined) seen.set(text, row);
      else {
        const [line, field] = [lines[row] ?? 0, 'external_order_id'] as const;
        const params = { line: lines[earlier] ?? 0 };
        return fieldIssue(this.mapping, { cells, line, field, code: 'repeatedRow', slot: 0, params });
      }
    }
    return null;
  }
}
