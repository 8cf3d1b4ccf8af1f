import { productsAtRisk, type ProductAtRisk, type ProductsAtRisk } from '@kontor/portal-core/stock-risk';
import { answer } from './answer.js';
import { fakePortal, type FakePortal } from './fake-portal.js';
import { broken, silent } from './refusal.js';

/** A prediction for a product of merchant 2: two units a day on weekdays, fewer at weekends. `different` replaces fields. */
export function aPrediction(product_id: string, different: Partial<ProductAtRisk> = {}): ProductAtRisk {
  return {
    product_id,
    merchant_erp_id: 2,
    weeks_left_stock: 2,
    days_left: 19,
    at_risk: true,
    available: 34,
    daily_demand: 1.8,
    weekday_demand: [2.6, 2.2, 2, 2, 1.8, 0.8, 1.2],
    model: 'weekdaySmoothing',
    backtest_error: 0.183,
    deliveries: [],
    ...different,
  };
}

/** An answer trained in the night to the 21st of November 2026. */
export function someRisks(entries: readonly ProductAtRisk[]): ProductsAtRisk {
  return {
    entries,
    today: '2026-11-21',
    time_zone: 'Europe/Berlin',
    trained_at: '2026-11-20T23:10:04.000Z',
    backtest: { error: 0.21, plain_error: 0.27, first_day: '2026-09-22', last_day: '2026-11-20' },
  };
}

/** A portal with predictions only; `failed` refuses them, `silent` never answers. */
export const createFakeRisks = (answered: ProductsAtRisk | 'failed' | 'silent'): FakePortal =>
  fakePortal([
    answer(productsAtRisk, () => {
      if (answered === 'silent') return silent();
      return answered === 'failed' ? broken() : answered;
    }),
  ]);
