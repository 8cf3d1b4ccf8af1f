import { useState } from 'react';
import type { ArrivedUnits, Delivery, DeliveryEvent } from '@kontor/portal-core/deliveries';
import { StatusLine } from '../record/Delivery.styles.js';
import { DeliveryStatusButton } from './DeliveryStatusButton.js';
import { StatusChange } from './StatusChange.js';

export interface DeliveryStatusMenuProps {
  readonly delivery: Pick<Delivery, 'id' | 'status'>;
  /** How far its bookings are from what was announced; undefined if unknown. */
  readonly units?: ArrivedUnits | undefined;
}

/** The status of a delivery. Users who may change it also get the dialog of the chosen step. */
export function DeliveryStatusMenu({ delivery, units }: DeliveryStatusMenuProps) {
  const [chosen, choose] = useState<DeliveryEvent | null>(null);
  return (
    <StatusLine>
      <DeliveryStatusButton status={delivery.status} units={units} onChoose={({ event }) => choose(event)} />
      {chosen !== null && <StatusChange delivery={delivery} event={chosen} onClose={() => choose(null)} />}
    </StatusLine>
  );
}
