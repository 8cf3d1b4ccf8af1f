import { formatInstant } from '@kontor/portal-core/dates';
import type { Translate } from '@kontor/portal-core/i18n';
import type { ProductAtRisk, ProductsAtRisk } from '@kontor/portal-core/stock-risk';

/** Day and time at which the predictions were learned; empty before the first training. */
export function trainedWords({ trained_at, time_zone }: ProductsAtRisk): string {
  return trained_at === null ? '' : formatInstant(Date.parse(trained_at), time_zone);
}

/** Explains the risk of a product: one of the two texts of specification 1 section 4, and when it was learned. */
export function riskTooltip(
  prediction: ProductAtRisk | null,
  answer: ProductsAtRisk,
  translate: Translate,
): string {
  const at = trainedWords(answer);
  const words = translate(prediction === null ? 'stockRisk.lowSales' : 'stockRisk.learned');
  return at ? `${words} ${translate('stockRisk.trainedAt', { at })}` : words;
}
