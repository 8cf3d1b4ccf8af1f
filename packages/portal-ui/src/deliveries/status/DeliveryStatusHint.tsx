import { useRef, type ReactNode } from 'react';
import { useButton } from 'react-aria/useButton';
import { styled } from 'styled-components';
import {
  DELIVERY_STATUS_TEXTS,
  deliveryOutlook,
  type ArrivedUnits,
  type DeliveryStatus,
} from '@kontor/portal-core/deliveries';
import { COMMENT_TONES } from '../../comments/index.js';
import { Badge, Tooltip } from '../../primitives/index.js';
import { useLanguage, useTranslate } from '../../provider/index.js';
import { bareButton, focusRing } from '../../theme/index.js';
import { useDeliveryRights } from '../record/useDeliveryRights.js';

export interface DeliveryStatusHintProps {
  readonly status: DeliveryStatus;
  /** How far its bookings are from what was announced; undefined if unknown. */
  readonly units?: ArrivedUnits | undefined;
}

/** The status of a delivery with a hint, on hover or focus: what comes next, who may do it and what is missing. */
export function DeliveryStatusHint({ status, units }: DeliveryStatusHintProps) {
  const translate = useTranslate();
  const outlook = useDeliveryOutlook(status, units);
  return (
    <Tooltip text={outlook.join(' ')} opensOnTap>
      <HintTrigger>
        <Badge tone={COMMENT_TONES[status]} isStruck={status === 'OBSOLETE'}>
          {translate(DELIVERY_STATUS_TEXTS[status])}
        </Badge>
      </HintTrigger>
    </Tooltip>
  );
}

/** Sentences on what comes next for a delivery, worded for the signed-in user. */
export function useDeliveryOutlook(status: DeliveryStatus, units?: ArrivedUnits): readonly string[] {
  const translate = useTranslate();
  const language = useLanguage();
  const { mayChange } = useDeliveryRights();
  return deliveryOutlook(status, { language, mayChange, ...units }, translate);
}

/** Can be focused so that the hint can be read; has no action of its own. */
function HintTrigger({ children }: { readonly children: ReactNode }) {
  const ref = useRef<HTMLButtonElement>(null);
  const { buttonProps } = useButton({ 'aria-disabled': true }, ref);
  return (
    <Trigger {...buttonProps} ref={ref}>
      {children}
    </Trigger>
  );
}

const Trigger = styled.button`
  ${focusRing}
  ${bareButton}
  cursor: help;
`;
