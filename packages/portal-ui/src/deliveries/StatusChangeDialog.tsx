import { useState } from 'react';
import {
  DELIVERY_EVENT_TEXTS,
  DELIVERY_STATUS_TEXTS,
  deliveryMachine,
  validateComment,
  type Delivery,
  type DeliveryEvent,
} from '@kontor/portal-core';
import { RichTextEditor } from '../editor/index.js';
import { FormDialog, useDone, useForm } from '../forms/index.js';
import { useNotifyFailure } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { useChangeDeliveryStatus } from './useDeliveryChanges.js';

export interface StatusChangeDialogProps {
  readonly delivery: Pick<Delivery, 'id' | 'status'>;
  /** The step to take. */
  readonly event: DeliveryEvent;
  readonly onClose: () => void;
}

/** Dialog that changes the status of a delivery, with a comment as the reason. Stays open with its text when that fails. */
export function StatusChangeDialog({ delivery, event, onClose }: StatusChangeDialogProps) {
  const translate = useTranslate();
  const done = useDone(onClose);
  const notifyFailure = useNotifyFailure();
  const change = useChangeDeliveryStatus();
  // From the status when the dialog was opened: during the refetch of the list the delivery already has its new status.
  const [status] = useState(() => deliveryMachine.next(delivery.status, event));
  const action = translate(DELIVERY_EVENT_TEXTS[event]);
  const form = useForm({
    initial: { comment: '' },
    validate: ({ comment }) => validateComment(comment),
    refusal: change.error,
    onSubmit: ({ comment }) =>
      change.mutate(
        { delivery_id: delivery.id, comment, status },
        {
          ...done('deliveries.statusChanged', { status: translate(DELIVERY_STATUS_TEXTS[status]) }),
          onError: (error) => notifyFailure(translate('deliveries.statusFailed'), error),
        },
      ),
  });
  return (
    <FormDialog
      title={translate('deliveries.statusChangeOf', { action, id: delivery.id })}
      submitLabel={action}
      form={form}
      isBusy={change.isPending}
      onClose={onClose}
    >
      <RichTextEditor
        label={translate('deliveries.statusReason')}
        isRequired
        value={form.draft.comment}
        onChange={({ value }) => form.change({ comment: value })}
        errorMessage={form.errorOf('comment')}
        isDisabled={change.isPending}
      />
    </FormDialog>
  );
}
