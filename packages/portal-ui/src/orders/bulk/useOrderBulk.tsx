import { Suspense } from 'react';
import type { Order } from '@kontor/portal-core/orders';
import { lazyPart } from '../../primitives/index.js';
import type { FoundPage, TableProps } from '../../table/index.js';
import type { OrderList } from '../order-list.js';
import { useOrderSelection } from './useOrderSelection.js';

/** Loaded on demand, once orders are selected. */
const OrdersBulkActions = lazyPart(() =>
  import('./OrdersBulkActions.js').then((module) => module.OrdersBulkActions),
);

export interface OrderBulkOptions {
  readonly list: OrderList;
  /** The page on the screen. */
  readonly page: FoundPage<Order> | undefined;
  readonly visibleColumnIds: readonly string[];
}

/** Props and state that a table of orders needs for selection and bulk actions. */
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
          foundCount={page?.count === 'exact' ? page.foundCount : 0}
          visibleColumnIds={visibleColumnIds}
        />
      </Suspense>
    ),
  };
}
