import { formatInstant } from '@kontor/portal-core/dates';
import { orderFilterToFind } from '@kontor/portal-core/erp';
import { orderFilter, ordersFind, type OrderFilter } from '@kontor/portal-core/orders';
import { useMerchantView } from '../../merchant-choice/index.js';
import { useAnswer, useTranslate } from '../../provider/index.js';
import { useVisit } from '../../session/index.js';
import { useTimeZone } from '../../settings/index.js';
import type { DashboardLinks } from '../dashboard-links.js';
import { Tile } from './Tile.js';

const SINCE: OrderFilter = { sinceVisit: true };
const SEARCH = new URLSearchParams(orderFilter.toSearch(SINCE));

/** The orders that were created or changed since the reader's last visit; nothing on the first. */
export function SinceVisit({ links }: { readonly links: DashboardLinks }) {
  const translate = useTranslate();
  const timeZone = useTimeZone();
  const { within } = useMerchantView();
  const since = useVisit()?.since ?? null;
  const body = orderFilterToFind(within(SINCE), undefined, { limit: 1 });
  const { data, error, refetch } = useAnswer(ordersFind, { body }, { enabled: since !== null });
  if (since === null) return null;
  return (
    <Tile
      label={translate('dashboards.todaySince')}
      value={data?.dataInfo.foundCount}
      note={translate('dashboards.todaySinceNote', { at: formatInstant(Date.parse(since), timeZone) })}
      href={`${links.orders}?${SEARCH}`}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}
