import { apiKeysOwn } from '../embedding/index.js';
import { orderFilterToFind, orderFromErp } from '../erp/index.js';
import { DEFAULT_LANGUAGE, type Language } from '../i18n/index.js';
import {
  ordersCreate,
  ordersFind,
  ordersGet,
  type CreateOrdersAnswer,
  type OrderPayload,
} from '../orders/index.js';
import type { Order, OrderFilter } from '../orders/index.js';
import type { PortalClient, ResponseOf } from '../wire/index.js';
import { clientOfProgram, type Platform } from './program-client.js';

interface KontorClientOptions {
  /** The portal's address: `https://portal.example`. */
  readonly url: string;
  /** The secret of an API key: `kontor_key_…`. It belongs into the environment of the program, and into no page. */
  readonly apiKey: string;
  /** Language of the errors' texts; German by default. */
  readonly language?: Language;
  /** What is taken of the platform, for tests. */
  readonly platform?: Partial<Platform>;
}

/** A page of found orders. */
interface OrdersPage {
  readonly orders: readonly Order[];
  /** Number of all that match. */
  readonly foundCount: number;
}

/** The orders of a key's merchant. */
interface KontorOrders {
  /** All orders that match, newest first; fetched page by page as they are asked for. Needs `orders:read`. */
  find(filter?: OrderFilter): AsyncIterable<Order>;
  /** The same, in pages of at most `size` (500). */
  pages(filter?: OrderFilter, size?: number): AsyncIterable<OrdersPage>;
  /** One order by its id. Rejects with `not_found` for one that there is not, and for another merchant's. */
  get(id: number): Promise<Order>;
  /**
   * Creates up to 500 orders, each whole or not at all, and tells which were refused and why. Rejects when none was created. Needs
   * `orders:import`.
   */
  create(orders: readonly OrderPayload[]): Promise<CreateOrdersAnswer>;
}

/**
 * A client of the portal for programs. Every call that failed on its way is sent again, up to ten times and as late as the server asks: calls
 * that read, and those that write under one idempotency key, so that nothing is done twice. Rejects with `ApiError`, whose message is a text
 * in the client's language.
 */
export interface KontorClient extends Pick<PortalClient, 'call' | 'open'> {
  readonly orders: KontorOrders;
  /** What the key is for: its name, scopes and merchant. */
  key(): Promise<ResponseOf<typeof apiKeysOwn>>;
}

/** Most orders of a page (api.md). */
const MOST = 500;

/** Creates a client for a program with an API key; it needs `fetch`, as Node 20 has it, and keeps no connection of its own. */
export function createKontorClient(options: KontorClientOptions): KontorClient {
  const { language = DEFAULT_LANGUAGE } = options;
  const { call, open } = clientOfProgram({ ...options, language });
  async function* pages(filter: OrderFilter = {}, size = MOST): AsyncGenerator<OrdersPage> {
    let cursor: string | null = null;
    do {
      const page = { limit: size, ...(cursor !== null && { cursor }) };
      const body = orderFilterToFind(filter, undefined, page);
      const answer: ResponseOf<typeof ordersFind> = await call(ordersFind, { body });
      const { foundCount } = answer.dataInfo;
      if (answer.entries.length > 0) yield { orders: answer.entries.map(orderFromErp), foundCount };
      cursor = answer.dataInfo.cursor?.next ?? null;
    } while (cursor !== null);
  }
  async function* find(filter?: OrderFilter): AsyncGenerator<Order> {
    for await (const { orders } of pages(filter)) yield* orders;
  }
  return {
    call,
    open,
    key: () => call(apiKeysOwn, {}),
    orders: {
      find,
      pages,
      get: async (id) => orderFromErp(await call(ordersGet, { params: { id } })),
      create: (orders) => call(ordersCreate, { body: [...orders] }),
    },
  };
}
