import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { MonthlyOrderErrors, OrderErrorFilter } from '@kontor/portal-core/order-errors';
import { LineChart } from '../charts/index.js';
import { LoadFailure, Skeleton } from '../primitives/index.js';
import { useLanguage, useTranslate } from '../provider/index.js';
import { color, font, radius, space } from '../theme/index.js';
import { useOrderErrorStats } from './useOrderErrors.js';

const HEIGHT = 180;

/** Line chart of the number of errors in each month. */
export function OrderErrorsChart({ filter }: { readonly filter: OrderErrorFilter }) {
  const translate = useTranslate();
  const { data, error, isLoading, retry } = useOrderErrorStats(filter);
  return (
    <Card aria-busy={isLoading}>
      {!data?.length && <h2>{translate('orderErrors.chartTitle')}</h2>}
      {error ? (
        <LoadFailure title={translate('orderErrors.chartFailed')} error={error} onRetry={retry} />
      ) : data === undefined ? (
        <Skeleton height={HEIGHT} />
      ) : data.length === 0 ? (
        <Nothing>{translate('orderErrors.noResults')}</Nothing>
      ) : (
        <Months months={data} />
      )}
    </Card>
  );
}

function Months({ months }: { readonly months: readonly MonthlyOrderErrors[] }) {
  const translate = useTranslate();
  const language = useLanguage();
  const x = useMemo(() => months.map(({ month }) => monthName(month, language)), [months, language]);
  const series = useMemo(
    () => [
      {
        label: translate('orderErrors.chartSeries'),
        color: 'negative' as const,
        values: months.map(({ error_count }) => error_count),
      },
    ],
    [months, translate],
  );
  return (
    <LineChart
      heading={<h2>{translate('orderErrors.chartTitle')}</h2>}
      label={translate('orderErrors.chartTitle')}
      x={x}
      xLabel={translate('orderErrors.month')}
      series={series}
      hasLegend={false}
      height={HEIGHT}
      tableCaption={translate('orderErrors.chartTable')}
    />
  );
}

function monthName(month: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return format.format(Date.parse(`${month}-01T00:00:00Z`));
}

const Card = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space('2')};
  min-width: 0;
  padding: ${space('3')} ${space('4')};
  border: 1px solid ${color('rule')};
  border-radius: ${radius('lg')};
  background: ${color('surface')};

  h2 {
    margin: 0;
    font-size: ${font('size-sm')};
    font-weight: ${font('weight-semibold')};
  }
`;

const Nothing = styled.p`
  margin: 0;
  color: ${color('ink-muted')};
  font-size: ${font('size-sm')};
`;
