import type { ReactNode } from 'react';
import { formatDay, mayReadAllMerchants, type Order, type OrderActor } from '@kontor/portal-core';
import { Button, Link, Skeleton } from '../../primitives/index.js';
import { useLanguage, useTranslate } from '../../provider/index.js';
import { problemText } from '../../provider/problem-text.js';
import { countryName } from '../country-name.js';
import { TrackingNumber } from '../TrackingCell.js';
import { useAddress } from '../useAddress.js';
import { Fact, Facts, Lines } from './OrderPanel.styles.js';

interface OrderFactsProps {
  readonly order: Order;
  readonly actor: OrderActor;
  /** Where it goes. */
  readonly children: ReactNode;
}

/** What an order is: when, whose, where to, how, and the note on it. */
export function OrderFacts({ order, actor, children }: OrderFactsProps) {
  const translate = useTranslate();
  return (
    <Facts>
      <Fact>
        <dt>{translate('orders.orderedOn')}</dt>
        <dd>{formatDay(order.date)}</dd>
      </Fact>
      <Fact>
        <dt>{translate('orders.internalId')}</dt>
        <dd>{order.id}</dd>
      </Fact>
      <TextFact label={translate('orders.customerReference')} text={order.customerReference} />
      {mayReadAllMerchants(actor) && (
        <TextFact
          label={translate('orders.merchant')}
          text={`${order.merchantName} (${order.merchantErpId})`}
        />
      )}
      {children}
      <Shipment order={order} />
      <TextFact label={translate('orders.shippingMethod')} text={order.shippingMethod} />
      <TextFact label={translate('orders.orderComment')} text={order.comment} />
    </Facts>
  );
}

function TextFact({ label, text }: { readonly label: string; readonly text: string }) {
  if (text === '') return null;
  return (
    <Fact>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </Fact>
  );
}

function Shipment({ order }: Pick<OrderFactsProps, 'order'>) {
  const translate = useTranslate();
  const { carrier, trackingNumbers } = order;
  return (
    <Fact>
      <dt>{translate('orders.shipment')}</dt>
      <dd>
        <Lines>
          {carrier !== '' && <span>{carrier}</span>}
          {trackingNumbers.length === 0 && <small>{translate('orders.noShipmentYet')}</small>}
          {trackingNumbers.map((number) => (
            <TrackingNumber key={number} number={number} carrier={carrier} />
          ))}
        </Lines>
      </dd>
    </Fact>
  );
}

/** The delivery address, one part a line, and the e-mail. */
export function OrderAddress({ addressId }: { readonly addressId: number }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { address, error, retry } = useAddress(addressId);
  if (error)
    return (
      <Fact>
        <dt>{translate('orders.deliveryAddress')}</dt>
        <dd role="alert">
          {problemText(error, translate)}{' '}
          <Button size="small" onPress={retry}>
            {translate('common.retry')}
          </Button>
        </dd>
      </Fact>
    );
  const lines = address && [
    address.company,
    [address.second_name, address.name].filter(Boolean).join(' '),
    address.street,
    address.address_second_line,
    `${address.postal_code} ${address.city}`.trim(),
    countryName(address.country_code, language),
  ];
  return (
    <>
      <Fact>
        <dt>{translate('orders.deliveryAddress')}</dt>
        <dd>
          {address === undefined ? (
            <Skeleton width="70%" />
          ) : (
            <Lines>
              {(lines ?? ['–']).filter(Boolean).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </Lines>
          )}
        </dd>
      </Fact>
      {address?.email && (
        <Fact>
          <dt>{translate('orders.email')}</dt>
          <dd>
            <Link href={`mailto:${address.email}`}>{address.email}</Link>
          </dd>
        </Fact>
      )}
    </>
  );
}
