import type { ReactNode } from 'react';
import { Download } from 'lucide-react';
import { formatInstant } from '@kontor/portal-core/dates';
import {
  DELIVERY_FIELDS,
  isDeliveryFieldOpen,
  type Delivery,
  type DeliveryFields,
} from '@kontor/portal-core/deliveries';
import { useMediaDownload } from '../../media/index.js';
import { Button, Fact, Facts, Link } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { FactLine } from '../record/Delivery.styles.js';
import { INLINE_FIELDS, InlineField } from './InlineField.js';
import { useTimeZone } from '../../settings/index.js';

export interface DeliveryFactsProps {
  readonly delivery: Delivery;
  /** Whether the facts are read-only (the default). */
  readonly isReadOnly?: boolean;
}

type ToldName = Exclude<keyof typeof DELIVERY_FIELDS, keyof DeliveryFields>;

/** Facts that the portal records itself, in reading order; null for those shown elsewhere on the page. */
const KNOWN: { readonly [Name in ToldName]: ((delivery: Delivery, timeZone: string) => string) | null } = {
  id: null,
  status: null,
  erp_shop_code: ({ erp_shop_code }) => erp_shop_code,
  creation_date: ({ creation_date }, timeZone) => formatInstant(Date.parse(creation_date), timeZone),
  intendo_id: ({ intendo_id }) => (intendo_id === null ? '' : String(intendo_id)),
};

/** The facts of a delivery besides its products. */
export function DeliveryFacts({ delivery, isReadOnly = true }: DeliveryFactsProps) {
  const translate = useTranslate();
  const timeZone = useTimeZone();
  const known = Object.entries(KNOWN).flatMap(([name, textOf]) => {
    const { label } = DELIVERY_FIELDS[name as ToldName];
    return textOf === null ? [] : [[translate(label), textOf(delivery, timeZone)] as const];
  });
  const merchant = [translate('merchants.merchant'), delivery.user.merchant.merchant_name] as const;
  return (
    <Facts layout="ruled">
      {[merchant, ...known].map(([label, text]) => (
        <Fact key={label} label={label}>
          <FactLine>
            <span data-empty={text === '' || undefined}>{text || translate('deliveries.empty')}</span>
          </FactLine>
        </Fact>
      ))}
      {INLINE_FIELDS.map((name) => (
        <Fact key={name} label={translate(DELIVERY_FIELDS[name].label)}>
          <FactLine>
            <InlineField
              delivery={delivery}
              name={name}
              label={translate(DELIVERY_FIELDS[name].label)}
              timeZone={timeZone}
              isReadOnly={isReadOnly || !isDeliveryFieldOpen(delivery, name)}
            >
              {SHOWN_AS[name]?.(delivery)}
            </InlineField>
          </FactLine>
        </Fact>
      ))}
    </Facts>
  );
}

/** What stands in place of a field's text. */
const SHOWN_AS: { readonly [Name in keyof DeliveryFields]?: (delivery: Delivery) => ReactNode } = {
  document_file: ({ document_file }) => <Document fileName={document_file} />,
  phone_number: ({ phone_number }) => <Phone number={phone_number} />,
};

/** A number that a phone calls when it is pressed. */
function Phone({ number }: { readonly number: string }) {
  const translate = useTranslate();
  const dialled = number.replaceAll(/[^\d+]/g, '');
  if (dialled === '')
    return <span data-empty={number === '' || undefined}>{number || translate('deliveries.empty')}</span>;
  return <Link href={`tel:${dialled}`}>{number}</Link>;
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
