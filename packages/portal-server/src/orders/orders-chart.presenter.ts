import { addDays } from '@kontor/portal-core/dates';
import type { OrdersChart } from '@kontor/portal-core/orders';
import type { DayCount } from '../erp/index.js';

/** The chart of `days` days up to and including `last` (ISO day). Days without orders are 0. */
export function ordersChartOf(counts: readonly DayCount[], last: string, days: number): OrdersChart {
  const currentDate = Array.from({ length: days }, (_, index) => addDays(last, index + 1 - days));
  const series = (status: DayCount['status']) =>
    currentDate.map((day) => counts.find((count) => count.day === day && count.status === status)?.n ?? 0);
  return { currentDate, geliefertChartData: series('geliefert'), offenChartData: series('offen') };
}
