import { Suspense, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { trackingLink, type Order } from '@kontor/portal-core/orders';
import { Button, lazyPart } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { color, oneLine, space, tabularFigures } from '../theme/index.js';
import { CellLink, FiguresInFull, Nothing } from './cells.styles.js';

const TrackingList = lazyPart(() => import('./TrackingList.js').then((module) => module.TrackingList));

type Shipment = Pick<Order, 'trackingNumbers' | 'carrier'>;

/** The first parcel of an order, and the number of further parcels. */
export function TrackingCell({ order }: { readonly order: Shipment }) {
  const [first, ...others] = order.trackingNumbers;
  if (first === undefined) return <Nothing>–</Nothing>;
  return (
    <Line>
      <TrackingNumber number={first} carrier={order.carrier} />
      {others.length > 0 && <OtherParcels order={order} count={others.length} />}
    </Line>
  );
}

/** A tracking number that links to the carrier's page, or says that the carrier has none. */
export function TrackingNumber({ number, carrier }: { readonly number: string; readonly carrier: string }) {
  const translate = useTranslate();
  const href = trackingLink(carrier, number);
  if (href !== null) {
    const label = translate('orders.trackShipment', { number, carrier: carrier.toUpperCase() });
    return (
      <CellLink href={href} target="_blank" rel="noopener noreferrer" title={label} aria-label={label}>
        <FiguresInFull>{number}</FiguresInFull>
      </CellLink>
    );
  }
  const note = translate('orders.noTracking');
  return (
    <Untracked title={`${number} · ${note}`}>
      <FiguresInFull>
        {number} <small>{note}</small>
      </FiguresInFull>
    </Untracked>
  );
}

function OtherParcels({ order, count }: { readonly order: Shipment; readonly count: number }) {
  const translate = useTranslate();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={trigger}
        size="small"
        variant="quiet"
        aria-expanded={isOpen}
        aria-label={translate('orders.moreParcels', { count })}
        onPress={() => setOpen(!isOpen)}
      >
        +{count}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <TrackingList order={order} triggerRef={trigger} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: ${space('1')};
  min-width: 0;
  ${tabularFigures}
`;

const Untracked = styled.span`
  ${oneLine}

  small {
    color: ${color('ink-subtle')};
    font-size: inherit;
  }
`;
