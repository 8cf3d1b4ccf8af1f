import { ordersChart } from '@kontor/portal-core/orders';
import { useMerchantView } from '../merchant-choice/index.js';
import { useAnswer } from '../provider/index.js';

/** The orders of the last days, of the merchant that is chosen for all lists. */
export function useOrdersChart(days: number) {
  const { isNarrowing, chosen } = useMerchantView();
  const ofMerchant = isNarrowing && chosen !== null ? { merchant_erp_id: chosen } : {};
  return useAnswer(ordersChart, { query: { days, ...ofMerchant } });
}
