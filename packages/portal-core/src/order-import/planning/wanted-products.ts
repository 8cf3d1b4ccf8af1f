import { chargeOf } from '../recipe/charges.js';
import { fieldIssue } from '../checking/orders/field-issue.js';
import { isRejected, type CheckedOrder } from '../checking/orders/checked-order.js';
import type { ImportField, ImportMapping, ItemSource, RowIssue } from '../order-import.types.js';
import { ownText } from '../reading/bytes/own-text.js';
import type { Testimony } from './product-witness.js';
import { isFixed } from '../recipe/field-source.js';
import { productNamedPair } from '../recipe/products-named.js';
import { formatValuePair } from '../recipe/value-map.js';

/** A product that an order asks for, with the index of its row and its index among the items side by side. */
export interface WantedProduct {
  readonly id: string;
  readonly row: number;
  readonly slot: number;
}

/** The products that an order asks for; of a rejected one, those that could be read. */
export function wantedProducts(order: CheckedOrder): readonly WantedProduct[] {
  if (isRejected(order)) return order.products ?? [];
  const { itemRows, itemSlots } = order;
  return order.order.items.map(({ id }, index) => ({
    id,
    row: itemRows[index] ?? 0,
    slot: itemSlots?.[index] ?? 0,
  }));
}

/** A product whose row names another one. */
export interface ContradictedProduct extends Pick<Testimony, 'product' | 'told' | 'isOtherVariant'> {
  /** The merchant's name of the product with the id. */
  readonly name: string;
  /** The id of the other product; null when it is unknown. */
  readonly other: string | null;
}

/**
 * The issue of a row that names another product than its id, reported at the cell of the id, whose text is `said`. `take` is the value pair
 * that replaces the id with the named product in all rows with the same name, `keep` the one that confirms the id in them.
 */
export function otherProduct(
  mapping: ImportMapping,
  { source, lines }: Pick<CheckedOrder, 'source' | 'lines'>,
  { product: { id, row, slot }, name, told, other, isOtherVariant = false }: ContradictedProduct,
): RowIssue {
  const place = { cells: source[row] ?? [], line: lines[row] ?? 0, slot, field: 'product_id' } as const;
  const code = other !== null ? 'otherProduct' : isOtherVariant ? 'otherVariant' : 'otherName';
  const { value } = fieldIssue(mapping, { ...place, code });
  const said = saidInCell(value, id);
  const field = code === 'otherName' ? 'product_called' : 'product_named';
  const pair = (meaning: string) => productNamedPair(field, [id, ownText(told)], meaning);
  const params = {
    product: ownText(id),
    said: ownText(said),
    told: ownText(told.slice(0, MAX_TOLD)),
    name,
    ...(other !== null && { suggestion: other, take: pair(other) }),
    keep: pair(id),
  };
  return fieldIssue(mapping, { ...place, code, params });
}

const takingPair = (text: string, meaning: string): string =>
  formatValuePair({ field: 'product_id', text, meaning });

/** The text in a cell that means a product: the whole cell, or the id when it lists several. */
const saidInCell = (cell: string, id: string): string =>
  cell.split(/[\n|;,/]/).some((part) => part.trim() === id) ? id : cell.trim();

/** Most characters of a product's name in a row that are shown. */
const MAX_TOLD = 100;

const isOfColumn = ({ product_id }: ItemSource): boolean => !isFixed(product_id);

const digitsOf = (text: string): number => text.replaceAll(/\D/g, '').length;

/** Whether a text of several words holds more digits than the product's id: `3 NW1051` may be three of it, which no value pair can express. */
const holdsNumberBesides = (text: string, id: string): boolean =>
  /[\s,;|()*×:]|^\d+x/i.test(text.trim()) && digitsOf(text) > digitsOf(id);

/** The issue of an unknown product, reported at its cell. */
export function unknownProduct(
  mapping: ImportMapping,
  { source, lines }: Pick<CheckedOrder, 'source' | 'lines'>,
  {
    product: { id, row, slot },
    suggestion,
  }: { readonly product: WantedProduct; readonly suggestion: string | null },
): RowIssue {
  const field: ImportField = mapping.mode === 'comma' ? 'product_id_and_quantity' : 'product_id';
  const place = { cells: source[row] ?? [], line: lines[row] ?? 0, slot };
  const name = fieldIssue(mapping, { ...place, field: 'product_name', code: 'unknownProduct' }).value;
  const charge = chargeOf(id, name);
  // The number as the file says it; in a list it is one of several, and a product with a column of its own has it nowhere.
  const { value } = fieldIssue(mapping, { ...place, field, code: 'unknownProduct' });
  const isPlain = mapping.mode === 'new-line' && mapping.items?.every(isOfColumn) !== false;
  const params = {
    product: id,
    ...(suggestion === null || holdsNumberBesides(id, suggestion)
      ? {}
      : { suggestion, take: takingPair(isPlain ? saidInCell(value, id) : id, suggestion) }),
    ...(charge === null ? {} : { charge }),
  };
  return fieldIssue(mapping, { ...place, field, code: 'unknownProduct', params });
}
