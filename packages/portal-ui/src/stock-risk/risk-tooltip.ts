import { formatInstant } from '@kontor/portal-core/dates';
import type { Language, Translate } from '@kontor/portal-core/i18n';
import type { ProductAtRisk, ProductsAtRisk } from '@kontor/portal-core/stock-risk';

/** A fraction as a percentage, in the format of the language. */
export function percentWords(part: number, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(part);
}

/** Day and time at which the predictions were learned; empty before the first training. */
export function trainedWords({ trained_at, time_zone }: ProductsAtRisk): string {
  return trained_at === null ? '' : formatInstant(Date.parse(trained_at), time_zone);
}

/**
 * Explains the risk of a product: one of the two texts of specification 1 section 4, when it was learned, and for a supported product its
 * error and the deliveries that are included.
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
