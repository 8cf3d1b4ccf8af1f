import {
  newErrorStatus,
  orderErrorFilter,
  orderErrorsList,
  type OrderErrorFilter,
} from '@kontor/portal-core/order-errors';
import { ORDER_ERROR_SETTINGS, settingList } from '@kontor/portal-core/settings';
import { useMerchantView } from '../../merchant-choice/index.js';
import { useAnswer, useTranslate } from '../../provider/index.js';
import { useSettings } from '../../settings/index.js';
import type { DashboardLinks } from '../dashboard-links.js';
import { Tile } from './Tile.js';

/** The order errors that nobody has begun with. */
export function OpenErrors({ links }: { readonly links: DashboardLinks }) {
  const translate = useTranslate();
  const { within } = useMerchantView();
  const { settings, error: unread, retry } = useSettings();
  const status = newErrorStatus({ statuses: settingList(settings ?? [], ORDER_ERROR_SETTINGS.statuses) });
  const filter: OrderErrorFilter = status === undefined ? {} : { status };
  const query = { ...orderErrorFilter.toQuery(within(filter)), limit: 1 };
  const { data, error, refetch } = useAnswer(orderErrorsList, { query }, { enabled: status !== undefined });
  // A portal without statuses has no errors in the first one.
  const value = settings !== undefined && status === undefined ? 0 : data?.foundCount;
  const search = new URLSearchParams(orderErrorFilter.toSearch(filter));
  return (
    <Tile
      label={translate('dashboards.todayErrors')}
      value={value}
      note={status === undefined ? '' : translate('dashboards.todayErrorsNote', { status })}
      href={links.orderErrors && `${links.orderErrors}?${search}`}
      needsSomebody
      error={unread ?? error}
      onRetry={() => (unread === null ? void refetch() : retry())}
    />
  );
}
