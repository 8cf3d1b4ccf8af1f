import type { OrderImport } from '@kontor/portal-core/order-import';
import { type Io, printable, table } from '../../terminal/index.js';

/** The counts of an import as text, with its id for `kontor imports`. */
export function receiptText(receipt: OrderImport, { t }: Pick<Io, 't'>): string {
  const { counts } = receipt;
  return table([
    [t('cli.columnId'), String(receipt.id)],
    [t('cli.columnFile'), printable(receipt.source_name)],
    [t('cli.columnMerchant'), `${receipt.merchant_name} (${receipt.merchant_erp_id})`],
    [t('cli.columnWho'), receipt.created_by.username],
    [t('cli.columnWhen'), (receipt.finished_at ?? receipt.created_at).slice(0, 19).replace('T', ' ')],
    [t('cli.columnState'), t(`cli.state_${receipt.state}`)],
    [t('cli.outcome_created'), String(counts.created)],
    [t('cli.outcome_replaced'), String(counts.replaced)],
    [t('cli.outcome_unchanged'), String(counts.unchanged)],
    [t('cli.outcome_conflict'), String(counts.conflict)],
    [t('cli.outcome_invalid'), String(counts.invalid)],
    ['SHA-256', receipt.source_sha256],
  ]);
}
