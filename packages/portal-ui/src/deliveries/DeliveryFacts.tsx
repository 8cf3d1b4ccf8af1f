import { Download } from 'lucide-react';
import { formatInstant, isDeliveryFieldOpen, type Delivery } from '@kontor/portal-core';
import { useMediaDownload } from '../media/index.js';
import { Button, Fact, Facts } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { INLINE_FIELDS } from './delivery-fields.js';
import { FactLine } from './Delivery.styles.js';
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
    <Facts layout="ruled">
      {known.map(([label, text]) => (
        <Fact key={label} label={label}>
          <FactLine>
            <span data-empty={text === '' || undefined}>{text || translate('deliveries.empty')}</span>
          </FactLine>
        </Fact>
      ))}
      {INLINE_FIELDS.map(([name, text]) => (
        <Fact key={name} label={translate(text)}>
          <FactLine>
            <InlineField
              delivery={delivery}
              name={name}
              label={translate(text)}
              timeZone={timeZone}
              isReadOnly={isReadOnly || !isDeliveryFieldOpen(delivery, name)}
            >
              {name === 'document_file' && <Document fileName={delivery.document_file} />}
            </InlineField>
          </FactLine>
        </Fact>
      ))}
    </Facts>
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
