import { formatInstant } from '@kontor/portal-core/dates';
import { merchantLabel } from '@kontor/portal-core/merchants';
import { IMPORT_OUTCOMES, type OrderImport } from '@kontor/portal-core/order-import';
import { Fact, Facts } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { useTimeZone } from '../../settings/index.js';
import { OUTCOME_COUNT_TEXTS } from './import-texts.js';
import { Folded, Hash } from './Receipt.styles.js';

interface ReceiptProps {
  readonly receipt: OrderImport;
}

/** Receipt of an import: file, time, user and the results; hash and key are folded. */
export function Receipt({ receipt }: ReceiptProps) {
  const translate = useTranslate();
  const timeZone = useTimeZone();
  const { counts, merchant_name, merchant_erp_id } = receipt;
  const facts = [
    ['orderImport.receiptFile', receipt.source_name],
    ['orderImport.merchant', merchantLabel({ merchant_name, erp_merchant_id: merchant_erp_id })],
    ['orderImport.receiptBy', receipt.created_by.username],
    ['orderImport.receiptAt', formatInstant(Date.parse(receipt.finished_at ?? receipt.created_at), timeZone)],
  ] as const;
  // Pages of others are not told the account that imports in their name.
  const told = facts.filter(([, value]) => value !== '');
  return (
    <>
      <Facts layout="tiles">
        {told.map(([label, value]) => (
          <Fact key={label} label={translate(label)}>
            {value}
          </Fact>
        ))}
        {IMPORT_OUTCOMES.map((outcome) => (
          <Fact key={outcome} label={translate(OUTCOME_COUNT_TEXTS[outcome])}>
            {translate('orderImport.number', { value: counts[outcome] ?? 0 })}
          </Fact>
        ))}
      </Facts>
      <Folded>
        <summary>{translate('orderImport.technicalFacts')}</summary>
        <Facts layout="ruled">
          <Fact label={translate('orderImport.rows')}>
            {translate('orderImport.fileRows', { count: receipt.source_rows })}
          </Fact>
          <Fact label={translate('orderImport.receiptHash')}>
            <Hash>{receipt.source_sha256}</Hash>
          </Fact>
        </Facts>
      </Folded>
    </>
  );
}
