import type { Language, Translate } from '@kontor/portal-core/i18n';
import type { BulkEntry } from '@kontor/portal-core/orders';
import { guardFormula } from '@kontor/portal-core/order-import';
import { OUTCOME_TEXTS, reasonText, statusText } from './bulk-texts.js';

/** Writes the results as CSV that Excel opens in the reader's language, one row per order. */
export function bulkCsv(entries: readonly BulkEntry[], language: Language, translate: Translate): Blob {
  const separator = language === 'de' ? ';' : ',';
  const head = [
    translate('orders.orderId'),
    translate('orderBulk.orderErpId'),
    translate('orderBulk.before'),
    translate('orderBulk.after'),
    translate('orderBulk.outcome'),
    translate('orderBulk.reason'),
  ];
  const rows = entries.map((entry) => [
    entry.external_order_id,
    String(entry.order_id),
    statusText(entry.status, translate),
    statusText(entry.new_status ?? entry.status, translate),
    translate(OUTCOME_TEXTS[entry.outcome]),
    reasonText(entry, translate),
  ]);
  const line = (cells: readonly string[]) =>
    cells.map((cell) => `"${guardFormula(cell).replaceAll('"', '""')}"`).join(separator);
  return new Blob([`\ufeff${[head, ...rows].map(line).join('\r\n')}\r\n`], { type: 'text/csv' });
}
