import type { Reading, RowIssue } from '../../order-import.types.js';
import { usedColumns } from '../../recipe/field-source.js';
import { compileValueMap, formatValuePair } from '../../recipe/value-map.js';
import { isToldBy, namesDelivery, otherDeliveries } from '../../understanding/addresses/other-delivery.js';
import type { Column } from '../../understanding/columns/column.js';
import { shown } from '../orders/field-issue.js';

/** Most characters of such a text in the value map. */
const KEY = 500;

/** Watches the columns that name another recipient or place for some orders: these go to an address that the file does not have. */
export class OtherDeliveries {
  private readonly columns: readonly Column[];
  private readonly used: readonly number[];
  private readonly meaning: ((text: string) => string) | null;

  constructor({ mapping, header }: Pick<Reading, 'mapping' | 'header'>) {
    const { ignored = [] } = mapping;
    this.columns = otherDeliveries(header, mapping).filter(({ index }) => !ignored.includes(index));
    this.used = [...usedColumns(mapping)];
    this.meaning = compileValueMap(mapping.values, 'remark');
  }

  /** The issue of a row that names another recipient or place than its address; null for most rows. */
  issueOf(cells: readonly string[], line: number): RowIssue | null {
    for (const column of this.columns) {
      const text = cells[column.index]?.trim() ?? '';
      if (text === '' || !namesDelivery(column, text) || this.meaning?.(text.slice(0, KEY)) === '') continue;
      if (
        isToldBy(
          text,
          this.used.map((at) => cells[at] ?? ''),
        )
      )
        continue;
      const value = shown(text).slice(0, KEY);
      const remark = formatValuePair({ field: 'remark', text: value, meaning: '' });
      return {
        line,
        column: column.index + 1,
        field: null,
        value,
        code: 'remarkForbids',
        params: { remark },
      };
    }
    return null;
  }
}
