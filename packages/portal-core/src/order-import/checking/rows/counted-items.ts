import type { ImportMapping } from '../../order-import.types.js';
import { columnsOfSource } from '../../recipe/field-source.js';
import { parseProductsAndQuantities } from '../../recipe/products-and-quantities.js';
import { isChargeText } from '../cells/charge-text.js';
import { readQuantity } from '../orders/quantity.js';

/** An item of a row as a count of an order takes it; `pieces` is NaN for a quantity that is not read. */
export interface CountedItem {
  readonly product: string;
  readonly pieces: number;
}
type ItemsOfRow = (cells: readonly string[]) => readonly CountedItem[];

const NONE: readonly CountedItem[] = [];

/** Reads the items of a row for counting, without postage and the like; null for a file whose quantities no column has. */
export function countedItems(mapping: ImportMapping): ItemsOfRow | null {
  if (mapping.mode === 'comma') return ofLists(columnsOfSource(mapping.columns.product_id_and_quantity));
  const { product_id, product_name, quantity } = mapping.columns;
  const sources = mapping.items ?? [{ product_id, product_name, quantity }];
  const slots = sources.map((item) => ({
    fixed: typeof item.product_id === 'object' && 'fixed' in item.product_id ? item.product_id.fixed : '',
    products: [item.product_id, item.product_name].flatMap((source) =>
      typeof source === 'object' && 'fixed' in source ? [] : columnsOfSource(source),
    ),
    quantity: columnsOfSource(item.quantity)[0] ?? -1,
  }));
  if (slots.some((slot) => slot.quantity < 0)) return null;
  return (cells) =>
    slots.flatMap(({ fixed, products, quantity: column }) => {
      const text = (cells[column] ?? '').trim();
      const named = fixed === '' ? textOf(cells, products) : fixed;
      return named === '' || text === '' || isChargeText(named)
        ? NONE
        : [{ product: named, pieces: readQuantity(text) }];
    });
}

const textOf = (cells: readonly string[], columns: readonly number[]): string =>
  columns
    .map((column) => (cells[column] ?? '').trim())
    .join(' ')
    .trim();

function ofLists(columns: readonly number[]): ItemsOfRow | null {
  const [column] = columns;
  if (column === undefined || columns.length > 1) return null;
  return (cells) => {
    const text = (cells[column] ?? '').trim();
    const items = text === '' ? [] : parseProductsAndQuantities(text);
    if (items === null) return [{ product: text, pieces: Number.NaN }];
    return items.map(({ id, qty }) => ({ product: id, pieces: qty }));
  };
}
