import { Download } from 'lucide-react';
import { formatInstant, isDeliveryFieldOpen, type Delivery } from '@kontor/portal-core';
import { useMediaDownload } from '../media/index.js';
import { Button } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { INLINE_FIELDS } from './delivery-fields.js';
import { FactList, FactRow } from './Delivery.styles.js';
import { InlineField } from './InlineField.js';
import { useTimeZone } from '../settings/useTimeZone.js';

export interface DeliveryFactsProps {
  readonly delivery: Delivery;
  /** Nothing can be changed (the default). */
  readonly isReadOnly?: boolean;
}

/** What is known of a delivery besides its products. */
export function DeliveryFacts({ delivery, isReadOnly = true }: DeliveryFactsProps) {
  const translate = useTranslate();
  const timeZone = useTimeZone();
  const known: readonly (readonly [string, string])[] = [
    [translate('deliveries.merchant'), delivery.user.merchant.merchant_name],
    [translate('users.shopCode'), delivery.erp_shop_code],
    [translate('deliveries.created'), formatInstant(Date.parse(delivery.creation_date), timeZone)],
    [translate('deliveries.erpNumber'), delivery.intendo_id === null ? '' : String(delivery.intendo_id)],
  ];
  return (
    <FactList>
      {known.map(([label, text]) => (
        <FactRow key={label}>
          <dt>{label}</dt>
          <dd>
            <span data-empty={text === '' || undefined}>{text || translate('deliveries.empty')}</span>
          </dd>
        </FactRow>
      ))}
      {INLINE_FIELDS.map(([name, text]) => (
        <FactRow key={name}>
          <dt>{translate(text)}</dt>
          <dd>
            <InlineField
              delivery={delivery}
              name={name}
              label={translate(text)}
              timeZone={timeZone}
              isReadOnly={isReadOnly || !isDeliveryFieldOpen(delivery, name)}
            >
              {name === 'document_file' && <Document fileName={delivery.document_file} />}
            </InlineField>
          </dd>
        </FactRow>
      ))}
    </FactList>
  );
}

function Document({ fileName }: { readonly fileName: string }) {
  const translate = useTranslate();
  const download = useMediaDownload();
  if (fileName === '') return <span data-empty>{translate('deliveries.empty')}</span>;
  return (
    <Button size="small" icon={<Download aria-hidden="true" />} onPress={() => void download(fileName)}>
      {translate('deliveries.downloadDocument')}
    </Button>
  );
}
