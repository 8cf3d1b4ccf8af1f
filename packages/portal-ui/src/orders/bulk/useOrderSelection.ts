import { useMemo, useState } from 'react';
import { orderFilter } from '@kontor/portal-core';
import type { Selection } from '../../table/index.js';
import type { OrderList } from '../order-list.js';
import type { BulkTarget } from './bulk-run.js';

const NONE: Selection = new Set();

/** Which orders of a list are chosen: single ones over its pages, or all it finds. */
export interface OrderSelection {
  readonly selection: Selection;
  /** Everything the filter finds is chosen, other pages included. */
  readonly isAll: boolean;
  readonly change: (change: { readonly selection: Selection }) => void;
  readonly chooseAll: () => void;
  readonly clear: () => void;
  /** The chosen orders as what is to be done with them; the same object while they stay the same. */
  readonly target: BulkTarget;
}

/**
 * Keeps the selection of a list. Another filter lets it go: it would hold orders nobody sees. Choosing single rows after all of them
 * chooses only the rows.
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
