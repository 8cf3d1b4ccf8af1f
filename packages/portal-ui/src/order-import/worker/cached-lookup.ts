import {
  StoredOrders,
  type Lookup,
  type LookupAnswer,
  type StoredOrder,
} from '@kontor/portal-core/order-import';

type Near = LookupAnswer['near'][number];

/** Maximum number of products passed besides the requested ones: enough to suggest one for a mistyped id. */
const MAX_TOLD = 5000;

/** Caches the server's answers, so that correcting a cell only looks up the ids it adds. */
export function cachedLookup(lookup: Lookup): Lookup {
  const numbers = new Set<string>();
  const orders = new StoredOrders<StoredOrder>();
  const products = new Map<string, string | null>();
  const meant = new Map<string, Near>();
  const texts = new Map<string, string | null>();
  return async (request) => {
    const asked = {
      ...request,
      external_order_ids: request.external_order_ids.filter((id) => !numbers.has(id)),
      product_ids: request.product_ids.filter((id) => !products.has(id)),
      ...(request.product_texts && {
        product_texts: request.product_texts.filter((text) => !texts.has(text)),
      }),
    };
    const { external_order_ids, product_ids, product_texts = [] } = asked;
    if (external_order_ids.length + product_ids.length + product_texts.length > 0) {
      const answer = await lookup(asked);
      for (const id of external_order_ids) numbers.add(id);
      for (const id of product_ids) products.set(id, null);
      for (const text of product_texts) texts.set(text, null);
      orders.add(answer.orders);
      for (const { id, name } of answer.products) products.set(id, name);
      for (const one of answer.near) meant.set(one.id, one);
      for (const { text, id } of answer.named ?? []) texts.set(text, id);
    }
    const known = [...products].flatMap(([id, name]) => (name === null ? [] : [{ id, name }]));
    const near = request.product_ids.flatMap((id) => meant.get(id) ?? []);
    const wanted = new Set([...request.product_ids, ...near.map(({ suggestion }) => suggestion)]);
    return {
      orders: request.external_order_ids.flatMap((id) => orders.of(id) ?? []),
      near,
      named: (request.product_texts ?? []).flatMap((text) => {
        const id = texts.get(text) ?? null;
        return id === null ? [] : [{ text, id }];
      }),
      products: known.length <= MAX_TOLD ? known : known.filter(({ id }) => wanted.has(id)),
    };
  };
}
