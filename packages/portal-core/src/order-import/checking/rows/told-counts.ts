import type { Reading } from '../../order-import.types.js';
import { ownText } from '../../reading/bytes/own-text.js';
import { usedColumns } from '../../recipe/field-source.js';
import { readColumn } from '../../understanding/columns/column.js';
import { isCalled } from '../../words/header-name.js';
import { readQuantity } from '../orders/quantity.js';
import { countedItems } from './counted-items.js';
import { oddOrder, type OddOrder } from '../orders/odd-orders.js';

/** What a count of an order may count. */
const READINGS = ['rows', 'pieces', 'products'] as const;
/** Fewest orders that show what a column counts, and the orders for each one that it contradicts. */
const [FEWEST, SHARE] = [1, 10];
/** Most orders that are kept; so many contradictions say that a column counts something else. */
const MOST = 1000;
/** Most products of an order that are kept apart: no order has as many, and one of more is not judged by them. */
const MOST_PRODUCTS = 2000;

/** The order being read. */
interface Counted {
  readonly id: string;
  readonly line: number;
  /** What each column says of it; NaN where it says nothing. */
  readonly told: readonly number[];
  rows: number;
  pieces: number;
  readonly products: Set<string>;
}
/** An order that a reading of a column contradicts. */
interface Contradicted {
  readonly id: string;
  readonly line: number;
  readonly told: number;
  readonly found: number;
}
interface Reckoning {
  agree: number;
  readonly others: Contradicted[];
}

/** Compares a column that counts the items of an order (`Anzahl Artikel`) with its rows: where it fits all other orders, one lacks an item. */
export class ToldCounts {
  private readonly columns: readonly number[];
  private readonly labels: readonly string[];
  private readonly itemsOf: ReturnType<typeof countedItems>;
  private readonly reckonings: readonly (readonly Reckoning[])[];
  private order: Counted | null = null;

  /** Whether the file is an order form: the count in its head is of this one order. */
  private readonly isForm: boolean;

  constructor({ mapping, header, dialect }: Pick<Reading, 'mapping' | 'header'> & Partial<Reading>) {
    this.isForm = dialect?.formHead !== undefined;
    const used = usedColumns(mapping);
    this.itemsOf = countedItems(mapping);
    const isOfProducts =
      mapping.items?.some(({ product_id: id }) => typeof id === 'object' && 'fixed' in id) === true;
    this.columns = header.flatMap((name, column) =>
      this.itemsOf !== null && !used.has(column) && countsItems(name, column, isOfProducts) ? [column] : [],
    );
    this.labels = this.columns.map((column) => header[column] ?? '');
    this.reckonings = this.columns.map(() => READINGS.map(() => ({ agree: 0, others: [] })));
  }

  /** Takes the first row of an order, before `row`. */
  begin(id: string, cells: readonly string[], line: number): void {
    if (this.columns.length === 0) return;
    this.settle();
    const told = this.columns.map((column) => readQuantity((cells[column] ?? '').trim()));
    this.order = { id, line, told, rows: 0, pieces: 0, products: new Set() };
  }

  /** Takes each row of the order that began. */
  row(cells: readonly string[]): void {
    const { order } = this;
    if (order === null) return;
    for (const { product, pieces } of this.itemsOf?.(cells) ?? []) {
      if (!Number.isNaN(pieces)) order.pieces += pieces;
      order.rows += 1;
      if (order.products.size < MOST_PRODUCTS) order.products.add(product);
    }
  }

  /** The orders that lack what their count says, by number. */
  orderOf(): ReadonlyMap<string, OddOrder> {
    this.settle();
    this.order = null;
    return new Map(
      this.reckonings.flatMap((readings, at) => {
        const [best] = readings.toSorted((a, b) => b.agree - a.agree);
        if (best === undefined || (best.agree < FEWEST && !this.isForm)) return [];
        const isRare = best.others.length === 1 || best.others.length * SHARE <= best.agree;
        return isRare && best.others.length < MOST
          ? best.others.map((one) => [one.id, this.odd(one, at)] as const)
          : [];
      }),
    );
  }

  /** Compares the order that was read. */
  private settle(): void {
    const { order } = this;
    if (order === null) return;
    const products = order.products.size < MOST_PRODUCTS ? order.products.size : Number.NaN;
    const counts = [order.rows, order.pieces, products];
    for (const [at, readings] of this.reckonings.entries()) {
      const told = order.told[at] ?? Number.NaN;
      if (Number.isNaN(told)) continue;
      for (const [kind, reckoning] of readings.entries()) {
        const found = counts[kind] ?? 0;
        if (found === told) reckoning.agree += 1;
        else if (!Number.isNaN(found) && reckoning.others.length < MOST)
          reckoning.others.push({ id: ownText(order.id), line: order.line, told, found });
      }
    }
  }

  private odd({ id, line, told, found }: Contradicted, at: number): OddOrder {
    const value = `${String(told)} (${String(found)})`;
    const said = `${id} ${this.labels[at] ?? ''} ${value}`;
    const column = (this.columns[at] ?? 0) + 1;
    return oddOrder({ said, line, column, value, code: 'countDiffers', params: { line, told, found } });
  }
}

/** Whether a header is of a count of the items, pieces or rows of an order; beside columns of products a total is one as well. */
function countsItems(name: string, at: number, isOfProducts: boolean): boolean {
  const column = readColumn(name, at, []);
  if (isOfProducts && isCalled('total', column)) return true;
  return isCalled('itemCount', column) || isCalled('orderCount', column);
}
