import { productFilter, type ProductSortColumn } from '@kontor/portal-core/products';
import { stockRiskOf } from '@kontor/portal-core/stock-risk';
import { useMerchantView } from '../../merchant-choice/index.js';
import { useTranslate } from '../../provider/index.js';
import { useStockRisks } from '../../stock-risk/index.js';
import type { DashboardLinks } from '../dashboard-links.js';
import { Tile } from './Tile.js';

const SORT: ProductSortColumn = 'stockRisk';
/** The address of products at risk, those that run out first on top: no filter knows this week. */
const SOONEST = new URLSearchParams({ ...productFilter.toSearch({ forecastRisk: '1' }), sort: SORT });

/** The products whose stock may run out this week. */
export function RunningOut({ links }: { readonly links: DashboardLinks }) {
  const translate = useTranslate();
  const { chosen, isNarrowing } = useMerchantView();
  const { answer, error, retry } = useStockRisks();
  const short = answer?.entries.filter(
    (entry) =>
      (!isNarrowing || chosen === null || entry.merchant_erp_id === chosen) &&
      stockRiskOf({ stock: entry }, entry).kind === 'mayRunOutThisWeek',
  );
  return (
    <Tile
      label={translate('dashboards.todayRunsOut')}
      value={short?.length}
      note={translate('dashboards.todayRunsOutNote')}
      href={links.products && `${links.products}?${SOONEST}`}
      needsSomebody
      error={error}
      onRetry={retry}
    />
  );
}
