import type { Reading, RowIssue } from '../../order-import.types.js';
import { columnsOfSource, usedColumns } from '../../recipe/field-source.js';
import { compileValueMap, formatValuePair } from '../../recipe/value-map.js';
import { foldHeader } from '../../words/fold.js';
import { isCalled } from '../../words/header-name.js';
import { fieldIssue, shown } from '../orders/field-issue.js';
import type { OrderGroup } from '../orders/order-group.js';
import { readQuantity } from '../orders/quantity.js';

/**
 * Finds articles that stand in one row for each piece or parcel, told apart by a serial number or the parcel alone, with the quantity of all
 * of them in every row: two rows of quantity 2 may be two pieces, or four.
 */
export class SerialRows {
  private readonly columns: ReadonlySet<number>;
  /** Those of them that name parcels: however many rows there are, each may repeat the quantity of all. */
  private readonly parcels: ReadonlySet<number>;
  private readonly quantity: number;
  private readonly mapping: Reading['mapping'];
  private readonly meaning: ((text: string) => string) | null;

  constructor({ mapping, header }: Pick<Reading, 'mapping' | 'header'>) {
    const used = usedColumns(mapping);
    const isOneItem = mapping.mode === 'new-line' && mapping.items === undefined;
    const unused = isOneItem ? [...header.keys()].filter((column) => !used.has(column)) : [];
    const called = (name: 'serial' | 'parcelOf') =>
      unused.filter((column) => isCalled(name, { folded: foldHeader(header[column] ?? '') }));
    this.mapping = mapping;
    this.parcels = new Set(called('parcelOf'));
    this.columns = new Set([...called('serial'), ...this.parcels]);
    this.quantity = columnsOfSource(mapping.columns.quantity)[0] ?? -1;
    this.meaning = compileValueMap(mapping.values, 'remark');
  }

  /** The issue of a complete order with such rows, unless a person answered it; null for most orders. */
  issueOf({ id, source, lines }: OrderGroup): RowIssue | null {
    if (this.columns.size === 0 || this.quantity < 0 || source.length < 2) return null;
    const found = [...this.alike(source).values()].find((rows) => this.areAllPieces(rows, source));
    const [row = 0] = found ?? [];
    const cells = source[row] ?? [];
    const text = `${id} ${String(found?.length)} × ${(cells[this.quantity] ?? '').trim()}`;
    if (found === undefined || this.meaning?.(text) === '') return null;
    const remark = formatValuePair({ field: 'remark', text: shown(text), meaning: '' });
    const [count, quantity] = [found.length, readQuantity((cells[this.quantity] ?? '').trim())];
    const params = { count, quantity, all: count * quantity, remark };
    const [line, field] = [lines[row] ?? 0, 'quantity'] as const;
    return fieldIssue(this.mapping, { cells, line, field, code: 'serialRows', params });
  }

  /** The rows that are equal but for their serial numbers, by index. */
  private alike(source: OrderGroup['source']): ReadonlyMap<string, number[]> {
    const alike = new Map<string, number[]>();
    for (const [row, cells] of source.entries()) {
      const text = cells.filter((_, column) => !this.columns.has(column)).join('\n');
      const rows = alike.get(text) ?? [];
      rows.push(row);
      alike.set(text, rows);
    }
    return alike;
  }

  /** Whether rows are as many as their quantity, or parcels of it, each with a number of its own. */
  private areAllPieces(rows: readonly number[], source: OrderGroup['source']): boolean {
    const quantity = readQuantity((source[rows[0] ?? 0]?.[this.quantity] ?? '').trim());
    if (Number.isNaN(quantity) || rows.length < 2) return false;
    const isOfParcels = [...this.parcels].some(
      (column) => new Set(rows.map((row) => source[row]?.[column])).size > 1,
    );
    if (!isOfParcels && (quantity < 2 || rows.length !== quantity)) return false;
    const numbers = rows.map((row) =>
      [...this.columns].map((column) => (source[row]?.[column] ?? '').trim()).join(' '),
    );
    return numbers.every((text) => text.trim() !== '') && new Set(numbers).size === rows.length;
  }
}
