import type { Reading, RowIssue } from '../../order-import.types.js';
import { columnsOfSource, usedColumns } from '../../recipe/field-source.js';
import { hasMeaning, readColumn } from '../../understanding/columns/column.js';
import { fieldIssue } from '../orders/field-issue.js';
import { fieldReader, type FieldReader } from '../orders/field-reader.js';
import type { OrderGroup } from '../orders/order-group.js';
import { FreeTwins } from './free-twins.js';
import { SerialRows } from './serial-rows.js';

type Rows = readonly (readonly string[])[];

/** Two rows of an order, by index: a later one that repeats an earlier one. */
interface Repeat {
  readonly earlier: number;
  readonly row: number;
}

/**
 * Finds rows that stand twice in an order: with the same position, with the same product behind other orders, or several rows that stand
 * again behind themselves. They were exported or pasted twice, or the later ones correct the earlier ones. Equal rows of one product are two
 * pieces otherwise.
 */
export class RepeatedPositions {
  private readonly columns: readonly number[];
  private readonly quantities: ReadonlySet<number>;
  private readonly product: FieldReader | null;
  private readonly mapping: Reading['mapping'];
  private readonly serials: SerialRows;
  private readonly twins: FreeTwins;

  constructor({ mapping, header }: Pick<Reading, 'mapping' | 'header'>) {
    const used = usedColumns(mapping);
    const isOneItem = mapping.mode === 'new-line' && mapping.items === undefined;
    const source = mapping.columns.product_id ?? mapping.columns.product_name;
    this.mapping = mapping;
    this.serials = new SerialRows({ mapping, header });
    this.twins = new FreeTwins({ mapping, header });
    this.quantities = new Set(columnsOfSource(mapping.columns.quantity));
    const product = fieldReader(mapping, 'product_id', { source, watch: { damaged: false } });
    this.product = isOneItem && product.column >= 0 ? product : null;
    this.columns = header.flatMap((name, column) =>
      mapping.mode === 'new-line' &&
      !used.has(column) &&
      hasMeaning(readColumn(name, column, []), 'position', 'line')
        ? [column]
        : [],
    );
  }

  /** The issue of the first row that repeats an earlier one of its order; null for most orders. */
  issueOf(group: OrderGroup): RowIssue | null {
    const { source, lines, before } = group;
    if (source.length < 2) return null;
    const found = this.samePosition(source) ?? this.apart(source, before);
    if (found === null) return this.serials.issueOf(group) ?? this.twins.issueOf(group);
    const cells = source[found.row] ?? [];
    const [line, field] = [lines[found.row] ?? 0, 'external_order_id'] as const;
    const params = { line: lines[found.earlier] ?? 0 };
    return fieldIssue(this.mapping, { cells, line, field, code: 'repeatedRow', slot: 0, params });
  }

  /** The first row that is equal to an earlier one, its position included: a correction, where it has another quantity. */
  private samePosition(source: Rows): Repeat | null {
    if (this.columns.length === 0) return null;
    const seen = new Map<string, number>();
    for (const [row, cells] of source.entries()) {
      if (this.columns.every((column) => (cells[column] ?? '').trim() === '')) continue;
      const text = cells.filter((_, column) => !this.quantities.has(column)).join('\n');
      const earlier = seen.get(text);
      if (earlier !== undefined) return { earlier, row };
      seen.set(text, row);
    }
    return null;
  }

  /** The first row with the product of an earlier one that does not stand directly above it; `before` as in `OrderGroup`. */
  private apart(source: Rows, before: number): Repeat | null {
    const { product } = this;
    if (product === null) return null;
    const last = new Map<string, number>();
    for (const [row, cells] of source.entries()) {
      const id = product.text(cells);
      if (id === '') continue;
      const earlier = last.get(id);
      last.set(id, row);
      if (earlier === undefined) continue;
      const isBehindOthers = earlier < before && row >= before;
      const isTwice = isBehindOthers
        ? this.isAlike(source[earlier] ?? [], cells, true)
        : earlier < row - 1 && this.isBlockTwice(source, { earlier, row });
      if (isTwice) return { earlier, row };
    }
    return null;
  }

  /** Whether all rows from the earlier one up to the later one stand again from there on. */
  private isBlockTwice(source: Rows, { earlier, row }: Repeat): boolean {
    const block = source.slice(earlier, row);
    return block.every((cells, at) => this.isAlike(cells, source[row + at] ?? [], false));
  }

  /** Whether two rows say nothing different, or only in the quantity; what a row leaves blank, it takes from the one above. */
  private isAlike(one: readonly string[], other: readonly string[], whateverQuantity: boolean): boolean {
    return one.every((cell, column) => {
      const [first, second] = [cell.trim(), (other[column] ?? '').trim()];
      if (first === second || (whateverQuantity && this.quantities.has(column))) return true;
      return (first === '' || second === '') && !this.quantities.has(column);
    });
  }
}
