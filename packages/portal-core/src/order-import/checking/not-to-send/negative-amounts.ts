import { usedColumns } from '../../recipe/field-source.js';
import { compileValueMap, formatValuePair } from '../../recipe/value-map.js';
import type { ImportMapping, Reading, RowIssue } from '../../order-import.types.js';
import { isMoneyHeader } from '../../words/money-header.js';
import { chargeOf } from '../../recipe/charges.js';
import { isNegative } from '../cells/negative-amount.js';
import { shown } from '../orders/field-issue.js';
import type { OrderGroup } from '../orders/order-group.js';
import { OrderReader } from '../orders/order-reader.js';

/** Watches prices and sums that feed nothing: a negative one beside a positive quantity is a credit note, or a returned item. */
export class NegativeAmounts {
  private readonly columns: readonly number[];
  private readonly header: readonly string[];
  private readonly mapping: ImportMapping;
  private readonly meaning: ((text: string) => string) | null;
  private reader: OrderReader | null = null;
  private last: OrderGroup | null = null;

  constructor({ mapping, header }: Pick<Reading, 'mapping' | 'header'>) {
    const used = usedColumns(mapping);
    this.columns = header.flatMap((name, column) =>
      !used.has(column) && isMoneyHeader(name) ? [column] : [],
    );
    this.header = header;
    this.mapping = mapping;
    this.meaning = compileValueMap(mapping.values, 'remark');
  }

  /** The issue of a row with a negative amount, the first of its order; one answer holds for a whole column. Null for most rows. */
  issueOf(group: OrderGroup, cells: readonly string[], line: number): RowIssue | null {
    const { columns } = this;
    for (let at = 0; at < columns.length; at += 1) {
      const column = columns[at]!;
      const text = cells[column];
      if (text === undefined || !isNegative(text)) continue;
      const said = `${(this.header[column] ?? '').trim()} < 0`;
      if (this.meaning?.(said) === '' || this.last === group || this.isCharge(cells)) continue;
      this.last = group;
      const remark = formatValuePair({ field: 'remark', text: said, meaning: '' });
      const value = shown(text.trim());
      return {
        line,
        column: column + 1,
        field: null,
        value,
        code: 'negativeAmount',
        params: { said, remark },
      };
    }
    return null;
  }

  /** Whether every item of a row is postage or a discount, which is asked about by itself. */
  private isCharge(cells: readonly string[]): boolean {
    this.reader ??= new OrderReader({ mapping: this.mapping, dateOrder: null });
    const named = this.reader.items.flatMap(({ product_id: id, product_name: name }) => {
      const texts = [id.text(cells), name.text(cells)] as const;
      return texts.every((text) => text === '') ? [] : [texts];
    });
    return (
      named.length > 0 &&
      this.mapping.mode !== 'comma' &&
      named.every(([id, name]) => chargeOf(id, name) !== null)
    );
  }
}
