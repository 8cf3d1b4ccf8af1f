import {
  productOutlook,
  productsAtRisk,
  type ProductAtRisk,
  type ProductsAtRisk,
  type StockOutlookOfProduct,
} from '@kontor/portal-core/stock-risk';
import { answer } from './answer.js';
import { fakePortal, type FakePortal } from './fake-portal.js';
import { broken, silent } from './refusal.js';

/** A prediction for a product of merchant 2. `different` replaces fields. */
export function aPrediction(product_id: string, different: Partial<ProductAtRisk> = {}): ProductAtRisk {
  return {
    product_id,
    merchant_erp_id: 2,
    weeks_left_stock: 2,
    days_left: 19,
    at_risk: true,
    available: 34,
    ...different,
  };
}

/** The outlook of a product that sells about two units a day. `different` replaces fields. */
export function anOutlook(different: Partial<StockOutlookOfProduct> = {}): StockOutlookOfProduct {
  return {
    model: 'learned',
    available: 34,
    week: { low: 7, high: 18 },
    days_left: 19,
    empty_in: { low: 15, high: 27 },
    course: Array.from({ length: 42 }, (_, day) => Math.max(0, Math.round(34 - 1.7 * day))),
    deliveries: [],
    missing: 22,
    record: [
      { first_day: '2026-11-09', low: 6, high: 17, sold: 12 },
      { first_day: '2026-11-02', low: 6, high: 16, sold: 19 },
    ],
    this_week: { said: 14, came_true: 9, unsaid: 3 },
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
  };
}

/** A portal with predictions only, and one outlook for all products; `failed` refuses them, `silent` never answers. */
export const createFakeRisks = (
  answered: ProductsAtRisk | 'failed' | 'silent',
  outlook = anOutlook(),
): FakePortal =>
  fakePortal([
    answer(productsAtRisk, () => {
      if (answered === 'silent') return silent();
      return answered === 'failed' ? broken() : answered;
    }),
    answer(productOutlook, () => outlook),
  ]);
