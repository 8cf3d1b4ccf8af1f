import { today } from '@kontor/portal-core/dates';
import {
  deliveriesList,
  DELIVERY_STATUS_TEXTS,
  deliveryFilter,
  EXPECTED_STATUSES,
  lateDeliveries,
} from '@kontor/portal-core/deliveries';
import { useMerchantView } from '../../merchant-choice/index.js';
import { useAnswers, useTranslate } from '../../provider/index.js';
import { useTimeZone } from '../../settings/index.js';
import type { DashboardLinks } from '../dashboard-links.js';
import { Tile } from './Tile.js';

/** The deliveries that are still expected although their day is over. The link leads to those of the first status that has any. */
export function LateDeliveries({ links }: { readonly links: DashboardLinks }) {
  const translate = useTranslate();
  const { day, data, error, refetch } = useLate();
  const some = data?.filter(({ count }) => count > 0) ?? [];
  const note = some.map(({ status, count }) =>
    translate('dashboards.todayLateOf', { count, status: translate(DELIVERY_STATUS_TEXTS[status]) }),
  );
  const first = some[0]?.status ?? 'OPEN';
  return (
    <Tile
      label={translate('dashboards.todayLate')}
      value={data?.reduce((sum, { count }) => sum + count, 0)}
      note={note.length === 0 ? translate('dashboards.todayLateNone') : note.join(' · ')}
      href={`${links.deliveries}?${new URLSearchParams(deliveryFilter.toSearch(lateDeliveries(first, day)))}`}
      needsSomebody
      error={error}
      onRetry={() => void refetch()}
    />
  );
}

/** The number of late deliveries in each status of those that are expected. */
function useLate() {
  const { within } = useMerchantView();
  const day = today(Date.now, useTimeZone());
  const queries = EXPECTED_STATUSES.map((status) => ({
    status,
    query: { ...deliveryFilter.toQuery(within(lateDeliveries(status, day))), limit: 1 },
  }));
  const answer = useAnswers(deliveriesList, { late: queries }, (client, signal) =>
    Promise.all(
      queries.map(async ({ status, query }) => {
        const { foundCount: count } = await client.call(deliveriesList, { query, signal });
        return { status, count };
      }),
    ),
  );
  return { ...answer, day };
}
