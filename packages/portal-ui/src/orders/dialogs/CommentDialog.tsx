import { useId, useState } from 'react';
import { issueMessage } from '@kontor/portal-core/i18n';
import { commentPermission, ORDER_COMMENT_MAX, validateOrderComment } from '@kontor/portal-core/orders';
import { Button, CloseButton, Dialog, TextArea } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { usePrincipal } from '../../session/index.js';
import { useOrderUpdate } from '../useOrderChange.js';
import { useOrderVersion } from '../useOrderVersion.js';
import type { OrderDialogProps } from './CancelOrderDialog.js';
import { Fields, Note, Quoted } from './dialogs.styles.js';
import { StaleNote } from './StaleNote.js';

const NOTICES = {
  success: 'orders.commentSaved',
  failure: 'orders.updateError',
  isStaleShown: true,
} as const;

/** Dialog for the note shown on the warehouse's scanner. Depending on the rights it can be read, written once, or changed. */
export function CommentDialog({ order, onClose }: OrderDialogProps) {
  const translate = useTranslate();
  const actor = usePrincipal();
  // Asked of the order as the dialog was opened with it, so that a text being written is not taken away.
  const [opened] = useState(order);
  const mayWrite = commentPermission(opened.status, opened.comment, actor.resources) !== 'read';
  const title = translate('orders.commentTitle', { id: order.externalOrderId || order.id });
  if (mayWrite) return <CommentForm order={order} title={title} onClose={onClose} />;
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
}

function CommentForm({ order, title, onClose }: CommentFormProps) {
  const translate = useTranslate();
  const id = useId();
  const version = useOrderVersion(order);
  const from = version.order;
  const [comment, setComment] = useState(order.comment);
  const permission = commentPermission(from.status, from.comment, usePrincipal().resources);
  const save = useOrderUpdate(NOTICES);
  const [issue] = validateOrderComment(comment);
  const left = ORDER_COMMENT_MAX - comment.length;
  return (
    <Dialog
      isOpen
      size="small"
      title={title}
      isDirty={comment !== from.comment}
      isBusy={save.isPending}
      onClose={onClose}
      actions={
        <>
          <CloseButton />
          <Button
            type="submit"
            form={id}
            variant="primary"
            isBusy={save.isPending}
            isDisabled={permission === 'read'}
          >
            {translate('common.save')}
          </Button>
        </>
      }
    >
      <StaleNote
        version={version}
        change={save}
        obstacle={permission === 'read' && translate('orders.commentReadOnly')}
      />
      <Fields
        id={id}
        onSubmit={(event): void => {
          event.preventDefault();
          if (issue || save.isPending || permission === 'read') return;
          if (comment.trim() === from.comment.trim()) return onClose();
          save.mutate({ order: from, fieldData: { ZZN_Notiz_Scanner: comment } }, { onSuccess: onClose });
        }}
      >
        <TextArea
          label={translate('orders.orderComment')}
          rows={4}
          autoFocus
          maxLength={ORDER_COMMENT_MAX}
          value={comment}
          isReadOnly={permission === 'read'}
          help={translate('orders.commentHelp', { left })}
          error={issue && issueMessage(translate, issue)}
          onChange={({ value }) => setComment(value)}
        />
        {from.comment !== order.comment && from.comment !== comment && (
          <Note>{translate('orders.commentNow', { comment: from.comment || '–' })}</Note>
        )}
        {permission === 'create' && <Note>{translate('orders.commentOnce')}</Note>}
      </Fields>
    </Dialog>
  );
}
