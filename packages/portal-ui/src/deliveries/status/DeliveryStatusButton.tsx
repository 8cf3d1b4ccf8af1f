import { styled } from 'styled-components';
import {
  DELIVERY_EVENT_TEXTS,
  DELIVERY_STATUS_TEXTS,
  deliveryMachine,
  deliveryMissing,
  type ArrivedUnits,
  type DeliveryEvent,
  type DeliveryStatus,
} from '@kontor/portal-core/deliveries';
import { COMMENT_TONES } from '../../comments/index.js';
import { Badge, Menu } from '../../primitives/index.js';
import { useLanguage, useTranslate } from '../../provider/index.js';
import { space } from '../../theme/index.js';
import { DeliveryStatusHint, useDeliveryOutlook } from './DeliveryStatusHint.js';
import { useDeliveryRights } from '../record/useDeliveryRights.js';

export interface DeliveryStatusButtonProps {
  readonly status: DeliveryStatus;
  /** How far its bookings are from what was announced; undefined if unknown. */
  readonly units?: ArrivedUnits | undefined;
  /** Called with the step the user chooses. */
  readonly onChoose: (choice: { readonly event: DeliveryEvent }) => void;
}

/** Steps that end a delivery without its goods. */
const DANGEROUS: readonly DeliveryEvent[] = ['decline', 'markObsolete'];

/**
 * The status of a delivery. With `/getForAllMerchants` it is a menu of the possible steps; otherwise, and if no step is
 * possible, a disabled button (specification 2 section 4). Both show what comes next.
 */
export function DeliveryStatusButton({ status, units, onChoose }: DeliveryStatusButtonProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { mayChange } = useDeliveryRights();
  const outlook = useDeliveryOutlook(status, units);
  const events = deliveryMachine.events(status);
  if (!mayChange || events.length === 0) return <DeliveryStatusHint status={status} units={units} />;
  const words = translate(DELIVERY_STATUS_TEXTS[status]);
  const missing = deliveryMissing(status, { language, ...units }, translate) ?? undefined;
  return (
    <MenuPlace>
      <Menu
        label={translate('deliveries.changeStatusFrom', { status: words })}
        face={<Badge tone={COMMENT_TONES[status]}>{words}</Badge>}
        hint={outlook.join(' ')}
        variant="quiet"
        size="small"
        items={events.map((event) => ({
          id: event,
          label: translate(DELIVERY_EVENT_TEXTS[event]),
          note: DANGEROUS.includes(event) ? undefined : missing,
          isDangerous: DANGEROUS.includes(event),
        }))}
        onAction={({ id }) => onChoose({ event: id })}
      />
    </MenuPlace>
  );
}

/** Aligns the text of the menu with that of a status without a menu. */
const MenuPlace = styled.span`
  display: inline-flex;
  margin-inline-start: calc(-1 * ${space('2')});
`;
