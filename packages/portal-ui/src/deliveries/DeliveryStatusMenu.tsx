import { useState } from 'react';
import {
  DELIVERY_EVENT_TEXTS,
  deliveryMachine,
  type Delivery,
  type DeliveryEvent,
} from '@kontor/portal-core';
import { Menu } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { StatusLine } from './Delivery.styles.js';
import { DeliveryStatusHint } from './DeliveryStatusHint.js';
import { StatusChangeDialog } from './StatusChangeDialog.js';
import { useDeliveryRights } from './useDeliveryRights.js';

export interface DeliveryStatusMenuProps {
  readonly delivery: Pick<Delivery, 'id' | 'status'>;
  /** Announced units that are not booked in, where that is known. */
  readonly missingUnits?: number | undefined;
}

/** What ends a delivery without its goods. */
const DANGEROUS: readonly DeliveryEvent[] = ['decline', 'markObsolete'];

/** The status of a delivery; those who may change it get a menu of what it can become. */
export function DeliveryStatusMenu({ delivery, missingUnits }: DeliveryStatusMenuProps) {
  const translate = useTranslate();
  const { isStaff } = useDeliveryRights();
  const [chosen, choose] = useState<DeliveryEvent | null>(null);
  const events = deliveryMachine.events(delivery.status);
  return (
    <StatusLine>
      <DeliveryStatusHint status={delivery.status} missingUnits={missingUnits} />
      {isStaff && events.length > 0 && (
        <Menu
          label={translate('deliveries.changeStatus')}
          size="small"
          placement="bottom-end"
          items={events.map((event) => ({
            id: event,
            label: translate(DELIVERY_EVENT_TEXTS[event]),
            isDangerous: DANGEROUS.includes(event),
          }))}
          onAction={({ id }) => choose(id as DeliveryEvent)}
        />
      )}
      {chosen !== null && (
        <StatusChangeDialog delivery={delivery} event={chosen} onClose={() => choose(null)} />
      )}
    </StatusLine>
  );
}
