import { useState } from 'react';
import type { Delivery, DeliveryEvent } from '@kontor/portal-core';
import { StatusLine } from './Delivery.styles.js';
import { DeliveryStatusButton } from './DeliveryStatusButton.js';
import { StatusChange } from './StatusChange.js';

export interface DeliveryStatusMenuProps {
  readonly delivery: Pick<Delivery, 'id' | 'status'>;
  /** Number of announced units that are not booked in; undefined if unknown. */
  readonly missingUnits?: number | undefined;
}

/** The status of a delivery. Users who may change it also get the dialog of the chosen step. */
export function DeliveryStatusMenu({ delivery, missingUnits }: DeliveryStatusMenuProps) {
  const [chosen, choose] = useState<DeliveryEvent | null>(null);
  return (
    <StatusLine>
      <DeliveryStatusButton
        status={delivery.status}
        missingUnits={missingUnits}
        onChoose={({ event }) => choose(event)}
      />
      {chosen !== null && <StatusChange delivery={delivery} event={chosen} onClose={() => choose(null)} />}
    </StatusLine>
  );
}
