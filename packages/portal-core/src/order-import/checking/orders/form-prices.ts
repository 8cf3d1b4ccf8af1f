import { isMoneyHeader, isSumHeader } from '../../words/money-header.js';
import type { ReadingRules } from './order-reader.js';

/** What the money in an order form says of its products. */
export interface FormPrices {
  readonly hasPrices: boolean;
  /** Whether a row has the sum of its pieces, and so was ordered. */
  readonly hasSum: (cells: readonly string[]) => boolean;
}

const ABOVE_ZERO = /[1-9]/;

/** Finds the columns of money in the rows of an order form. */
export function formPrices({ header = [], dialect }: ReadingRules): FormPrices {
  const money = header
    .slice(0, dialect?.formHead?.column)
    .flatMap((name, at) => (isMoneyHeader(name) ? [at] : []));
  const sums = money.filter((at) => isSumHeader(header[at] ?? ''));
  return {
    hasPrices: money.length > 0,
    hasSum: (cells) => sums.some((at) => ABOVE_ZERO.test(cells[at] ?? '')),
  };
}
