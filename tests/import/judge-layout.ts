import type { Layout } from './layout.js';
import { layoutFile } from './layout-file.js';
import { ANSWERED_SALUTATION, differences, storedOf, withAnsweredSalutation } from './layout-oracle.js';
import { isCancelled } from './layout-columns.js';
import { MEANT_ORDERS } from './meant-orders.js';
import { readOrders, type FileOutcome } from './read-file.js';

/** How a file in some layout was read. */
export interface Judged {
  readonly layout: Layout;
  /** `right`: every order is as meant; `partly`: some are refused, the others as meant. */
  readonly outcome: 'right' | 'partly' | 'asked' | 'refused' | 'wrong';
  /** How orders differ from the meant ones. */
  readonly wrong: readonly string[];
  /** What was asked, or why orders were refused. */
  readonly why: readonly string[];
}

/** What a door knows in half of the cases. */
const PRODUCTS = new Set(MEANT_ORDERS.flatMap(({ items }) => items.map(({ id }) => id)));

/** Writes the meant orders in a layout, has them read and holds what would be stored against what is meant. */
export async function judgeLayout(layout: Layout): Promise<Judged> {
  const bytes = layoutFile(layout, MEANT_ORDERS);
  const known = layout.seed % 2 === 0 ? { products: PRODUCTS } : {};
  let outcome = await readOrders(bytes, known);
  if (
    outcome.at === 'asks' &&
    layout.salutation === 'none' &&
    outcome.onlyMissing &&
    outcome.fields.join() === 'salutation'
  )
    outcome = await readOrders(bytes, {
      ...known,
      choose: () => ({ constants: { salutation: ANSWERED_SALUTATION } }),
    });
  return { layout, ...verdictOf(layout, outcome) };
}

function verdictOf(layout: Layout, outcome: FileOutcome): Omit<Judged, 'layout'> {
  if (outcome.at === 'refused') return { outcome: 'refused', wrong: [], why: [outcome.code] };
  if (outcome.at === 'asks') return { outcome: 'asked', wrong: [], why: outcome.asks };
  const meant = new Map(MEANT_ORDERS.map((order) => [order.id, storedOf(layout, order)]));
  const wrong = outcome.orders.flatMap((stored) => {
    const expected = meant.get(stored.external_order_id);
    return expected === undefined
      ? [`nobody meant ${JSON.stringify(stored)}`]
      : differences(stored, withAnsweredSalutation(layout, stored, expected));
  });
  const cancelled =
    layout.cancelled && outcome.orders.some((order) => isCancelled({ id: order.external_order_id }));
  if (cancelled) wrong.push('a cancelled order was stored');
  if (layout.parties === 'billing') wrong.push('the address of the bill was taken unasked');
  const why = outcome.rejected.flatMap(({ issues, external_order_id }) =>
    issues.map(({ field, code, value }) => `${external_order_id} ${field} ${code} "${value}"`),
  );
  if (wrong.length > 0) return { outcome: 'wrong', wrong, why };
  const isWhole = outcome.orders.length === MEANT_ORDERS.length && why.length === 0;
  return { outcome: isWhole ? 'right' : 'partly', wrong, why };
}
