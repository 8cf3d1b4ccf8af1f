import {
  formatInstant,
  type Language,
  type ProductAtRisk,
  type ProductsAtRisk,
  type Translate,
} from '@kontor/portal-core';

/** A part of one as percent, in the words of the language. */
export function percentWords(part: number, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(part);
}

/** When the predictions were learned, as day and time; empty before the first training. */
export function trainedWords({ trained_at, time_zone }: ProductsAtRisk): string {
  return trained_at === null ? '' : formatInstant(Date.parse(trained_at), time_zone);
}

/**
 * What the risk of a product rests on: one of the two texts of specification 1 section 4, when it was learned, and of a supported product
 * how far off it was and which deliveries are counted in.
 */
export function riskTooltip(
  prediction: ProductAtRisk | null,
  answer: ProductsAtRisk,
  { translate, language }: { readonly translate: Translate; readonly language: Language },
): string {
  const at = trainedWords(answer);
  const trained = at && translate('stockRisk.trainedAt', { at });
  if (prediction === null) return [translate('stockRisk.lowSales'), trained].filter(Boolean).join(' ');
  const { backtest_error: error, deliveries } = prediction;
  const off =
    error === null ? '' : translate('stockRisk.backTestError', { percent: percentWords(error, language) });
  const announced =
    deliveries.length === 0 ? '' : translate('stockRisk.announced', { count: deliveries.length });
  return [translate('stockRisk.learned'), trained, off, announced].filter(Boolean).join(' ');
}
