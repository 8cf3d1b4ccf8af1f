import { orderFilterToFind } from '@kontor/portal-core/erp';
import { orderFilter, ordersFind, type OrderFilter } from '@kontor/portal-core/orders';
import { useMerchantView } from '../../merchant-choice/index.js';
import { useAnswer, useTranslate } from '../../provider/index.js';
import type { DashboardLinks } from '../dashboard-links.js';
import { Tile } from './Tile.js';

const WAITING: OrderFilter = { investigationWaiting: true };
const SEARCH = new URLSearchParams(orderFilter.toSearch(WAITING));

/** The investigations in which it is the turn of the reader's side. */
export function WaitingForYou({ links }: { readonly links: DashboardLinks }) {
  const translate = useTranslate();
  const { within } = useMerchantView();
  const body = orderFilterToFind(within<OrderFilter>({ ...WAITING, investigationStatus: 'any' }), undefined, {
    limit: 1,
  });
  const { data, error, refetch } = useAnswer(ordersFind, { body });
  return (
    <Tile
      label={translate('dashboards.todayWaiting')}
      value={data?.dataInfo.foundCount}
      note={translate('dashboards.todayWaitingNote')}
      href={links.investigations && `${links.investigations}?${SEARCH}`}
      needsSomebody
      error={error}
      onRetry={() => void refetch()}
    />
  );
}
