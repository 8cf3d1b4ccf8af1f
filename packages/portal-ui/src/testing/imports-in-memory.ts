import { orderContentHash, type NewOrder } from '@kontor/portal-core/orders';
import type {
  ChunkAnswer,
  ChunkResult,
  CompareAnswer,
  CompareRequest,
  ForeseeAnswer,
  ForeseeRequest,
  ImportChunk,
  ImportOrder,
  ImportOutcome,
  LineRange,
  LookupAnswer,
  LookupRequest,
  OpenedImport,
  OpenImport,
  OrderImport,
  StoredOrder,
  UndoAnswer,
} from '@kontor/portal-core/order-import';
import { ORDER_FILE_PRODUCTS } from './order-file.js';
import { refuse } from './refusal.js';

interface KeptImport {
  readonly id: number;
  readonly open: OpenImport;
  readonly committed: LineRange[];
  readonly created: StoredOrder[];
  readonly replaced: StoredOrder[];
  readonly counts: Record<ImportOutcome, number>;
  state: OrderImport['state'];
}

export interface ImportsInMemoryOptions {
  /** External ids of orders that are stored already. */
  readonly stored?: readonly StoredOrder[];
  /** Stored orders with their content, which can be compared and replaced. */
  readonly contents?: readonly NewOrder[];
  /** External ids of delivered orders, which can be neither undone nor replaced. */
  readonly delivered?: readonly string[];
  /** Stock and announced units by product number; other products have plenty. */
  readonly stock?: ForeseeAnswer['products'];
  /** Stored orders, other than `contents`, that may be twins; their hash is computed by the caller. */
  readonly twins?: ForeseeAnswer['twins'];
}

/** The products meant by numbers with a letter O for a zero. */
const nearProducts = (ids: readonly string[]): LookupAnswer['near'] =>
  ids.flatMap((id) => {
    const suggestion = id.replaceAll('O', '0');
    const isKnown = ORDER_FILE_PRODUCTS.some(({ number }) => number === suggestion);
    return isKnown && suggestion !== id ? [{ id, suggestion }] : [];
  });

/** Stores order imports like the server: each chunk once, each order once. */
export class ImportsInMemory {
  private readonly stored = new Map<string, StoredOrder>();
  private readonly kept: KeptImport[] = [];
  private readonly contents = new Map<string, NewOrder>();
  private readonly options: ImportsInMemoryOptions;

  constructor(options: ImportsInMemoryOptions) {
    this.options = options;
    for (const order of options.stored ?? []) this.stored.set(order.external_order_id, order);
    for (const order of options.contents ?? []) this.know(order);
  }

  lookup({ external_order_ids, product_ids, product_texts = [] }: LookupRequest): LookupAnswer {
    const asked = new Set(product_ids);
    const texts = new Set(product_texts);
    return {
      orders: external_order_ids.flatMap((id) => this.stored.get(id) ?? []),
      near: nearProducts(product_ids),
      named: ORDER_FILE_PRODUCTS.flatMap(({ number, name, ean }) =>
        [name, ean].filter((text) => texts.has(text)).map((text) => ({ text, id: number })),
      ),
      products: ORDER_FILE_PRODUCTS.map(({ number, name }) => ({ id: number, name })).filter(({ id }) =>
        asked.has(id),
      ),
    };
  }

  compare({ external_order_ids }: CompareRequest): CompareAnswer {
    return {
      orders: external_order_ids.flatMap((external_order_id) => {
        const [content, stored] = [this.contents.get(external_order_id), this.stored.get(external_order_id)];
        if (content === undefined || stored === undefined) return [];
        const { order_id, status } = stored;
        return [{ external_order_id, order_id, status, content }];
      }),
    };
  }

  foresee({ products, twins }: ForeseeRequest): ForeseeAnswer {
    const { stock = [], twins: known = [] } = this.options;
    const asked = new Set(products.map(({ id }) => id));
    return {
      products: stock.filter(({ id }) => asked.has(id)),
      twins: known.filter(({ twin }) => twins.includes(twin)),
    };
  }

  open(open: OpenImport): OpenedImport {
    const found = this.kept.find((one) => one.open.client_key === open.client_key);
    const counts = { created: 0, replaced: 0, unchanged: 0, conflict: 0, invalid: 0 };
    const entry = found ?? {
      id: this.kept.length + 41,
      open,
      committed: [],
      created: [],
      replaced: [],
      counts,
      state: 'running',
    };
    if (found === undefined) this.kept.push(entry as KeptImport);
    return { id: entry.id, committed: [...entry.committed], max_orders: 5000 };
  }

  chunk(id: number, range: LineRange, { orders, rejected }: ImportChunk): ChunkAnswer {
    const entry = this.find(id);
    entry.committed.push(range);
    const results: ChunkResult[] = [
      ...orders.map((order) => this.store(entry, order)),
      ...rejected.map(({ lines, external_order_id, issues }) => ({
        line: lines[0] ?? 0,
        external_order_id,
        outcome: 'invalid' as const,
        issues,
      })),
    ];
    for (const { outcome } of results) entry.counts[outcome] += 1;
    return { results: results.sort((a, b) => a.line - b.line) };
  }

  finish(id: number): OrderImport {
    const entry = this.find(id);
    entry.state = 'finished';
    return this.receipt(entry);
  }

  undo(id: number): UndoAnswer {
    this.find(id).state = 'undone';
    return this.undone(id);
  }

  undone(id: number): UndoAnswer {
    const entry = this.find(id);
    const kept = entry.created.filter(
      ({ external_order_id }) => this.statusOf(external_order_id) !== 'offen',
    );
    return {
      cancelled: entry.created.length - kept.length,
      in_erp: 0,
      kept: [
        ...kept.map((order) => ({
          ...named(order),
          status: 'geliefert' as const,
          reason: 'status' as const,
        })),
        ...entry.replaced.map((order) => ({
          ...named(order),
          status: '' as const,
          reason: 'replaced' as const,
        })),
      ],
    };
  }

  /** Bodies of the calls that opened imports, oldest first. */
  opened(): readonly OpenImport[] {
    return this.kept.map(({ open }) => open);
  }

  receipts(): readonly OrderImport[] {
    return this.kept.map((entry) => this.receipt(entry));
  }

  private find(id: number): KeptImport {
    return this.kept.find((one) => one.id === id) ?? refuse('not_found');
  }

  private know(order: NewOrder): void {
    const { external_order_id } = order;
    const order_id = 70_000 + this.stored.size;
    this.stored.set(external_order_id, {
      external_order_id,
      order_id,
      content_hash: orderContentHash(order),
      status: this.statusOf(external_order_id),
    });
    this.contents.set(external_order_id, order);
  }

  private statusOf(id: string): 'geliefert' | 'offen' {
    return this.options.delivered?.includes(id) ? 'geliefert' : 'offen';
  }

  private store(entry: KeptImport, { lines, order: payload, replace }: ImportOrder): ChunkResult {
    const [order, line] = [payload as NewOrder, lines[0] ?? 0];
    const { external_order_id } = order;
    const content_hash = orderContentHash(order);
    const known = this.stored.get(external_order_id);
    if (known !== undefined) {
      const isSame = known.content_hash === content_hash;
      if (!isSame && replace && known.status === 'offen') {
        const { status } = known;
        const stored = { external_order_id, content_hash, status, order_id: known.order_id + 1000 };
        this.stored.set(external_order_id, stored);
        entry.replaced.push(stored);
        return { line, external_order_id, outcome: 'replaced', order_id: stored.order_id };
      }
      const outcome = isSame ? 'unchanged' : 'conflict';
      return { line, external_order_id, outcome, order_id: known.order_id };
    }
    if (order.items.some(({ id }) => !ORDER_FILE_PRODUCTS.some(({ number }) => number === id)))
      return { line, external_order_id, outcome: 'invalid' };
    const order_id = 90_000 + this.stored.size;
    const stored = { external_order_id, content_hash, status: 'offen' as const, order_id };
    this.stored.set(external_order_id, stored);
    entry.created.push(stored);
    return { line, external_order_id, outcome: 'created', order_id: stored.order_id };
  }

  private receipt({ id, state, open, counts, committed }: KeptImport): OrderImport {
    return {
      id,
      state,
      source_name: open.source_name,
      source_sha256: open.source_sha256,
      source_rows: open.source_rows,
      mode: open.mapping.mode,
      merchant_erp_id: open.merchant_erp_id ?? 1001,
      merchant_name: 'Nordwind Handel',
      created_by: { id: 2, username: 'nordwind' },
      created_at: '2026-11-21T09:30:00.000Z',
      finished_at: state === 'running' ? null : '2026-11-21T09:30:04.000Z',
      counts: { ...counts },
      committed,
    };
  }
}

function named({ order_id, external_order_id }: StoredOrder) {
  return { order_id, external_order_id };
}
