import { useState } from 'react';
import { BarChart, type ChartFitting } from '../charts/index.js';
import { keepChoice, readChoice, useChoices, useLanguage, useTranslate } from '../provider/index.js';
import { LoadFailure, LoadingNote } from '../primitives/index.js';
import { useOrdersChart } from './useOrdersChart.js';

/** Number of days shown, and the least upper end of the y axis (specification 1 section 9). */
const DAYS = 7;
const SUGGESTED_MAX = 500;

/** Chart of the orders of the last seven days, delivered and open. */
export function OrdersChart() {
  const translate = useTranslate();
  const language = useLanguage();
  const fitting = useFitting();
  const { data, error, refetch } = useOrdersChart(DAYS);
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <LoadingNote />;
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const dayLabel = (day: string) =>
    translate('dashboards.dayLabel', {
      weekday: weekday.format(new Date(day)).replace('.', ''),
      day: Number(day.slice(8)),
    });
  const title = translate('dashboards.last_orders');
  return (
    <BarChart
      label={title}
      tableCaption={title}
      xLabel={translate('dashboards.day')}
      x={data.currentDate.map(dayLabel)}
      series={[
        {
          label: translate('dashboards.seriesDelivered'),
          color: 'positive',
          values: data.geliefertChartData,
        },
        { label: translate('dashboards.seriesOpen'), color: 'negative', values: data.offenChartData },
      ]}
      suggestedMax={SUGGESTED_MAX}
      fitting={fitting}
      height="fill"
    />
  );
}

const KEY = 'kontor.ordersChart.fitted';

/** Whether the axis is fitted to the values, for merchants with few orders a day; the choice is remembered. */
function useFitting(): ChartFitting {
  const choices = useChoices();
  const [isFitted, fit] = useState(() => readChoice(choices, KEY) === 'yes');
  return {
    isFitted,
    onChange: (next) => {
      fit(next);
      keepChoice(choices, KEY, next ? 'yes' : null);
    },
  };
}
