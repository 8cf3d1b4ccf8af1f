import { today } from '@kontor/portal-core/dates';
import {
  deliveriesList,
  DELIVERY_STATUS_TEXTS,
  deliveryFilter,
  lateDeliveries,
  type DeliveryStatus,
} from '@kontor/portal-core/deliveries';
import { useMerchantView } from '../../merchant-choice/index.js';
import { useAnswer, useTranslate } from '../../provider/index.js';
import { useTimeZone } from '../../settings/index.js';
import type { DashboardLinks } from '../dashboard-links.js';
import { Tile } from './Tile.js';

/** The deliveries that are still expected although their day is over. The link leads to those of the first status that has any. */
export function LateDeliveries({ links }: { readonly links: DashboardLinks }) {
  const translate = useTranslate();
  const all = [useLate('OPEN'), useLate('UNDER_REVIEW'), useLate('ACCEPTED')];
  const isLoaded = all.every(({ count }) => count !== undefined);
  const some = all.filter(({ count = 0 }) => count > 0);
  const note = some.map(({ status, count = 0 }) =>
    translate('dashboards.todayLateOf', { count, status: translate(DELIVERY_STATUS_TEXTS[status]) }),
  );
  const filter = (some[0] ?? all[0])?.filter ?? {};
  return (
    <Tile
      label={translate('dashboards.todayLate')}
      value={isLoaded ? all.reduce((sum, { count = 0 }) => sum + count, 0) : undefined}
      note={note.length === 0 ? translate('dashboards.todayLateNone') : note.join(' · ')}
      href={`${links.deliveries}?${new URLSearchParams(deliveryFilter.toSearch(filter))}`}
      needsSomebody
      error={all.find(({ error }) => error !== null)?.error ?? null}
      onRetry={() => all.forEach(({ refetch }) => void refetch())}
    />
  );
}

function useLate(status: DeliveryStatus) {
  const { within } = useMerchantView();
  const timeZone = useTimeZone();
  const filter = lateDeliveries(status, today(Date.now, timeZone));
  const query = { ...deliveryFilter.toQuery(within(filter)), limit: 1 };
  const { data, error, refetch } = useAnswer(deliveriesList, { query });
  return { status, filter, count: data?.foundCount, error, refetch };
}
