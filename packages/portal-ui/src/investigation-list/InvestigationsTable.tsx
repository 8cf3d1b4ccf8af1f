import { useCallback, useMemo } from 'react';
import { ROLE_SYSADMIN } from '@kontor/portal-core/access';
import type { Translate } from '@kontor/portal-core/i18n';
import { sideOf } from '@kontor/portal-core/investigations';
import { INVESTIGATION_STATUS_TEXTS, type Order, type OrderFilter } from '@kontor/portal-core/orders';
import { useMerchantView } from '../merchant-choice/index.js';
import { OrdersTable, type OrderList, type OrdersTableProps } from '../orders/index.js';
import { useTranslate } from '../provider/index.js';
import { useCurrentUser, usePrincipal } from '../session/index.js';
import { type FilterChip, filterChips } from '../table/index.js';
import { InvestigationFilters } from './InvestigationFilters.js';
import { openedColumn } from './opened-column.js';
import { turnColumn } from './turn-column.js';

export interface InvestigationsTableProps {
  readonly heading?: OrdersTableProps['heading'];
  /** Height in px of what the host shows above and below the widget; the rows then scroll within the window. */
  readonly surroundingHeight?: number;
  /** The saved view that is applied; if undefined, the reader's own columns and row height. */
  readonly view?: OrdersTableProps['view'];
  /** Filter, sorting and page number; kept by the host, for example in its address. */
  readonly list: OrderList;
  /** Called with the list state the user asks for. */
  readonly onChange: (list: OrderList) => void;
  /** Called with the order whose thread is to be opened. */
  readonly onOpen: (choice: { readonly order: Order }) => void;
}

/** Height in px of the second line of criteria. */
const FURTHER_FILTERS_HEIGHT = 42;

/** Table of the orders under investigation, by default of any status. Role 1 asks for those of all merchants, unless one is chosen. */
export function InvestigationsTable(props: InvestigationsTableProps) {
  const { list, onChange, onOpen, heading, surroundingHeight } = props;
  const translate = useTranslate();
  const isTopRole = useCurrentUser()?.user_role_id === ROLE_SYSADMIN;
  const { isNarrowing } = useMerchantView();
  const asksForAll = isTopRole && !isNarrowing;
  const usual = useMemo(() => usualFilter(asksForAll), [asksForAll]);
  const shown = useMemo(() => ({ ...list, filter: { ...usual, ...list.filter } }), [list, usual]);
  const reader = sideOf(usePrincipal());
  const columns = useMemo(
    () => [turnColumn(translate, reader), openedColumn(translate)],
    [translate, reader],
  );
  const open = useCallback((order: Order) => onOpen({ order }), [onOpen]);
  return (
    <OrdersTable
      heading={heading}
      {...(surroundingHeight !== undefined && {
        surroundingHeight: surroundingHeight + FURTHER_FILTERS_HEIGHT,
      })}
      variant="investigations"
      view={props.view}
      list={shown}
      onChange={(next) => onChange({ ...next, filter: withoutUsual(next.filter, usual) })}
      clearedFilter={usual}
      emptyText="investigations.noneYet"
      furtherColumns={columns}
      onInvestigation={open}
      hasVisits
      chips={furtherChips(shown.filter, translate)}
      renderFilters={(apply) => <InvestigationFilters filter={shown.filter} onChange={apply} />}
    />
  );
}

/** The filter before anything is chosen (specification 1 section 2, "Investigations page"). */
function usualFilter(asksForAll: boolean): OrderFilter {
  return { investigationStatus: 'any', ...(asksForAll && { displayAllMerchants: true }) };
}

/** The filter for the host's address; values that equal the default are left out. */
function withoutUsual(filter: OrderFilter, usual: OrderFilter): OrderFilter {
  const isOwn = ([name, value]: readonly [string, unknown]) => usual[name as keyof OrderFilter] !== value;
  return Object.fromEntries(Object.entries(filter).filter(isOwn));
}

/** The applied criteria of this page in words. "Any status" is the default and has no chip. */
function furtherChips(
  { investigationStatus, investigationUnseen, investigationWaiting }: OrderFilter,
  translate: Translate,
): FilterChip<OrderFilter>[] {
  const status =
    investigationStatus && investigationStatus !== 'any' && INVESTIGATION_STATUS_TEXTS[investigationStatus];
  return filterChips(
    [
      ['investigationStatus', 'orders.investigation', status && translate(status)],
      ['investigationWaiting', 'investigations.waiting', investigationWaiting],
      ['investigationUnseen', 'investigations.unseen', investigationUnseen],
    ],
    translate,
  );
}
