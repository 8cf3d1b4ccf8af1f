import { formatInstant } from '@kontor/portal-core/dates';
import { DELIVERY_FIELDS, parseDeliveryProducts, type Delivery } from '@kontor/portal-core/deliveries';
import { Barcode, PrintDialog } from '../../primitives/index.js';
import { useLanguage, useTranslate } from '../../provider/index.js';
import { useTimeZone } from '../../settings/index.js';
import type { InboundLine } from '../record/useInbound.js';

export interface DeliverySheetProps {
  readonly delivery: Delivery;
  /** The ERP's lines; undefined until they are known. */
  readonly lines: readonly InboundLine[] | undefined;
  readonly onClose: () => void;
}

const TOLD = ['warehouse', 'carrier', 'tracking_number', 'contact', 'phone_number', 'note'] as const;

/** The delivery note of a delivery on A4: what is announced, with a column to count by hand, and its number as a bar code. */
export function DeliverySheet({ delivery, lines, onClose }: DeliverySheetProps) {
  const translate = useTranslate();
  const timeZone = useTimeZone();
  const title = translate('deliveries.sheetTitle', { id: delivery.id });
  const facts = [
    [translate('merchants.merchant'), delivery.user.merchant.merchant_name],
    [translate('deliveries.arriving'), formatInstant(Date.parse(delivery.delivery_datetime), timeZone)],
    ...TOLD.map((name) => [translate(DELIVERY_FIELDS[name].label), delivery[name]] as const),
  ] as const;
  return (
    <PrintDialog title={title} onClose={onClose}>
      <div data-head="">
        <h1>{title}</h1>
        <Barcode value={String(delivery.id)} />
      </div>
      <dl>
        {facts
          .filter(([, text]) => text !== '')
          .map(([label, text]) => [<dt key={label}>{label}</dt>, <dd key={`${label} is`}>{text}</dd>])}
      </dl>
      <Goods delivery={delivery} lines={lines} />
      <p data-signature="">{translate('deliveries.sheetSignature')}</p>
    </PrintDialog>
  );
}

function Goods({ delivery, lines }: Pick<DeliverySheetProps, 'delivery' | 'lines'>) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{translate('deliveries.sheetNumber')}</th>
          <th scope="col">{translate('deliveries.product')}</th>
          <th scope="col">EAN</th>
          <th scope="col" data-number="">
            {translate('deliveries.sheetAnnounced')}
          </th>
          <th scope="col" data-number="">
            {translate('deliveries.sheetCounted')}
          </th>
        </tr>
      </thead>
      <tbody>
        {parseDeliveryProducts(delivery.products).map(({ id, name, qty }, index) => (
          <tr key={`${index} ${id}`}>
            <td>{id}</td>
            <td>{name}</td>
            <td>{lines?.find(({ productId }) => productId === id)?.ean}</td>
            <td data-number="">{qty.toLocaleString(language)}</td>
            <td data-number="">__________</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
