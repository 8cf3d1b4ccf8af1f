import type { Reading, RowIssue } from '../../order-import.types.js';
import { columnsOfSource } from '../../recipe/field-source.js';

/**
 * Recognises lists in which the items stand above the row of their order: the first row has an item and no number, the last one a number
 * and no item, and none has both. Read from above, every order would get the items of the next one.
 */
export class ItemsAbove {
  private readonly products: readonly number[];
  /** Whether the first row has an item only; null before any. */
  private beginsWithItem: boolean | null = null;
  private endsWithOrder = false;
  private isMixed = false;
  private orders = 0;
  private line = 0;

  constructor({ mapping }: Pick<Reading, 'mapping'>) {
    const { product_id, product_name } = mapping.columns;
    const isOneItem = mapping.mode === 'new-line' && mapping.items === undefined;
    this.products = isOneItem ? [product_id, product_name].flatMap((source) => columnsOfSource(source)) : [];
  }

  /** Takes a row with its own order number; empty without one. */
  row(own: string, cells: readonly string[], line: number): void {
    if (this.isMixed || this.products.length === 0) return;
    const isItem = this.products.some((column) => (cells[column] ?? '').trim() !== '');
    this.beginsWithItem ??= isItem && own === '';
    this.isMixed = !this.beginsWithItem || (isItem && own !== '');
    this.endsWithOrder = own !== '' && !isItem;
    if (this.line === 0) this.line = line;
    if (this.endsWithOrder) this.orders += 1;
  }

  /** The issue of every order of such a file; none for others. */
  issues(): readonly RowIssue[] {
    const isAbove = this.beginsWithItem === true && this.endsWithOrder && !this.isMixed;
    if (!isAbove || this.orders < 2) return [];
    const { line } = this;
    return [{ line, column: null, field: null, value: '', code: 'itemsAbove', params: { line } }];
  }
}
