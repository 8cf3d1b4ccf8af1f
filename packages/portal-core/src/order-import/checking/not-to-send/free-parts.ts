import { columnsOfSource, usedColumns } from '../../recipe/field-source.js';
import { compileValueMap, formatValuePair } from '../../recipe/value-map.js';
import type { Reading, RowIssue } from '../../order-import.types.js';
import { isSetByName, namesItemPrice } from '../../understanding/not-to-send/row-kinds.js';
import { shown } from '../orders/field-issue.js';
import type { OrderGroup } from '../orders/order-group.js';

const ZERO = /^\D{0,4}0+(?:[.,]0+)?\D{0,4}$/;

/** Watches rows that cost nothing below a set in the same order: they are probably its parts, and would be sent besides it. */
export class FreeParts {
  private readonly prices: readonly (readonly [column: number, said: string])[];
  private readonly names: readonly number[];
  private last: OrderGroup | null = null;

  constructor({ mapping, header }: Pick<Reading, 'mapping' | 'header'>) {
    const meaning = compileValueMap(mapping.values, 'remark');
    const used = usedColumns(mapping);
    this.names = columnsOfSource(mapping.columns.product_name);
    this.prices = header.flatMap((name, column) => {
      const said = `${name.trim()}: 0`;
      const isWatched = !used.has(column) && namesItemPrice(name) && meaning?.(said) !== '';
      return isWatched && this.names.length > 0 ? [[column, said] as const] : [];
    });
  }

  /** The issue of the first such row of an order; one answer holds for a whole column. Null for most rows. */
  issueOf(group: OrderGroup, cells: readonly string[], line: number): RowIssue | null {
    for (const [column, said] of this.prices) {
      const text = cells[column] ?? '';
      if (!text.includes('0') || !ZERO.test(text.trim()) || this.last === group) continue;
      if (!group.source.some((row) => row !== cells && this.isSet(row))) continue;
      this.last = group;
      const remark = formatValuePair({ field: 'remark', text: said, meaning: '' });
      const value = shown(text.trim());
      return { line, column: column + 1, field: null, value, code: 'freePart', params: { said, remark } };
    }
    return null;
  }

  private isSet(row: readonly string[]): boolean {
    return this.names.some((column) => isSetByName(row[column] ?? ''));
  }
}
