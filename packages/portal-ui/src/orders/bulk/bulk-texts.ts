import type { TextKey, Translate } from '@kontor/portal-core/i18n';
import {
  ORDER_STATUS_TEXTS,
  type BulkAction,
  type BulkEntry,
  type BulkOutcome,
  type BulkReason,
  type OrderStatus,
} from '@kontor/portal-core/orders';

/** The title of each action's dialog. */
export const BULK_TITLES: Readonly<Record<BulkAction, TextKey>> = {
  hold: 'orderBulk.holdTitle',
  release: 'orderBulk.releaseTitle',
  cancel: 'orderBulk.cancelTitle',
};
/** Label of the button that performs each action, with the number of orders. */
export const BULK_DO: Readonly<
  Record<BulkAction, 'orderBulk.holdCount' | 'orderBulk.releaseCount' | 'orderBulk.cancelCount'>
> = {
  hold: 'orderBulk.holdCount',
  release: 'orderBulk.releaseCount',
  cancel: 'orderBulk.cancelCount',
};
export const OUTCOME_TEXTS: Readonly<Record<BulkOutcome, TextKey>> = {
  changed: 'orderBulk.outcomeChanged',
  unchanged: 'orderBulk.outcomeUnchanged',
  refused: 'orderBulk.outcomeRefused',
  failed: 'orderBulk.outcomeFailed',
};
const REASON_TEXTS: Readonly<Record<BulkReason, TextKey>> = {
  alreadyThere: 'orderBulk.reasonAlreadyThere',
  statusConflict: 'orderBulk.reasonStatusConflict',
  heldFirst: 'orderBulk.reasonHeldFirst',
  notFound: 'orderBulk.reasonNotFound',
  notStored: 'orderBulk.reasonNotStored',
};

export function statusText(status: OrderStatus | null, translate: Translate): string {
  return status === null ? '' : translate(ORDER_STATUS_TEXTS[status]);
}

/** Why an order does not change; empty if it does. */
export function reasonText({ reason, status }: BulkEntry, translate: Translate): string {
  return reason === null ? '' : translate(REASON_TEXTS[reason], { status: statusText(status, translate) });
}

/** The displayed name of an order; its internal number if the merchant gave none. */
export function orderName({ external_order_id, order_id }: BulkEntry): string {
  return external_order_id || String(order_id);
}

/** Number of the orders with the same outcome, with its text. */
export interface BulkGroup {
  readonly key: string;
  readonly text: string;
  readonly isChange: boolean;
  readonly count: number;
}

/** Summarises a plan or a result in a few lines: the number of each change, then of each reason against one. */
export function bulkGroups(entries: readonly BulkEntry[], translate: Translate): readonly BulkGroup[] {
  const groups = new Map<string, BulkGroup>();
  for (const entry of entries) {
    const key = `${entry.reason ?? ''} ${entry.status ?? ''}`;
    const known = groups.get(key);
    groups.set(key, {
      key,
      text: known?.text ?? groupText(entry, translate),
      isChange: entry.outcome === 'changed',
      count: (known?.count ?? 0) + 1,
    });
  }
  return [...groups.values()].sort((a, b) => Number(b.isChange) - Number(a.isChange) || b.count - a.count);
}

function groupText(entry: BulkEntry, translate: Translate): string {
  if (entry.outcome !== 'changed') return reasonText(entry, translate);
  const [from, to] = [statusText(entry.status, translate), statusText(entry.new_status, translate)];
  return translate('orderBulk.step', { from: from || '–', to });
}
