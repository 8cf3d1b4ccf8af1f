import { formatInstant } from '@kontor/portal-core/dates';
import {
  DELIVERY_EVENT_TEXTS,
  DELIVERY_STATUS_TEXTS,
  deliveryMachine,
  type DeliveryEvent,
  type DeliveryStatus,
} from '@kontor/portal-core/deliveries';
import { Alert, Button } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { useTimeZone } from '../../settings/index.js';
import type { StepOfOthers } from './useFasterStep.js';

export interface FasterStepProps {
  readonly step: StepOfOthers;
  /** Called with the step to take instead, and the status it leads to. */
  readonly onChoose: (next: { readonly event: DeliveryEvent; readonly status: DeliveryStatus }) => void;
}

/** Says who was faster with which step and when, and offers the steps that are possible by now. */
export function FasterStep({ step: { delivery, comment }, onChoose }: FasterStepProps) {
  const translate = useTranslate();
  const timeZone = useTimeZone();
  const { status } = delivery;
  const events = deliveryMachine.events(status);
  const who = comment?.user?.full_name || comment?.user?.username || translate('deliveries.someone');
  const words = translate(DELIVERY_STATUS_TEXTS[status]);
  return (
    <Alert
      level="warning"
      title={
        comment
          ? translate('deliveries.fasterStep', {
              who,
              when: formatInstant(Date.parse(comment.creation_date), timeZone),
              status: words,
            })
          : translate('deliveries.fasterUnknown', { status: words })
      }
      actions={events.map((event) => (
        <Button
          key={event}
          size="small"
          onPress={() => onChoose({ event, status: deliveryMachine.next(status, event) })}
        >
          {translate(DELIVERY_EVENT_TEXTS[event])}
        </Button>
      ))}
    >
      {translate(events.length === 0 ? 'deliveries.fasterFinal' : 'deliveries.fasterNext')}
    </Alert>
  );
}
