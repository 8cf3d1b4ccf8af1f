import { useState } from 'react';
import { today } from '@kontor/portal-core/dates';
import { DEFAULT_DELIVERY_SORT, deliveryFilter } from '@kontor/portal-core/deliveries';
import { useTimeZone } from '../../settings/index.js';
import type { DeliveryListState } from '../record/delivery-list.js';
import { useNarrowWindow } from '../record/useNarrowWindow.js';

/** Which deliveries a phone shows as long as no filter is set. */
export type RampScope = 'coming' | 'all';

/** The list that is shown, which on a phone begins with the next arrival. */
export interface RampList {
  readonly isPhone: boolean;
  /** The list to ask for. */
  readonly list: DeliveryListState;
  /** The chosen scope; null where a filter or a sort order decides. */
  readonly scope: RampScope | null;
  choose(scope: RampScope): void;
}

/**
 * Shows what is still expected from today on, the next arrival first, on a phone whose list has neither a filter nor a sort order of its own. Elsewhere
 * the list is as the specification says: newest first.
 */
export function useRampList(list: DeliveryListState): RampList {
  const isPhone = useNarrowWindow();
  const timeZone = useTimeZone();
  const [scope, choose] = useState<RampScope>('coming');
  const { column, direction } = list.sort;
  const isUsual =
    !deliveryFilter.isNarrowed(list.filter) &&
    column === DEFAULT_DELIVERY_SORT.column &&
    direction === DEFAULT_DELIVERY_SORT.direction;
  if (!isPhone || !isUsual) return { isPhone, list, scope: null, choose };
  return {
    isPhone,
    list: scope === 'coming' ? comingFirst(list, today(Date.now, timeZone)) : list,
    scope,
    choose,
  };
}

const comingFirst = (list: DeliveryListState, from: string): DeliveryListState => ({
  ...list,
  filter: { ...list.filter, arriving: { from }, expected: true },
  sort: { column: 'delivery_datetime', direction: 'ascending' },
});
