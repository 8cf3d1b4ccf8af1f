import { orderContentHash, type NewOrder } from '../../orders/index.js';
import { fieldIssue, isRejected, type AcceptedOrder, type CheckedOrder } from '../checking/order-group.js';
import {
  CHUNK_MAX_ORDERS,
  type LookupAnswer,
  type LookupRequest,
  type StoredOrder,
} from '../order-import.api.js';
import type { ImportMapping, PlanOutcome, RejectedOrder, RowIssue } from '../order-import.types.js';
import { createProductCatalogue } from './product-catalogue.js';

/** What will become of an order; `order` is a rejected one when the plan found its products unknown. */
export interface PlannedOrder {
  readonly outcome: PlanOutcome;
  readonly order: CheckedOrder;
  /** The stored order with the same id, for `unchanged` and `conflict`. */
  readonly storedOrderId?: number;
}

/** Asks the server what it knows: the call `orderImports.lookup`. */
export type Lookup = (request: LookupRequest) => Promise<LookupAnswer>;

export interface PlanOptions {
  readonly mapping: ImportMapping;
  readonly lookup: Lookup;
  /** Staff only: the merchant the orders belong to. */
  readonly merchantErpId?: number;
}

/**
 * Plans orders without writing anything: `create`, `unchanged` (the same content is stored), `conflict` (the same id with other
 * content) or `invalid`. Asks the server once for every 5,000 orders; what it said about products is remembered.
 */
export async function* planOrders(
  batches: AsyncIterable<readonly CheckedOrder[]>,
  options: PlanOptions,
): AsyncGenerator<readonly PlannedOrder[]> {
  const planner = new Planner(options);
  let waiting: CheckedOrder[] = [];
  for await (const batch of batches) {
    for (const order of batch) waiting.push(order);
    if (waiting.length < CHUNK_MAX_ORDERS) continue;
    const full = waiting;
    waiting = full.splice(CHUNK_MAX_ORDERS);
    yield await planner.plan(full);
  }
  while (waiting.length > 0) yield await planner.plan(waiting.splice(0, CHUNK_MAX_ORDERS));
}

class Planner {
  private readonly catalogue = createProductCatalogue();
  private readonly options: PlanOptions;

  constructor(options: PlanOptions) {
    this.options = options;
  }

  async plan(orders: readonly CheckedOrder[]): Promise<PlannedOrder[]> {
    const stored = await this.look(orders.filter((order): order is AcceptedOrder => !isRejected(order)));
    return orders.map((order) =>
      isRejected(order) ? { outcome: 'invalid', order } : this.planOne(order, stored),
    );
  }

  private planOne(order: AcceptedOrder, stored: ReadonlyMap<string, StoredOrder>): PlannedOrder {
    const known = stored.get(order.order.external_order_id);
    const same = known !== undefined && known.content_hash === orderContentHash(order.order as NewOrder);
    if (same) return { outcome: 'unchanged', order, storedOrderId: known.order_id };
    const unknown = this.unknownProducts(order);
    if (unknown.length > 0) return { outcome: 'invalid', order: rejected(order, unknown) };
    if (known === undefined) return { outcome: 'create', order };
    return { outcome: 'conflict', order, storedOrderId: known.order_id };
  }

  private unknownProducts({ order, itemRows, lines, source }: AcceptedOrder): RowIssue[] {
    const { mapping } = this.options;
    const field = mapping.mode === 'comma' ? 'product_id_and_quantity' : 'product_id';
    return order.items.flatMap(({ id }, index) => {
      if (this.catalogue.isKnown(id)) return [];
      const row = itemRows[index] ?? 0;
      const suggestion = this.catalogue.nearest(id);
      const params = { product: id, ...(suggestion === null ? {} : { suggestion }) };
      const place = {
        cells: source[row] ?? [],
        line: lines[row] ?? 0,
        field,
        code: 'unknownProduct',
      } as const;
      return [fieldIssue(mapping, { ...place, params })];
    });
  }

  /** Asks for the orders and for the products not asked for before, at most 5,000 of each at a time. */
  private async look(orders: readonly AcceptedOrder[]): Promise<ReadonlyMap<string, StoredOrder>> {
    const stored = new Map<string, StoredOrder>();
    let ids = orders.map(({ order }) => order.external_order_id);
    let products = this.catalogue.unasked(orders);
    while (ids.length > 0 || products.length > 0) {
      const asked = products.slice(0, CHUNK_MAX_ORDERS);
      const { merchantErpId } = this.options;
      const answer = await this.options.lookup({
        external_order_ids: ids.slice(0, CHUNK_MAX_ORDERS),
        product_ids: asked,
        ...(merchantErpId === undefined ? {} : { merchant_erp_id: merchantErpId }),
      });
      for (const order of answer.orders) stored.set(order.external_order_id, order);
      this.catalogue.learn(asked, answer.products);
      ids = ids.slice(CHUNK_MAX_ORDERS);
      products = products.slice(CHUNK_MAX_ORDERS);
    }
    return stored;
  }
}

function rejected({ lines, order, source }: AcceptedOrder, issues: readonly RowIssue[]): RejectedOrder {
  return { lines, external_order_id: order.external_order_id, issues, source };
}
