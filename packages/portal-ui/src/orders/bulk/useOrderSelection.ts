import { useMemo, useState } from 'react';
import { orderFilter } from '@kontor/portal-core/orders';
import type { Selection } from '../../table/index.js';
import type { OrderList } from '../order-list.js';
import type { BulkTarget } from './bulk-run.js';

const NONE: Selection = new Set();

/** The selected orders of a list: single ones across its pages, or everything its filter finds. */
export interface OrderSelection {
  readonly selection: Selection;
  /** Whether everything the filter finds is selected, including other pages. */
  readonly isAll: boolean;
  readonly change: (change: { readonly selection: Selection }) => void;
  readonly chooseAll: () => void;
  readonly clear: () => void;
  /** The selected orders as the target of a bulk action; the same object while the selection does not change. */
  readonly target: BulkTarget;
}

/**
 * Keeps the selection of a list. Changing the filter clears it, because it would contain orders that are not visible.
 * Selecting single rows after "all" selects only those rows.
 */
export function useOrderSelection({ filter }: Pick<OrderList, 'filter'>): OrderSelection {
  const filterText = new URLSearchParams(orderFilter.toSearch(filter)).toString();
  const [kept, keep] = useState({ filterText, selection: NONE, isAll: false });
  const { selection, isAll } = kept.filterText === filterText ? kept : { selection: NONE, isAll: false };
  const target = useMemo<BulkTarget>(
    () => (isAll ? { kind: 'found', filter } : { kind: 'ids', ids: [...selection].map(Number) }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- an equal filter is the same filter
    [isAll, selection, filterText],
  );
  return {
    selection,
    isAll,
    change: (change) => keep({ filterText, selection: change.selection, isAll: false }),
    chooseAll: () => keep({ filterText, selection, isAll: true }),
    clear: () => keep({ filterText, selection: NONE, isAll: false }),
    target,
  };
}
