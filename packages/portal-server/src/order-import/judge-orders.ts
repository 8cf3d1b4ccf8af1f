import {
  normaliseOrder,
  orderNumberKey,
  validateOrder,
  type NewOrder,
  type OrderPayload,
} from '@kontor/portal-core/orders';
import { cleanText, issue, type Issue } from '@kontor/portal-core/validation';
import { receivedOrderIssues } from '@kontor/portal-core/order-import';
import { readOrderPayload } from './order-shape.js';
import { inPieces } from '../background/index.js';
import type { UnjudgedOrder } from './read-chunk.js';

/** An order that may be stored. */
export interface GoodOrder extends Pick<UnjudgedOrder, 'lines' | 'replace' | 'source'> {
  readonly order: NewOrder;
}
/** An order that broke a rule. Its payload is null when it does not have the shape of one. */
export interface BadOrder extends Pick<UnjudgedOrder, 'lines' | 'source'> {
  readonly payload: OrderPayload | null;
  readonly issues: readonly Issue[];
}
export interface Judged {
  readonly good: readonly GoodOrder[];
  readonly bad: readonly BadOrder[];
}

/** The facts by which the orders of a chunk are checked. */
export interface Judgement {
  readonly merchantErpId: number;
  /** Finds which of the given product ids exist. */
  readonly knownProducts: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
}

/**
 * Checks every order by itself with the rules for all orders and those of an import (the client's result counts for nothing), so that one
 * bad order does not refuse the others. Of two orders with the same id the first counts. Yields the results piece by piece.
 */
export async function* judgeOrders(
  orders: readonly UnjudgedOrder[],
  { merchantErpId, knownProducts }: Judgement,
): AsyncGenerator<Judged> {
  const lineOf = new Map<string, number>();
  for await (const piece of inPieces(orders)) {
    const read = piece.map((unjudged) => ({ unjudged, parsed: readOrderPayload(unjudged.order) }));
    const payloads = read.flatMap(({ parsed }) => (parsed.ok ? [parsed.value] : []));
    const known = await knownProducts(productIds(payloads));
    const judged: { good: GoodOrder[]; bad: BadOrder[] } = { good: [], bad: [] };
    for (const { unjudged, parsed } of read) {
      const { lines, source } = unjudged;
      if (parsed.ok) judge(unjudged, parsed.value, { known, merchantErpId, lineOf }, judged);
      else judged.bad.push({ lines, source, payload: null, issues: parsed.issues });
    }
    yield judged;
  }
}

interface Known {
  readonly known: ReadonlySet<string>;
  readonly merchantErpId: number;
  /** First line of every good order so far, by the key of its number. */
  readonly lineOf: Map<string, number>;
}

function judge(
  { lines, replace, source }: UnjudgedOrder,
  payload: OrderPayload,
  { known, merchantErpId, lineOf }: Known,
  judged: { good: GoodOrder[]; bad: BadOrder[] },
): void {
  const issues = brokenRules(payload, known, merchantErpId);
  const order = normaliseOrder(payload);
  const key = orderNumberKey(order.external_order_id);
  const earlier = lineOf.get(key);
  if (earlier !== undefined) issues.push(issue('external_order_id', 'duplicateInFile', { line: earlier }));
  if (issues.length > 0) {
    judged.bad.push({ lines, source, payload, issues });
    return;
  }
  lineOf.set(key, lines[0]!);
  judged.good.push({ lines, replace, source, order });
}

function productIds(payloads: readonly OrderPayload[]): string[] {
  const ids = new Set<string>();
  for (const { items } of payloads) for (const { id } of items) ids.add(cleanText(id));
  return [...ids];
}

function brokenRules(payload: OrderPayload, known: ReadonlySet<string>, merchantErpId: number): Issue[] {
  const issues = validateOrder(payload, { isKnownProduct: (id) => known.has(id) });
  issues.push(...receivedOrderIssues(payload));
  if (payload.merchant_erp_id !== undefined && payload.merchant_erp_id !== merchantErpId)
    issues.push(issue('merchant_erp_id', 'notAllowed'));
  return issues;
}
