import { useState } from 'react';
import { DeliveryDetail } from '../deliveries/DeliveryDetail.js';
import { fakeDeliveries, type FakeDeliveries } from './fake-deliveries.js';
import { InPortal } from './InPortal.js';

export interface DeliveryArgs {
  readonly portal: FakeDeliveries;
  readonly id: number;
}

let portal = fakeDeliveries();

/** The requests of the delivery shown last. */
export const requestsOfDelivery = () => portal.requests;

/** The page of a delivery, with a portal of its own. */
export function LiveDelivery({ portal: options, id }: DeliveryArgs) {
  const [own] = useState(() => (portal = fakeDeliveries(options)));
  return (
    <InPortal portal={own}>
      <DeliveryDetail id={id} />
    </InPortal>
  );
}
