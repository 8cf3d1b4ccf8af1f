import { formatInstant, merchantLabel, ORDER_STATUS_TEXTS, type OrderStatus } from '@kontor/portal-core';
import type { OrderImport, UndoAnswer } from '@kontor/portal-core/order-import';
import { Fact, Facts, StatusBadge } from '../../primitives/index.js';
import { useTranslate } from '../../provider/translate-context.js';
import { useTimeZone } from '../../settings/useTimeZone.js';
import { Hash, Kept } from './Receipt.styles.js';

interface ReceiptProps {
  readonly receipt: OrderImport;
  readonly undone: UndoAnswer | null;
}

/** What was imported, when and by whom; after an undo, what was kept and why. */
export function Receipt({ receipt, undone }: ReceiptProps) {
  const translate = useTranslate();
  const timeZone = useTimeZone();
  const { counts, merchant_name, merchant_erp_id } = receipt;
  const facts = [
    ['orderImport.receiptFile', receipt.source_name],
    ['orderImport.merchant', merchantLabel({ merchant_name, erp_merchant_id: merchant_erp_id })],
    ['orderImport.receiptBy', receipt.created_by.username],
    ['orderImport.receiptAt', formatInstant(Date.parse(receipt.finished_at ?? receipt.created_at), timeZone)],
    ['orderImport.count_created', translate('orderImport.number', { value: counts.created })],
    ['orderImport.count_unchanged', translate('orderImport.number', { value: counts.unchanged })],
    ['orderImport.count_conflict', translate('orderImport.number', { value: counts.conflict })],
    ['orderImport.count_invalid', translate('orderImport.number', { value: counts.invalid })],
    ['orderImport.receiptHash', receipt.source_sha256],
  ] as const;
  return (
    <>
      <Facts layout="tiles">
        {facts.map(([label, value]) => (
          <Fact key={label} label={translate(label)}>
            {label === 'orderImport.receiptHash' ? <Hash>{value}</Hash> : value}
          </Fact>
        ))}
      </Facts>
      {undone !== null && undone.kept.length > 0 && (
        <Kept aria-label={translate('orderImport.keptOrders')}>
          {undone.kept.map(({ order_id, external_order_id, status }) => (
            <li key={order_id}>
              <span>{external_order_id}</span>
              <StatusBadge
                status={status as OrderStatus}
                label={translate(ORDER_STATUS_TEXTS[status as OrderStatus] ?? 'orders.statusNone')}
              />
            </li>
          ))}
        </Kept>
      )}
    </>
  );
}
