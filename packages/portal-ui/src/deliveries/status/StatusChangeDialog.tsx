import { useState } from 'react';
import { validateComment } from '@kontor/portal-core/comments';
import {
  DELIVERY_EVENT_TEXTS,
  DELIVERY_STATUS_TEXTS,
  deliveryMachine,
  type Delivery,
  type DeliveryEvent,
} from '@kontor/portal-core/deliveries';
import { Sentences, withSentence } from '../../comments/index.js';
import { RichTextEditor } from '../../editor/index.js';
import { FormDialog, useDone, useForm } from '../../forms/index.js';
import { FieldColumn, useNotifyFailure } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { FasterStep } from './FasterStep.js';
import { STEP_SENTENCES } from './step-sentences.js';
import { useChangeDeliveryStatus } from '../record/useDeliveryChanges.js';
import { useFasterStep } from './useFasterStep.js';

export interface StatusChangeDialogProps {
  readonly delivery: Pick<Delivery, 'id' | 'status'>;
  /** The step to take. */
  readonly event: DeliveryEvent;
  readonly onClose: () => void;
}

/**
 * Dialog that changes the status of a delivery, with a comment as the reason. Stays open with its text when that fails. When somebody else
 * took a step first, it says who, and goes on from the status that is reached by now.
 */
export function StatusChangeDialog({ delivery, event, onClose }: StatusChangeDialogProps) {
  const translate = useTranslate();
  const done = useDone(onClose);
  const notifyFailure = useNotifyFailure();
  const change = useChangeDeliveryStatus();
  const faster = useFasterStep(delivery.id);
  // From the status when the dialog was opened: during the refetch of the list the delivery already has its new status.
  const [step, setStep] = useState(() => ({ event, status: deliveryMachine.next(delivery.status, event) }));
  const action = translate(DELIVERY_EVENT_TEXTS[step.event]);
  const form = useForm({
    initial: { comment: '' },
    validate: ({ comment }) => validateComment(comment),
    refusal: change.error,
    onSubmit: ({ comment }) =>
      change.mutate(
        { delivery_id: delivery.id, comment, status: step.status },
        {
          ...done('deliveries.statusChanged', { status: translate(DELIVERY_STATUS_TEXTS[step.status]) }),
          onError: async (error) => {
            if (!(await faster.find(error))) notifyFailure(translate('deliveries.statusFailed'), error);
          },
        },
      ),
  });
  const { comment } = form.draft;
  const sentences = STEP_SENTENCES[step.event].map((key) => translate(key));
  return (
    <FormDialog
      title={translate('deliveries.statusChangeOf', { action, id: delivery.id })}
      submitLabel={action}
      form={form}
      isBusy={change.isPending}
      alert={faster.step === null ? undefined : null}
      onClose={onClose}
    >
      <FieldColumn>
        {faster.step !== null && (
          <FasterStep
            step={faster.step}
            onChoose={(next) => {
              setStep(next);
              faster.forget();
            }}
          />
        )}
        <Sentences
          label={translate('deliveries.sentences')}
          sentences={sentences}
          onChoose={(sentence) => form.change({ comment: withSentence(comment, sentence, sentences) })}
        />
        <RichTextEditor
          label={translate('deliveries.statusReason')}
          isRequired
          value={comment}
          onChange={({ value }) => form.change({ comment: value })}
          errorMessage={form.errorOf('comment')}
          isDisabled={change.isPending}
        />
      </FieldColumn>
    </FormDialog>
  );
}
