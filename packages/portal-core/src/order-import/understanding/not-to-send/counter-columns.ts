import { usedColumns } from '../../recipe/field-source.js';
import type { ImportMapping } from '../../order-import.types.js';
import { isCalled } from '../../words/header-name.js';
import { hasMeaning, readColumn, type Column } from '../columns/column.js';

/**
 * What a column counts against the order beside it: `money` that was given back, `pieces` that came back, were sent or are missing, and
 * `delivery`, a quantity of the delivery, which is less than the order where only a part of it was sent.
 */
export type Counter = 'money' | 'pieces' | 'delivery';

/** What a column counts against its orders, by its header; null for nearly every column. */
export function counterOf(column: Column): Counter | null {
  if (hasMeaning(column, 'minus', 'date', 'time', 'created', 'open') || isCalled('parcels', column))
    return null;
  if (column.reading !== null && column.reading.role !== 'quantity') return null;
  if (isCalled('aboutCounter', column)) return null;
  const isQuantity = isCalled('quantity', column) || hasMeaning(column, 'count');
  if (isCalled('missing', column)) return 'pieces';
  if (isCalled('givenBack', column)) return isQuantity ? 'pieces' : 'money';
  if (isCalled('money', column)) return null;
  if (isCalled('deliveryCount', column)) return 'delivery';
  return isCalled('sent', column) ? 'pieces' : null;
}

/** The unused columns that count against orders, and the one that counts all pieces beside a quantity without what is done. */
export interface Counters {
  readonly columns: ReadonlyMap<number, Counter>;
  readonly ordered: number | null;
}

/**
 * The unused columns that count against orders. Where the quantity is what is still open, or without what came back, pieces are none, and money
 * is only beside a column of all pieces, which shows what it was given back for.
 */
export function counterColumns(header: readonly string[], mapping: ImportMapping): Counters {
  const used = usedColumns(mapping);
  const columns = header.map((name, index) => readColumn(name, index, []));
  const isOpen = (column: Column) => hasMeaning(column, 'open', 'minus') || isCalled('stillOpen', column);
  const isQuantity = ({ reading }: Column) => reading?.role === 'quantity';
  const isNet = columns.some((column) => used.has(column.index) && isOpen(column));
  const ordered = isNet
    ? columns.find(
        (one) => isQuantity(one) && !used.has(one.index) && !isOpen(one) && counterOf(one) === null,
      )
    : undefined;
  if (isNet && ordered === undefined) return { columns: new Map(), ordered: null };
  const counters = columns.flatMap((column): [number, Counter][] => {
    const counter = used.has(column.index) ? null : counterOf(column);
    return counter === null || (isNet && counter !== 'money') ? [] : [[column.index, counter]];
  });
  return { columns: new Map(counters), ordered: ordered?.index ?? null };
}
