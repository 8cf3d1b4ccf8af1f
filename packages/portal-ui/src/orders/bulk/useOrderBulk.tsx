import { Suspense } from 'react';
import type { Order } from '@kontor/portal-core';
import { lazyPart } from '../../primitives/index.js';
import type { FoundPage, TableProps } from '../../table/index.js';
import type { OrderList } from '../order-list.js';
import { useOrderSelection } from './useOrderSelection.js';

/** What can be done with many orders arrives once some are chosen. */
const OrdersBulkActions = lazyPart(() =>
  import('./OrdersBulkActions.js').then((module) => module.OrdersBulkActions),
);

export interface OrderBulkOptions {
  readonly list: OrderList;
  /** The page that shows. */
  readonly page: FoundPage<Order> | undefined;
  readonly visibleColumnIds: readonly string[];
}

/** What a table of orders gets so that many can be chosen and changed at once. */
export function useOrderBulk({
  list,
  page,
  visibleColumnIds,
}: OrderBulkOptions): Pick<
  TableProps<Order>,
  'selection' | 'selectedCount' | 'onSelectionChange' | 'bulkActions'
> {
  const chosen = useOrderSelection(list);
  return {
    selection: chosen.selection,
    selectedCount: chosen.isAll ? page?.foundCount : undefined,
    onSelectionChange: chosen.change,
    bulkActions: (
      <Suspense fallback={null}>
        <OrdersBulkActions
          list={list}
          chosen={chosen}
          foundCount={page?.isCounted ? page.foundCount : 0}
          visibleColumnIds={visibleColumnIds}
        />
      </Suspense>
    ),
  };
}
