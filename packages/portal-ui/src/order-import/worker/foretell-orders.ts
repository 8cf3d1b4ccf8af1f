import type { NewOrder } from '@kontor/portal-core/orders';
import {
  createEffects,
  isRejected,
  planOrders,
  type CheckedOrder,
  type Foresee,
  type Lookup,
  type Shortage,
} from '@kontor/portal-core/order-import';
import type { Beginning } from './beginning.js';
import { previewOf } from './preview-orders.js';
import type { CheckPlan, Foretold, MappingPreview } from './protocol.js';

interface AskedServer {
  readonly lookup: Lookup;
  readonly foresee: Foresee;
}

/**
 * Predicts what would happen to the first orders of a file, from the server's orders, products and stock. Rejects when
 * the server refuses.
 */
export async function foretell(
  { orders, isWhole }: Beginning,
  plan: CheckPlan,
  { lookup, foresee }: AskedServer,
): Promise<Foretold> {
  const names = new Map<string, string>();
  const noted: Lookup = async (request) => {
    const answer = await lookup(request);
    for (const { id, name } of answer.products) names.set(id, name);
    return answer;
  };
  const counts = { create: 0, unchanged: 0, conflict: 0, invalid: 0 };
  const effects = createEffects();
  const planned: CheckedOrder[] = [];
  for await (const batch of planOrders(asBatch(orders), { ...plan, lookup: noted, foresee }))
    for (const { outcome, order } of batch) {
      counts[outcome] += 1;
      planned.push(order);
      // A checked order is normalised.
      if (outcome === 'create' && !isRejected(order))
        effects.add(order.order as NewOrder, order.lines[0] ?? 0);
    }
  const { shortages, shortageCount } = await effects.effects(foresee, plan.merchantErpId);
  const preview = previewOf({ orders: planned, isWhole });
  const known = shownProducts(preview).flatMap((id) => {
    const name = names.get(id);
    return name === undefined ? [] : [[id, name] as const];
  });
  const shortage = sumOf(shortages, shortageCount);
  return { counts, isWhole, shortage, preview, names: Object.fromEntries(known) };
}

async function* asBatch(orders: readonly CheckedOrder[]) {
  yield orders;
}

function shownProducts({ labels }: MappingPreview): readonly string[] {
  return [...new Set(labels.flatMap(({ items }) => items.map(({ id }) => id)))];
}

function sumOf(shortages: readonly Shortage[], count: number): Foretold['shortage'] {
  if (count === 0) return null;
  const arrivals = shortages.flatMap(({ coveredBy }) => coveredBy);
  const [firstArrival = null] = arrivals.map(({ date }) => date).sort();
  const missing = shortages.reduce((sum, shortage) => sum + shortage.missing, 0);
  return { products: count, missing, covered: arrivals.reduce((sum, { qty }) => sum + qty, 0), firstArrival };
}
