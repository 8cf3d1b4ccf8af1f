import type { ImportMapping } from '../../order-import.types.js';
import { isCharge } from '../../recipe/charges.js';
import { textKindOf } from '../../understanding/not-to-send/text-columns.js';
import { remember } from '../cells/remember.js';
import type { FieldReader } from './field-reader.js';

/** What is postage or a discount, but no voucher, which may be an article that was bought. */
const isChargeText = remember((text) =>
  isCharge(text) && !/gutschein|voucher|coupon|gift/i.test(text) ? 'yes' : '',
);

/**
 * A test for rows that two columns say are no item: the kind of the position (`Versandposition`, `Rabatt`), and the article number, which is
 * blank or says so as well. Null for files without a column of such kinds, and for several items in a row.
 */
export function chargeRowTest(
  { items, mode }: ImportMapping,
  header: readonly string[] | undefined,
  product: FieldReader,
): ((cells: readonly string[]) => boolean) | null {
  if (header === undefined || items !== undefined || mode === 'comma' || product.column < 0) return null;
  const kinds = header.flatMap((name, column) => (textKindOf(name) === 'positionKind' ? [column] : []));
  if (kinds.length === 0) return null;
  return (cells) => {
    if (!kinds.some((column) => isChargeText((cells[column] ?? '').trim()) !== '')) return false;
    const id = product.text(cells);
    return id === '' || isChargeText(id) !== '';
  };
}
