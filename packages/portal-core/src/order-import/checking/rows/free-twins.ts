import type { Reading, RowIssue } from '../../order-import.types.js';
import { columnsOfSource, usedColumns } from '../../recipe/field-source.js';
import { compileValueMap, formatValuePair } from '../../recipe/value-map.js';
import { namesItemPrice } from '../../understanding/not-to-send/row-kinds.js';
import { isMoneyHeader } from '../../words/money-header.js';
import { shown } from '../orders/field-issue.js';
import { fieldReader, type FieldReader } from '../orders/field-reader.js';
import type { OrderGroup } from '../orders/order-group.js';

const ZERO = /^\D{0,4}0+(?:[.,]0+)?\D{0,4}$/;

interface Price {
  readonly column: number;
  /** What is answered for the whole column. */
  readonly said: string;
  /** Whether a blank cell of it costs nothing, as 0 does: of an order's sum, only the first row has one. */
  readonly isOfItem: boolean;
}

/**
 * Finds an article that stands twice in an order with the same quantity, once with a price and once for nothing: shops list what has sizes
 * as the product and again as the size that was chosen, and one of them is meant.
 */
export class FreeTwins {
  private readonly prices: readonly Price[];
  private readonly quantity: number;
  private readonly product: FieldReader;

  constructor({ mapping, header }: Pick<Reading, 'mapping' | 'header'>) {
    const meaning = compileValueMap(mapping.values, 'remark');
    const used = usedColumns(mapping);
    const isOneItem = mapping.mode === 'new-line' && mapping.items === undefined;
    const source = mapping.columns.product_id ?? mapping.columns.product_name;
    this.product = fieldReader(mapping, 'product_id', { source, watch: { damaged: false } });
    this.quantity = columnsOfSource(mapping.columns.quantity)[0] ?? -1;
    this.prices = header.flatMap((name, column) => {
      const said = `${name.trim()}: 0 (2×)`;
      const isOfItem = namesItemPrice(name);
      const isWatched = isOneItem && !used.has(column) && (isOfItem || isMoneyHeader(name));
      return isWatched && meaning?.(said) !== '' ? [{ column, said, isOfItem }] : [];
    });
  }

  /** The issue of the first row of a complete order that costs nothing beside its like; null for most orders. */
  issueOf({ source, lines }: OrderGroup): RowIssue | null {
    if (source.length < 2) return null;
    for (const { column, said, isOfItem } of this.prices) {
      const row = source.findIndex(
        (cells) =>
          isNothing(cells[column] ?? '', isOfItem) &&
          source.some((other) => isPaid(other[column] ?? '') && this.areOneArticle(cells, other)),
      );
      if (row < 0) continue;
      const remark = formatValuePair({ field: 'remark', text: said, meaning: '' });
      const [value, line] = [shown((source[row]?.[column] ?? '').trim()), lines[row] ?? 0];
      return { line, column: column + 1, field: null, value, code: 'freeTwin', params: { said, remark } };
    }
    return null;
  }

  private areOneArticle(cells: readonly string[], other: readonly string[]): boolean {
    const id = this.product.text(cells);
    const quantity = (from: readonly string[]) => (from[this.quantity] ?? '').trim();
    return id !== '' && id === this.product.text(other) && quantity(cells) === quantity(other);
  }
}

const isNothing = (text: string, isOfItem: boolean): boolean =>
  text.trim() === '' ? isOfItem : ZERO.test(text.trim());

const isPaid = (text: string): boolean => /[1-9]/.test(text) && !/^\s*[-−–(]/.test(text);
