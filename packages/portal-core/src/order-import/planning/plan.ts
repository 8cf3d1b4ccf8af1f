import {
  holdsNumber,
  type NewOrder,
  type NotReplaced,
  type OrderItem,
  type OrderStatus,
  whyNotReplaced,
} from '../../orders/index.js';
import { isRejected, type AcceptedOrder, type CheckedOrder } from '../checking/orders/checked-order.js';
import {
  CHUNK_MAX_ORDERS,
  COMPARE_MAX_ORDERS,
  type CompareAnswer,
  type CompareRequest,
  type ComparedOrder,
  type LookupAnswer,
  type LookupRequest,
  type StoredOrder,
} from '../order-import.api.js';
import type { ImportMapping, PlanOutcome, RejectedOrder, RowIssue } from '../order-import.types.js';
import { columnOfField } from '../recipe/field-source.js';
import { differencesOf } from './difference.js';
import type { Foresee } from './effects.js';
import { namedProducts, withProductIds, type NamedProduct } from './named-products.js';
import { createProductCatalogue } from './product-catalogue.js';
import { RepeatedOrders } from './repeated-orders.js';
import { outcomeBeside, StoredOrders } from './stored-orders.js';
import type { FieldDifference } from './report.types.js';
import { createProductWitness, type ProductWitness, type Testimony } from './product-witness.js';
import { otherProduct, unknownProduct, wantedProducts } from './wanted-products.js';

/** The stored order of a conflict, as far as the server answered it. */
export interface StoredConflict {
  readonly status: OrderStatus;
  /** Why it is not replaced; null where the file's order may replace it. */
  readonly kept: NotReplaced | null;
  readonly differences: readonly FieldDifference[];
  /** What it has reserved, which an order that replaces it frees; nothing for a cancelled one. */
  readonly reserved: readonly OrderItem[];
}

/** The outcome of an order; `order` is rejected when the plan found its products unknown. */
export interface PlannedOrder {
  readonly outcome: PlanOutcome;
  readonly order: CheckedOrder;
  /** Id of the stored order with the same number, for `unchanged`, `conflict`, and an `invalid` order whose number is taken. */
  readonly storedOrderId?: number;
  /** The stored order of a `conflict`, if the plan could ask for it. */
  readonly stored?: StoredConflict;
  /** Products that the file names by their EAN or name; `order` has their ids in place of those. */
  readonly named?: readonly NamedProduct[];
}

/** Asks the server which ids it has: the call `orderImports.lookup`. */
export type Lookup = (request: LookupRequest) => Promise<LookupAnswer>;
/** Asks the server for stored orders: the call `orderImports.compare`. */
export type Compare = (request: CompareRequest) => Promise<CompareAnswer>;

export interface PlanOptions {
  readonly mapping: ImportMapping;
  /** The header row, in which a column of EANs is recognised by its name. */
  readonly header?: readonly string[];
  readonly lookup: Lookup;
  /** Without it, conflicts are reported without their differences. */
  readonly compare?: Compare;
  /** Without it, no order is known under another number. */
  readonly foresee?: Foresee;
  /** The merchant who owns the orders; only for staff. */
  readonly merchantErpId?: number;
  /** Whether an order stays out that is stored under quite another number, of the same day with the same address and items. */
  readonly holdsTwins?: boolean;
}

/**
 * Plans orders without writing anything: `create`, `unchanged` (the same content is stored), `conflict` (the same id with other content, or
 * a cancelled order) or `invalid`. For an order that broke a rule, unknown products or a taken id are reported as well. Calls the server once per 5,000 orders;
 * its answers about products are cached.
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
  private readonly witness: ProductWitness | null;
  private readonly repeats: RepeatedOrders | null;
  /** For the orders being planned, the texts beside their products that are not the merchant's names for them. */
  private doubts: ReadonlyMap<CheckedOrder, readonly Testimony[]> = new Map();

  constructor(options: PlanOptions) {
    const { mapping, header = [], foresee } = options;
    this.options = options;
    this.repeats = foresee === undefined ? null : new RepeatedOrders({ ...options, foresee });
    this.witness = createProductWitness(mapping, header);
  }

  async plan(orders: readonly CheckedOrder[]): Promise<PlannedOrder[]> {
    const stored = await this.look(orders);
    this.doubts = await this.hear(orders);
    const planned = orders.map((order) =>
      isRejected(order) ? this.planRejected(order, stored) : this.planOne(order, stored),
    );
    return this.compared(await this.withoutRepeated(planned));
  }

  private planOne(checked: AcceptedOrder, stored: StoredOrders<StoredOrder>): PlannedOrder {
    const named = namedProducts(checked, this.catalogue);
    const order = named.length === 0 ? checked : withProductIds(checked, this.catalogue);
    const known = stored.of(order.order.external_order_id);
    const outcome = outcomeBeside(known, normalised(order));
    const told = named.length === 0 ? {} : { named };
    if (known !== undefined && outcome === 'unchanged')
      return { outcome, order, storedOrderId: known.order_id, ...told };
    const wrong = this.productIssues(checked);
    if (wrong.length > 0) {
      const { lines, source } = order;
      const { external_order_id } = order.order;
      return this.planRejected({ lines, external_order_id, issues: [], source }, stored, wrong);
    }
    if (known === undefined) return { outcome: 'create', order, ...told };
    return { outcome: 'conflict', order, storedOrderId: known.order_id, ...told };
  }

  private planRejected(
    order: RejectedOrder,
    stored: StoredOrders<StoredOrder>,
    wrong: readonly RowIssue[] = this.productIssues(order),
  ): PlannedOrder {
    const known = stored.of(order.external_order_id);
    const taken = known === undefined ? [] : [takenId(order, this.options.mapping)];
    const more = [...taken, ...wrong];
    if (more.length === 0) return { outcome: 'invalid', order };
    const issues = [...order.issues, ...more].sort(
      (a, b) => a.line - b.line || (a.column ?? 0) - (b.column ?? 0),
    );
    const told = { ...order, issues };
    return { outcome: 'invalid', order: told, ...(known && { storedOrderId: known.order_id }) };
  }

  /** The issues of an order's products: they are unknown, or their rows name other products. */
  private productIssues(order: CheckedOrder): readonly RowIssue[] {
    const unknown = this.unknownProducts(order);
    const doubts = this.doubts.get(order);
    if (doubts === undefined) return unknown;
    const { catalogue, options } = this;
    const places = new Set<string>();
    const named = doubts.map((doubt) => ({
      ...doubt,
      other: catalogue.otherNamed(doubt.product.id, doubt.text),
    }));
    // Which product is meant says more than that it is another one, and a variant more than a name.
    const told = [
      ...named.filter(({ other }) => other !== null),
      ...named.filter((one) => one.isOtherVariant),
      ...named.filter((one) => one.isOtherName),
    ];
    const contradicted = told.flatMap((doubt) => {
      const { product } = doubt;
      const place = `${product.row} ${product.slot} ${product.id}`;
      if (places.has(place)) return [];
      places.add(place);
      const name = catalogue.nameOf(product.id) ?? '';
      return [otherProduct(options.mapping, order, { ...doubt, name })];
    });
    return [...unknown, ...contradicted];
  }

  /** Asks the server for the texts beside known products that are not their names. */
  private async hear(orders: readonly CheckedOrder[]): Promise<Planner['doubts']> {
    const { witness, catalogue } = this;
    const doubts = new Map<CheckedOrder, readonly Testimony[]>();
    if (witness === null) return doubts;
    const untold = new Set<string>();
    for (const order of orders) {
      const doubted = witness.of(order, catalogue.nameOf);
      if (doubted.length > 0) doubts.set(order, doubted);
      for (const { text } of doubted) if (text !== '' && catalogue.isUntold(text)) untold.add(text);
    }
    const texts = [...untold];
    for (let at = 0; at < texts.length; at += CHUNK_MAX_ORDERS) {
      const product_texts = texts.slice(at, at + CHUNK_MAX_ORDERS);
      const asked = { external_order_ids: [], product_ids: [], product_texts, ...this.merchant() };
      catalogue.learnTexts(product_texts, (await this.options.lookup(asked)).named);
    }
    return doubts;
  }

  private unknownProducts(order: CheckedOrder): readonly RowIssue[] {
    const { mapping } = this.options;
    // Nearly every order asks for known products only; nothing is built for those.
    if (productsOf(order).every(({ id }) => this.catalogue.isKnown(id))) return NONE;
    return wantedProducts(order)
      .filter(({ id }) => !this.catalogue.isKnown(id))
      .map((product) =>
        unknownProduct(mapping, order, { product, suggestion: this.catalogue.nearest(product.id) }),
      );
  }

  /** Asks the server for the orders and for new products, with at most 5,000 of each per call. */
  private async look(orders: readonly CheckedOrder[]): Promise<StoredOrders<StoredOrder>> {
    const stored = new StoredOrders<StoredOrder>();
    let ids = [...new Set(orders.map(idOf))].filter((id) => id !== '');
    let products = this.catalogue.unasked(this.productIds(orders));
    while (ids.length > 0 || products.length > 0) {
      const asked = products.slice(0, CHUNK_MAX_ORDERS);
      const answer = await this.options.lookup({
        external_order_ids: ids.slice(0, CHUNK_MAX_ORDERS),
        product_ids: asked,
        ...this.merchant(),
      });
      stored.add(answer.orders);
      this.catalogue.learn(asked, answer);
      ids = ids.slice(CHUNK_MAX_ORDERS);
      products = products.slice(CHUNK_MAX_ORDERS);
    }
    return stored;
  }

  private *productIds(orders: readonly CheckedOrder[]): Generator<string> {
    for (const order of orders) for (const { id } of productsOf(order)) if (id.length <= MAX_ID) yield id;
  }

  /** Refuses new orders that are stored already under other numbers. */
  private async withoutRepeated(planned: PlannedOrder[]): Promise<PlannedOrder[]> {
    const { repeats } = this;
    if (repeats === null) return planned;
    for (const { order } of planned) repeats.note(idOf(order));
    const fresh = planned.flatMap(({ outcome, order }) =>
      outcome === 'create' && !isRejected(order) ? [order] : [],
    );
    const issues = await repeats.among(fresh);
    if (issues.size === 0) return planned;
    return planned.map((one) => {
      const { order } = one;
      const issue = isRejected(order) ? undefined : issues.get(order);
      if (issue === undefined) return one;
      const { lines, source } = order;
      return {
        outcome: 'invalid',
        order: { lines, source, external_order_id: idOf(order), issues: [issue] },
      };
    });
  }

  /** Adds the stored orders to those in conflict. */
  private async compared(planned: PlannedOrder[]): Promise<PlannedOrder[]> {
    const { compare } = this.options;
    const ids = planned.flatMap(({ outcome, order }) => (outcome === 'conflict' ? [idOf(order)] : []));
    if (compare === undefined || ids.length === 0) return planned;
    const stored = new StoredOrders<ComparedOrder>();
    for (let at = 0; at < ids.length; at += COMPARE_MAX_ORDERS) {
      const external_order_ids = ids.slice(at, at + COMPARE_MAX_ORDERS);
      const answer = await compare({ external_order_ids, ...this.merchant() });
      stored.add(answer.orders);
    }
    return planned.map((one) => (one.outcome === 'conflict' ? beside(one, stored.of(idOf(one.order))) : one));
  }

  private merchant() {
    const { merchantErpId } = this.options;
    return merchantErpId === undefined ? {} : { merchant_erp_id: merchantErpId };
  }
}

/** Most characters of an id that is asked for; no longer one is stored. */
const MAX_ID = 200;

const NONE: readonly RowIssue[] = [];

function productsOf(order: CheckedOrder): readonly { readonly id: string }[] {
  return isRejected(order) ? (order.products ?? []) : order.order.items;
}

/** A checked order is normalised. */
const normalised = ({ order }: AcceptedOrder): NewOrder => order as NewOrder;

function idOf(order: CheckedOrder): string {
  const id = isRejected(order) ? order.external_order_id : order.order.external_order_id;
  return id.length <= MAX_ID ? id : '';
}

function beside(planned: PlannedOrder, stored: ComparedOrder | undefined): PlannedOrder {
  const { order } = planned;
  if (stored === undefined || isRejected(order)) return planned;
  const { status, content } = stored;
  const kept = whyNotReplaced(stored, normalised(order));
  const differences = differencesOf(content, normalised(order));
  const reserved = holdsNumber(status) ? content.items : [];
  return { ...planned, stored: { status, kept, differences, reserved } };
}

function takenId({ lines, external_order_id }: RejectedOrder, mapping: ImportMapping): RowIssue {
  const column = columnOfField(mapping, 'external_order_id');
  return {
    line: lines[0] ?? 0,
    column: column === undefined ? null : column + 1,
    field: 'external_order_id',
    value: external_order_id,
    code: 'alreadyExists',
    params: { field: external_order_id },
  };
}
