import type { TextKey } from '@kontor/portal-core/i18n';
import {
  BULK_MAX_ORDERS,
  countOutcomes,
  ORDER_STATUS_TEXTS,
  ordersBulk,
  wasSent,
  type BulkAction,
  type BulkEntry,
} from '@kontor/portal-core/orders';
import type { PortalClient } from '@kontor/portal-core/wire';
import { readSettings, type SettingOptions } from '../config/index.js';
import { refuseOthers, withPortal } from '../http/index.js';
import { agreed, EXIT, printJson, say, table, type Io } from '../terminal/index.js';
import { findByNumbers, idsOf, type NumberedOrders } from './find-orders.js';

/** The options of a change of status, as typed. */
export interface ChangeStatusOptions extends SettingOptions {
  readonly number: readonly string[];
  /** Whether the numbers are the ERP's. */
  readonly erp?: boolean;
  readonly yes?: boolean;
}

/** What becomes, or would become, of the order of a number. */
interface NumberResult {
  readonly number: string;
  readonly order_id: number | null;
  readonly status: BulkEntry['status'];
  readonly new_status: BulkEntry['new_status'];
  readonly outcome: BulkEntry['outcome'];
  readonly reason: BulkEntry['reason'] | 'ambiguous';
  readonly message: string;
}

const QUESTIONS = {
  hold: 'cli.askHold',
  release: 'cli.askRelease',
  cancel: 'cli.askCancel',
} as const satisfies Readonly<Record<BulkAction, string>>;

/** Holds, releases or cancels the named orders as far as the portal allows, after a question, and tells the result of each. */
export async function changeStatus(
  action: BulkAction,
  options: ChangeStatusOptions,
  io: Io,
): Promise<number> {
  const settings = await readSettings(options, io);
  const scope = { merchantErpId: settings.merchant.value, erp: options.erp === true };
  return withPortal(settings, io, async (client) => {
    await refuseOthers(client, settings, {});
    const named = await findByNumbers(client, options.number, scope);
    const ids = named.flatMap(({ orders }) => (orders.length === 1 && orders[0] ? [orders[0].id] : []));
    const plan = await bulk(client, action, ids, true);
    const planned = resultsOf(named, plan, io);
    const { changed } = countOutcomes(plan);
    if (changed === 0) return told(action, planned, options, io);
    if (!options.yes) {
      if (!options.json) say(io, resultsText(planned, io));
      if (action === 'cancel' && !options.json) say(io, io.t(cancelWarning(plan)));
      await agreed(io, options, io.t(QUESTIONS[action], { count: changed }), { orders: planned });
    }
    return told(action, resultsOf(named, await bulk(client, action, ids, false), io), options, io);
  });
}

/** What cancelling means for the orders of a plan. */
const cancelWarning = (plan: readonly BulkEntry[]): TextKey =>
  plan.some(({ outcome, status }) => outcome === 'changed' && status !== null && wasSent(status))
    ? 'orders.cancelSentText'
    : 'orders.cancelOrderText';

async function bulk(
  client: PortalClient,
  action: BulkAction,
  ids: readonly number[],
  dryRun: boolean,
): Promise<readonly BulkEntry[]> {
  const entries: BulkEntry[] = [];
  for (let at = 0; at < ids.length; at += BULK_MAX_ORDERS) {
    const body = { action, ids: ids.slice(at, at + BULK_MAX_ORDERS), dryRun };
    entries.push(...(await client.call(ordersBulk, { body })).entries);
  }
  return entries;
}

function resultsOf(
  named: readonly NumberedOrders[],
  entries: readonly BulkEntry[],
  io: Io,
): readonly NumberResult[] {
  const byId = new Map(entries.map((entry) => [entry.order_id, entry]));
  return named.map(({ number, orders }) => {
    const [order, other] = orders;
    const entry = order && !other ? byId.get(order.id) : undefined;
    if (entry) {
      const { order_id, status, new_status, outcome, reason } = entry;
      return { number, order_id, status, new_status, outcome, reason, message: entryText(entry, io) };
    }
    const reason = other ? 'ambiguous' : 'notFound';
    const message = other
      ? io.t('cli.orderAmbiguous', { number, ids: idsOf(orders) })
      : io.t('orderBulk.reasonNotFound');
    return { number, order_id: null, status: null, new_status: null, outcome: 'refused', reason, message };
  });
}

function entryText({ status, new_status, reason }: BulkEntry, { t }: Io): string {
  const before = status === null ? '' : t(ORDER_STATUS_TEXTS[status]);
  if (reason !== null) return t(`orderBulk.reason${capital(reason)}`, { status: before });
  return t('orderBulk.step', {
    from: before,
    to: new_status === null ? '' : t(ORDER_STATUS_TEXTS[new_status]),
  });
}

const capital = <T extends string>(text: T) =>
  (text.charAt(0).toUpperCase() + text.slice(1)) as Capitalize<T>;

const resultsText = (results: readonly NumberResult[], io: Io): string =>
  table([
    [io.t('orderBulk.order'), io.t('orders.internalId'), io.t('orderBulk.outcome')],
    ...results.map(({ number, order_id, message }) => [number, String(order_id ?? ''), message]),
  ]).trimEnd();

/** Prints the result of each number, and returns the exit code, which depends on those that were refused. */
function told(
  action: BulkAction,
  results: readonly NumberResult[],
  options: ChangeStatusOptions,
  io: Io,
): number {
  const counts = countOutcomes(results);
  if (options.json) printJson(io, { action, orders: results, counts });
  else io.stdout.write(`${resultsText(results, io)}\n`);
  if (counts.failed > 0) return EXIT.failed;
  return counts.refused > 0 ? EXIT.rejected : EXIT.done;
}
