import { CHART_STATUSES, orderFilter, type OrdersChart } from '@kontor/portal-core/orders';
import { useLanguage, useTranslate } from '../../provider/index.js';
import type { DashboardLinks } from '../dashboard-links.js';
import { useOrdersChart } from '../useOrdersChart.js';
import { Tile } from './Tile.js';

/** Days asked for: today, and back to the same day of last week. */
const DAYS = 8;

/** The open and delivered orders of today, beside those of the same day a week ago. */
export function OrdersToday({ links }: { readonly links: DashboardLinks }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { data, error, refetch } = useOrdersChart(DAYS);
  const today = data && ordersOn(data, -1);
  const before = data && ordersOn(data, 0);
  const day = data?.currentDate.at(-1);
  return (
    <Tile
      label={translate('dashboards.todayOrders')}
      value={today}
      note={
        today === undefined || before === undefined || day === undefined ? '' : noteOf(today, before, day)
      }
      href={day === undefined ? links.orders : `${links.orders}?${ordersOf(day)}`}
      error={error}
      onRetry={() => void refetch()}
    />
  );

  function noteOf(count: number, lastWeek: number, isoDay: string): string {
    const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
      new Date(isoDay),
    );
    if (count === lastWeek) return translate('dashboards.todayOrdersSame', { weekday });
    const difference = translate(count > lastWeek ? 'dashboards.todayMore' : 'dashboards.todayFewer', {
      count: Math.abs(count - lastWeek),
    });
    return translate('dashboards.todayOrdersThan', { difference, weekday, count: lastWeek });
  }
}

/** The address of the orders of a day that the chart counts. */
const ordersOf = (day: string) =>
  new URLSearchParams(orderFilter.toSearch({ status: CHART_STATUSES, dateFrom: day, dateTo: day }));

/** The orders of a day of the chart, counted like an index of `at`. */
const ordersOn = ({ geliefertChartData, offenChartData }: OrdersChart, index: number): number =>
  (geliefertChartData.at(index) ?? 0) + (offenChartData.at(index) ?? 0);
