import { useId, useState } from 'react';
import {
  commentPermission,
  issueMessage,
  ORDER_COMMENT_MAX,
  validateOrderComment,
} from '@kontor/portal-core';
import { Button, Dialog, TextArea } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { CloseButton } from '../../primitives/overlay/CloseButton.js';
import { useOrderActor } from '../useOrderActor.js';
import { useOrderUpdate } from '../useOrderChange.js';
import type { OrderDialogProps } from './CancelOrderDialog.js';
import { Fields, Note, Quoted } from './dialogs.styles.js';

const NOTICES = { success: 'orders.commentSaved', failure: 'orders.updateError' } as const;

/** The note the warehouse's scanner shows: to read, to write once, or to change, as one may. */
export function CommentDialog({ order, onClose }: OrderDialogProps) {
  const translate = useTranslate();
  const actor = useOrderActor();
  const permission = commentPermission(order.status, order.comment, actor.resources);
  const title = translate('orders.commentTitle', { id: order.externalOrderId || order.id });
  if (permission !== 'read')
    return <CommentForm order={order} title={title} isOnce={permission === 'create'} onClose={onClose} />;
  return (
    <Dialog
      isOpen
      size="small"
      title={title}
      onClose={onClose}
      actions={<Button onPress={onClose}>{translate('common.close')}</Button>}
    >
      <Note>{translate('orders.commentReadOnly')}</Note>
      <Quoted>{order.comment || translate('orders.noComment')}</Quoted>
    </Dialog>
  );
}

interface CommentFormProps extends OrderDialogProps {
  readonly title: string;
  /** What is written now cannot be changed by the user later. */
  readonly isOnce: boolean;
}

function CommentForm({ order, title, isOnce, onClose }: CommentFormProps) {
  const translate = useTranslate();
  const id = useId();
  const [from] = useState(order);
  const [comment, setComment] = useState(order.comment);
  const save = useOrderUpdate(NOTICES);
  const [issue] = validateOrderComment(comment);
  const left = ORDER_COMMENT_MAX - comment.length;
  return (
    <Dialog
      isOpen
      size="small"
      title={title}
      isDirty={comment !== from.comment}
      onClose={onClose}
      actions={
        <>
          <CloseButton />
          <Button type="submit" form={id} variant="primary" isBusy={save.isPending}>
            {translate('common.save')}
          </Button>
        </>
      }
    >
      <Fields
        id={id}
        onSubmit={(event) => {
          event.preventDefault();
          if (issue || save.isPending) return;
          save.mutate({ order: from, fieldData: { ZZN_Notiz_Scanner: comment } }, { onSuccess: onClose });
        }}
      >
        <TextArea
          label={translate('orders.orderComment')}
          rows={4}
          autoFocus
          maxLength={ORDER_COMMENT_MAX}
          value={comment}
          help={translate('orders.commentHelp', { left })}
          error={issue && issueMessage(translate, issue)}
          onChange={({ value }) => setComment(value)}
        />
        {isOnce && <Note>{translate('orders.commentOnce')}</Note>}
      </Fields>
    </Dialog>
  );
}
