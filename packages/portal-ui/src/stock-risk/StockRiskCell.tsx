import { stockRiskOf, STOCK_RISK_TEXTS, type Product, type StockRiskKind } from '@kontor/portal-core';
import { Badge, type Tone } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { useStockRisks } from './useStockRisks.js';

/** What the cell needs of a product. */
export type StockRiskProduct = Pick<Product, 'id' | 'name' | 'merchantErpId' | 'stock'>;

const TONES: Record<StockRiskKind, Tone> = {
  notSupported: 'neutral',
  outOfStock: 'danger',
  mayRunOutThisWeek: 'open',
  daysLeft: 'warning',
  noRisk: 'success',
};

/** When a product is going to run out. */
export function StockRiskCell({ product }: { readonly product: StockRiskProduct }) {
  const translate = useTranslate();
  const { predictionOf } = useStockRisks();
  const prediction = predictionOf(product);
  if (prediction === undefined) return null;
  const risk = stockRiskOf(product, prediction);
  const days = risk.kind === 'daysLeft' ? { count: risk.days } : undefined;
  return <Badge tone={TONES[risk.kind]}>{translate(STOCK_RISK_TEXTS[risk.kind], days)}</Badge>;
}
