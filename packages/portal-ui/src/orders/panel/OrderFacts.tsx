import type { ReactNode } from 'react';
import { mayReadAllMerchants } from '@kontor/portal-core/access';
import { formatDay } from '@kontor/portal-core/dates';
import type { Order, OrderActor } from '@kontor/portal-core/orders';
import { Button, Fact, Facts, Link, Skeleton } from '../../primitives/index.js';
import { problemText, useLanguage, useTranslate } from '../../provider/index.js';
import { addressLines } from '../address-lines.js';
import { TrackingNumber } from '../TrackingCell.js';
import { useAddress } from '../useAddress.js';
import { OrderErpFact } from './OrderErpFact.js';
import { Lines } from './OrderPanel.styles.js';

interface OrderFactsProps {
  readonly order: Order;
  readonly actor: OrderActor;
  /** Content of the delivery address. */
  readonly children: ReactNode;
}

/** The facts of an order: date, merchant, address, shipping and note. */
export function OrderFacts({ order, actor, children }: OrderFactsProps) {
  const translate = useTranslate();
  return (
    <Facts>
      <Fact label={translate('orders.orderedOn')}>{formatDay(order.date)}</Fact>
      <Fact label={translate('orders.internalId')}>{order.id}</Fact>
      <TextFact label={translate('orders.customerReference')} text={order.customerReference} />
      {mayReadAllMerchants(actor) && (
        <TextFact
          label={translate('orders.merchant')}
          text={`${order.merchantName} (${order.merchantErpId})`}
        />
      )}
      {children}
      <Shipment order={order} />
      <OrderErpFact orderId={order.id} />
      <TextFact label={translate('orders.shippingMethod')} text={order.shippingMethod} />
      <TextFact label={translate('orders.orderComment')} text={order.comment} />
    </Facts>
  );
}

function TextFact({ label, text }: { readonly label: string; readonly text: string }) {
  if (text === '') return null;
  return <Fact label={label}>{text}</Fact>;
}

function Shipment({ order }: Pick<OrderFactsProps, 'order'>) {
  const translate = useTranslate();
  const { carrier, trackingNumbers } = order;
  return (
    <Fact label={translate('orders.shipment')}>
      <Lines>
        {carrier !== '' && <span>{carrier}</span>}
        {trackingNumbers.length === 0 && <small>{translate('orders.noShipmentYet')}</small>}
        {trackingNumbers.map((number) => (
          <TrackingNumber key={number} number={number} carrier={carrier} />
        ))}
      </Lines>
    </Fact>
  );
}

/** The delivery address, one part per line, and the e-mail address. */
export function OrderAddress({ addressId }: { readonly addressId: number }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { address, error, retry } = useAddress(addressId);
  if (error)
    return (
      <Fact label={translate('orders.deliveryAddress')}>
        <div role="alert">
          {problemText(error, translate)}{' '}
          <Button size="small" onPress={retry}>
            {translate('common.retry')}
          </Button>
        </div>
      </Fact>
    );
  const lines = address && addressLines(address, language);
  return (
    <>
      <Fact label={translate('orders.deliveryAddress')}>
        {address === undefined ? (
          <Skeleton width="70%" />
        ) : (
          <Lines>
            {(lines ?? ['–']).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </Lines>
        )}
      </Fact>
      {address?.email && (
        <Fact label={translate('orders.email')}>
          <Link href={`mailto:${address.email}`}>{address.email}</Link>
        </Fact>
      )}
    </>
  );
}
