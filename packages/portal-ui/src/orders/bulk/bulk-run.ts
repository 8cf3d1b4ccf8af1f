import {
  BULK_MAX_ORDERS,
  ordersBulk,
  type BulkAction,
  type BulkAnswer,
  type BulkEntry,
  type BulkRequest,
  type OrderFilter,
} from '@kontor/portal-core/orders';
import type { PortalClient } from '@kontor/portal-core/wire';
import { orderFilterToFind } from '@kontor/portal-core/erp';

/** The selected orders: by id, or everything a filter finds. */
export type BulkTarget =
  | { readonly kind: 'ids'; readonly ids: readonly number[] }
  | { readonly kind: 'found'; readonly filter: OrderFilter };

/** Number of orders in one request; small enough for the progress to be visible. */
const ORDERS_AT_ONCE = 500;

export interface PlanRequest {
  readonly client: PortalClient;
  readonly action: BulkAction;
  readonly target: BulkTarget;
  readonly signal: AbortSignal;
  /** Called with the number of checked orders and the total. */
  readonly onProgress: (done: number, total: number) => void;
}

/** Fetches what would happen to each selected order; changes nothing. */
export async function fetchPlan({ target, ...request }: PlanRequest): Promise<readonly BulkEntry[]> {
  const entries: BulkEntry[] = [];
  for await (const answer of target.kind === 'ids' ? named(request, target.ids) : found(request, target)) {
    entries.push(...answer.entries);
    request.onProgress(entries.length, Math.max(answer.total, entries.length));
  }
  return entries;
}

type Asking = Omit<PlanRequest, 'target'>;
interface PlanPart {
  readonly entries: readonly BulkEntry[];
  readonly total: number;
}

async function* named({ client, action, signal }: Asking, ids: readonly number[]): AsyncGenerator<PlanPart> {
  for (const some of parts(ids, BULK_MAX_ORDERS)) {
    const body = { action, ids: some, dryRun: true };
    const { entries } = await client.call(ordersBulk, { body, signal });
    yield { entries, total: ids.length };
  }
}

async function* found(
  { client, action, signal }: Asking,
  { filter }: { readonly filter: OrderFilter },
): AsyncGenerator<PlanPart> {
  const { query, search } = orderFilterToFind(filter);
  const find = { ...(query && { query }), ...(search && { search }) };
  let cursor: string | null = null;
  do {
    const body: BulkRequest = { action, find: { ...find, ...(cursor !== null && { cursor }) }, dryRun: true };
    const answer: BulkAnswer = await client.call(ordersBulk, { body, signal });
    yield { entries: answer.entries, total: answer.foundCount };
    cursor = answer.next;
  } while (cursor !== null);
}

export interface ApplyRequest {
  readonly client: PortalClient;
  readonly action: BulkAction;
  readonly ids: readonly number[];
  /** Called before every request; once it returns true, no further request is sent. */
  readonly isStopped: () => boolean;
  /** Called with the results of each request. */
  readonly onEntries: (entries: readonly BulkEntry[]) => void;
}

/**
 * Changes the orders, a few hundred per request. Rejects with the first request that fails; the results reported until
 * then are stored. Orders of the failed request may be stored, too; sending them again reports them as unchanged.
 */
export async function applyPlan({ client, action, ids, isStopped, onEntries }: ApplyRequest): Promise<void> {
  for (const some of parts(ids, ORDERS_AT_ONCE)) {
    if (isStopped()) return;
    const { entries } = await client.call(ordersBulk, { body: { action, ids: some } });
    onEntries(entries);
  }
}

function parts(ids: readonly number[], size: number): (readonly number[])[] {
  const count = Math.ceil(ids.length / size);
  return Array.from({ length: count }, (_, at) => ids.slice(at * size, (at + 1) * size));
}

/** The orders a plan is to change, without those that are done according to `results`. Failed orders are included. */
export function ordersToChange(
  plan: readonly BulkEntry[],
  results: ReadonlyMap<number, BulkEntry> = new Map(),
): readonly number[] {
  const wanted = plan.filter(({ outcome }) => outcome === 'changed').map(({ order_id }) => order_id);
  return wanted.filter((id) => (results.get(id)?.outcome ?? 'failed') === 'failed');
}

/** Merges the results into the plan. An order that was to change and has no result counts as not stored. */
export function mergeResults(
  plan: readonly BulkEntry[],
  results: ReadonlyMap<number, BulkEntry>,
): readonly BulkEntry[] {
  return plan.map((planned) => {
    const result = results.get(planned.order_id);
    if (result !== undefined) return withName(planned, result);
    if (planned.outcome !== 'changed') return planned;
    return { ...planned, new_status: null, outcome: 'failed', reason: 'notStored' };
  });
}

/** Copies the name from the plan: an order whose transaction failed early is returned without it. */
function withName(planned: BulkEntry, result: BulkEntry): BulkEntry {
  return result.external_order_id === '' && result.outcome === 'failed'
    ? { ...result, external_order_id: planned.external_order_id, status: planned.status }
    : result;
}
