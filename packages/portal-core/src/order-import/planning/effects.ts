import { orderTwinHash, type NewOrder, type OrderItem } from '../../orders/index.js';
import {
  CHUNK_MAX_ORDERS,
  type ForeseeAnswer,
  type ForeseeRequest,
  type ForeseenProduct,
  type FoundTwin,
} from '../order-import.api.js';
import { ownText } from '../reading/bytes/own-text.js';
import { createWaitingCount } from './waiting-orders.js';

/** The effects of storing the orders of a plan. */
export interface ImportEffects {
  /** Products that run short, largest shortage first; at most `EFFECTS_MAX`. */
  readonly shortages: readonly Shortage[];
  readonly shortageCount: number;
  /** Number of orders that could not be packed from the stock, when it is assigned in file order. */
  readonly waitingOrders: number;
  /** Whether every order was counted for `waitingOrders`; otherwise it is a lower bound. */
  readonly waitingOrdersComplete: boolean;
  /** Stored orders with another number and the same address and items; at most `EFFECTS_MAX`. */
  readonly twins: readonly StoredTwin[];
  /** Twins within the file: the order `twin_external_order_id` stands earlier. */
  readonly twinsInFile: readonly TwinInFile[];
}
export interface Shortage {
  readonly product_id: string;
  readonly product_name: string;
  /** Pieces in all orders to be created. */
  readonly needed: number;
  /** Pieces in stock that are not reserved, at least 0. */
  readonly available: number;
  /** `needed` less `available`. */
  readonly missing: number;
  /** Announced pieces available for these orders, by date (ISO day). */
  readonly coveredBy: readonly { readonly date: string; readonly qty: number }[];
  readonly stillMissing: number;
}
export interface TwinInFile {
  readonly external_order_id: string;
  readonly line: number;
  readonly twin_external_order_id: string;
}
export interface StoredTwin extends TwinInFile {
  readonly twin_order_id: number;
  /** ISO day. */
  readonly twin_date: string;
}

/** Most shortages and twins that are reported. */
export const EFFECTS_MAX = 1000;
/** Most orders whose twins are searched, and most products that are summed up: memory stays small whatever the file's size. */
const MAX_TWINS = 100_000;
const MAX_PRODUCTS = 200_000;

/** Asks the server for stock and twins: the call `orderImports.foresee`. */
export type Foresee = (request: ForeseeRequest) => Promise<ForeseeAnswer>;

/** Collects what orders would need. */
export interface EffectsBuilder {
  /** Adds an order to be created, in file order. An order that the user leaves out needs nothing, but is still reported as a twin. */
  add(order: NewOrder, line: number, isLeftOut?: boolean): void;
  /** Adds an order that replaces a stored one: it needs what the stored one has not reserved, and frees what it no longer needs. */
  replace(order: NewOrder, reserved: readonly OrderItem[]): void;
  /** Adds products whose names are needed although no order takes any of them. */
  alsoName(productIds: readonly string[]): void;
  /** Asks the server, with at most 5,000 products and orders per call. */
  effects(foresee: Foresee, merchantErpId?: number): Promise<ImportEffects>;
  /** The server's name of a product, after `effects`; undefined for a product that it does not have or was not asked for. */
  nameOf(productId: string): string | undefined;
}

interface TwinCandidate {
  readonly external_order_id: string;
  readonly line: number;
}

export function createEffects(): EffectsBuilder {
  const needed = new Map<string, number>();
  const waiting = createWaitingCount();
  let products: readonly ForeseenProduct[] = [];
  const firstOfTwin = new Map<string, TwinCandidate>();
  const twinsInFile: TwinInFile[] = [];
  const addTwin = (order: NewOrder, line: number) => {
    if (firstOfTwin.size >= MAX_TWINS) return;
    const hash = orderTwinHash(order);
    const { external_order_id } = order;
    const earlier = firstOfTwin.get(hash);
    if (earlier === undefined) firstOfTwin.set(hash, { external_order_id: ownText(external_order_id), line });
    else if (twinsInFile.length < EFFECTS_MAX)
      twinsInFile.push({ external_order_id, line, twin_external_order_id: earlier.external_order_id });
  };
  const need = (items: readonly OrderItem[]) => {
    addNeeded(needed, items);
    waiting.add(items);
  };
  return {
    add(order, line, isLeftOut = false) {
      addTwin(order, line);
      if (!isLeftOut) need(order.items);
    },
    replace: (order, reserved) => need(beyond(order.items, reserved)),
    alsoName(productIds) {
      for (const id of productIds) if (!needed.has(id)) needed.set(id, 0);
    },
    nameOf: (productId) => products.find(({ id }) => id === productId)?.name,
    async effects(foresee, merchantErpId) {
      const ask = asker(foresee, merchantErpId);
      products = await ask.products([...needed].map(([id, qty]) => ({ id, qty: Math.max(qty, 0) })));
      const found = await ask.twins([...firstOfTwin.keys()]);
      const available = new Map(products.map((product) => [product.id, product.available]));
      const all = products.flatMap((product) => shortageOf(product, needed.get(product.id) ?? 0));
      all.sort((a, b) => b.missing - a.missing || (a.product_id < b.product_id ? -1 : 1));
      return {
        shortages: all.slice(0, EFFECTS_MAX),
        shortageCount: all.length,
        ...waiting.count(available),
        twins: storedTwins(found, firstOfTwin),
        twinsInFile,
      };
    },
  };
}

function addNeeded(needed: Map<string, number>, items: readonly OrderItem[]): void {
  for (const { id, qty } of items) {
    const sum = needed.get(id);
    if (sum !== undefined) needed.set(id, sum + qty);
    else if (needed.size < MAX_PRODUCTS) needed.set(ownText(id), qty);
  }
}

/** What items need beyond those reserved; below zero for a product of which less is needed than is reserved. */
function beyond(items: readonly OrderItem[], reserved: readonly OrderItem[]): OrderItem[] {
  const more = new Map<string, OrderItem>();
  for (const item of [...items, ...reserved.map((one) => ({ ...one, qty: -one.qty }))])
    more.set(item.id, { ...item, qty: item.qty + (more.get(item.id)?.qty ?? 0) });
  return [...more.values()];
}

function asker(foresee: Foresee, merchantErpId: number | undefined) {
  const merchant = merchantErpId === undefined ? {} : { merchant_erp_id: merchantErpId };
  return {
    async products(all: ForeseeRequest['products']): Promise<ForeseenProduct[]> {
      const found: ForeseenProduct[] = [];
      for (const products of piecesOf(all))
        found.push(...(await foresee({ products, twins: [], ...merchant })).products);
      return found;
    },
    async twins(all: readonly string[]): Promise<FoundTwin[]> {
      const found: FoundTwin[] = [];
      for (const twins of piecesOf(all))
        found.push(...(await foresee({ products: [], twins, ...merchant })).twins);
      return found;
    },
  };
}

function* piecesOf<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < all.length; at += CHUNK_MAX_ORDERS) yield all.slice(at, at + CHUNK_MAX_ORDERS);
}

/** The shortage of a product. Announced pieces first serve what others have reserved beyond the stock. */
function shortageOf({ id, name, available, announced }: ForeseenProduct, needed: number): Shortage[] {
  const there = Math.max(available, 0);
  const missing = needed - there;
  if (missing <= 0) return [];
  let [owed, stillMissing] = [Math.max(-available, 0), missing];
  const coveredBy: { date: string; qty: number }[] = [];
  for (const { date, qty } of announced) {
    const toOthers = Math.min(owed, qty);
    owed -= toOthers;
    const taken = Math.min(qty - toOthers, stillMissing);
    if (taken > 0) coveredBy.push({ date, qty: taken });
    stillMissing -= taken;
  }
  return [{ product_id: id, product_name: name, needed, available: there, missing, coveredBy, stillMissing }];
}

function storedTwins(
  found: readonly FoundTwin[],
  firstOfTwin: ReadonlyMap<string, TwinCandidate>,
): StoredTwin[] {
  const newest = new Map<string, StoredTwin>();
  for (const { twin, order_id, external_order_id, date } of found) {
    const own = firstOfTwin.get(twin);
    if (own === undefined || own.external_order_id === external_order_id) continue;
    newest.set(twin, {
      ...own,
      twin_external_order_id: external_order_id,
      twin_order_id: order_id,
      twin_date: date,
    });
  }
  return [...newest.values()].sort((a, b) => a.line - b.line).slice(0, EFFECTS_MAX);
}
