import type { OrderPayload } from '../../orders/index.js';
import type { AcceptedOrder } from '../checking/orders/checked-order.js';
import { ownText } from '../reading/bytes/own-text.js';
import type { NamedBy, ProductCatalogue } from './product-catalogue.js';

/** A product that an order names by its EAN or its name, with that text as in the file. */
export interface NamedProduct extends NamedBy {
  readonly said: string;
}

const NONE: readonly NamedProduct[] = [];

type Items = OrderPayload['items'];
type Names = Pick<ProductCatalogue, 'namedBy'>;

/** The products of an order that the file names by EAN or name; nearly every order has none. */
export function namedProducts({ order }: AcceptedOrder, { namedBy }: Names): readonly NamedProduct[] {
  let found: NamedProduct[] | null = null;
  for (const { id } of order.items) {
    const named = namedBy(id);
    if (named !== null) (found ??= []).push({ said: ownText(id), ...named });
  }
  return found ?? NONE;
}

/** The order with the ids of the products that it names otherwise. */
export function withProductIds(checked: AcceptedOrder, { namedBy }: Names): AcceptedOrder {
  const { order, itemRows, itemSlots } = checked;
  const { items, kept } = withItemIds(order.items, (id) => namedBy(id)?.id);
  return {
    ...checked,
    order: { ...order, items },
    itemRows: kept.map((index) => itemRows[index] ?? 0),
    ...(itemSlots === undefined ? {} : { itemSlots: kept.map((index) => itemSlots[index] ?? 0) }),
  };
}

/**
 * Items with other ids, where `idOf` returns one. Items that have the same id then are added up in the place of the first; `kept` are the
 * indexes of those places.
 */
export function withItemIds(
  items: Items,
  idOf: (said: string) => string | undefined,
): { readonly items: Items; readonly kept: readonly number[] } {
  const byId = new Map<string, Items[number]>();
  const kept: number[] = [];
  for (const [index, item] of items.entries()) {
    const id = idOf(item.id) ?? item.id;
    const same = byId.get(id);
    if (same === undefined) kept.push(index);
    byId.set(id, same === undefined ? { ...item, id } : { ...same, qty: same.qty + item.qty });
  }
  return { items: [...byId.values()], kept };
}
