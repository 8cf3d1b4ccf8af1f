import { formatDay } from '@kontor/portal-core/dates';
import type { Order } from '@kontor/portal-core/orders';
import { Barcode, PrintDialog } from '../../primitives/index.js';
import { useLanguage, useTranslate } from '../../provider/index.js';
import { addressLines } from '../address-lines.js';
import { useAddress } from '../useAddress.js';

export interface OrderSheetProps {
  readonly order: Order;
  readonly onClose: () => void;
}

/** The sheet of an order on A4: where it goes and what is in it, with its number as a bar code. */
export function OrderSheet({ order, onClose }: OrderSheetProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { address } = useAddress(order.addressId);
  const number = order.externalOrderId || String(order.id);
  const title = translate('orders.sheetTitle', { number });
  const facts = [
    [translate('orders.orderedOn'), formatDay(order.date)],
    [translate('orders.merchant'), order.merchantName],
    [translate('orders.customerReference'), order.customerReference],
    [translate('orders.shippingMethod'), order.shippingMethod],
    [translate('orders.trackingNumber'), order.trackingNumbers.join(', ')],
    [translate('orders.orderComment'), order.comment],
  ] as const;
  return (
    <PrintDialog title={title} onClose={onClose}>
      <div data-head="">
        <h1>{title}</h1>
        <Barcode value={number} />
      </div>
      <h2>{translate('orders.deliveryAddress')}</h2>
      {address
        ? addressLines(address, language).map((line) => <div key={line}>{line}</div>)
        : order.recipient}
      <dl>
        {facts
          .filter(([, text]) => text !== '')
          .map(([label, text]) => [<dt key={label}>{label}</dt>, <dd key={`${label} is`}>{text}</dd>])}
      </dl>
      <table>
        <thead>
          <tr>
            <th scope="col">{translate('deliveries.sheetNumber')}</th>
            <th scope="col">{translate('deliveries.product')}</th>
            <th scope="col" data-number="">
              {translate('orders.quantity')}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.items.map(({ id, name, qty }, index) => (
            <tr key={`${index} ${id}`}>
              <td>{id}</td>
              <td>{name}</td>
              <td data-number="">{qty.toLocaleString(language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PrintDialog>
  );
}
